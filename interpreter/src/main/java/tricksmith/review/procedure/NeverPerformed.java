package tricksmith.review.procedure;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.Certainty;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

public record NeverPerformed(Rulebook book, Findings findings) {
  /**
   * Finds statements that never run because the match or the trick has ended, or because a loop
   * before them runs until the match ends; and loops that end the match in their first pass.
   */
  public void unreachable() {
    unreachable(book.rules().procedure());
    unreachable(book.rules().score());
  }

  private void unreachable(List<Action> block) {
    for (int place = 0; place < block.size(); place++) {
      Action action = block.get(place);
      if (place > 0 && isTheLast(block.get(place - 1))) {
        findings.add(ReviewProblem.UNREACHABLE, action);
        return;
      }
      firstPass(action);
      action.blocks().forEach(inside -> unreachable(inside.actions()));
    }
  }

  /** Reports a loop whose first pass ends the match in any case. */
  private void firstPass(Action loop) {
    if (loop.repetition() == null
        || loop.has(StatementEffect.PLAYS_TRICKS)
        || loop.inside().size() < 2) {
      return;
    }
    Action last = loop.inside().getLast();
    if (last.has(StatementEffect.ENDS_MATCH)) {
      findings.add(ReviewProblem.ENDS_IN_FIRST_PASS, last);
    }
  }

  /** Whether nothing after this action can ever run. */
  private boolean isTheLast(Action action) {
    if (action.has(StatementEffect.ENDS_MATCH, StatementEffect.ENDS_TRICK)) {
      return true;
    }
    Action.Repetition repetition = action.repetition();
    if (repetition != null) {
      return repetition.over().isEmpty()
          && action.effects().isEmpty()
          && action.until() != null
          && book.certainty().never(action.until());
    }
    return action.condition() != null
        && action.blocks().stream().allMatch(block -> endsInside(block.actions()));
  }

  private boolean endsInside(List<Action> block) {
    return block.stream().anyMatch(this::isTheLast);
  }

  /**
   * Finds statements that never run, conditions that always hold, and statements that only seem to
   * be under one.
   */
  public void branches() {
    book.actions().forEach(action -> new Branch(book.certainty(), findings).review(action));
    book.actions()
        .filter(action -> action.inside().size() == 1)
        .forEach(action -> besideIt(action, action.condition()));
  }

  /** Reports {@code if C: winner scores 1; left of winner scores 1}, where C ends at the first. */
  private void besideIt(Action action, @Nullable Term condition) {
    Action inside = action.inside().getFirst();
    if (condition == null || inside.span().start() < condition.span().end()) {
      return;
    }
    int end = action.span().end();
    Span colon = condition.span().gapTo(inside);
    String rest = book.after(end);
    if (!book.written(colon).strip().equals(":")
        || inside.span().end() != end
        || !rest.strip().startsWith(";")) {
      return;
    }
    String others = withoutEnd(rest);
    Span beside = new Span(end, end + others.length());
    findings.add(
        ReviewProblem.NOT_UNDER_THE_CONDITION,
        beside,
        others.contains("{") ? null : Fix.of(new Edit(colon, " { "), Edit.after(beside, " }")),
        book.written(condition));
  }

  /** Leaves out a comment, or the brace that closes the block around the line. */
  private static String withoutEnd(String rest) {
    int comment = rest.indexOf("//");
    String code = (comment < 0 ? rest : rest.substring(0, comment)).stripTrailing();
    return comment < 0 && code.endsWith("}")
        ? code.substring(0, code.length() - 1).stripTrailing()
        : code;
  }

  private record Branch(Certainty certainty, Findings findings) {

    void review(Action action) {
      condition(action.condition());
      forNobody(action.where());
      Action.Repetition repetition = action.repetition();
      if (repetition != null) {
        stopsAtOnce(action.until());
        notOnce(repetition.times());
        overNothing(repetition.over());
      }
    }

    private void condition(@Nullable Term condition) {
      if (condition == null) {
        return;
      }
      if (certainty.never(condition)) {
        // What makes it so may have been reported already.
        if (condition.all().noneMatch(part -> findings.hasAt(part))) {
          findings.add(ReviewProblem.NEVER_PERFORMED, condition);
        }
      } else if (certainty.always(condition)) {
        findings.add(ReviewProblem.CONDITION_FOR_NOTHING, condition);
      }
    }

    private void stopsAtOnce(@Nullable Term until) {
      if (until != null && certainty.always(until)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, until);
      }
    }

    private void notOnce(@Nullable Term times) {
      if (times != null && certainty.isAtMost(times, 0)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, times);
      }
    }

    private void forNobody(@Nullable Term where) {
      if (where != null && certainty.never(where)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, where);
      }
    }

    private void overNothing(List<Term> values) {
      if (!values.isEmpty()
          && values.stream().allMatch(certainty::isNothing)
          && values.stream().noneMatch(value -> findings.hasAt(value))) {
        findings.add(ReviewProblem.NEVER_PERFORMED, values.getFirst());
      }
    }
  }
}
