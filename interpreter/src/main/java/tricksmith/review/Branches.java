package tricksmith.review;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Term;

/** Statements that are never performed, whatever happens, and conditions that always hold. */
final class Branches implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.actions().forEach(action -> new Branch(book.certainty(), findings).review(action));
  }

  private record Branch(Certainty certainty, Findings findings) {

    void review(Action action) {
      switch (action) {
        case Action.If branch -> branches(branch);
        case Action.RepeatUntil repeat -> stopsAtOnce(repeat.until());
        case Action.RepeatTimes repeat -> notOnce(repeat.times());
        case Action.RepeatWith repeat -> {
          stopsAtOnce(repeat.until());
          overNothing(repeat.values());
        }
        case Action.Each each -> {
          stopsAtOnce(each.until());
          forNobody(each.where());
          overNothing(List.of(each.set()));
        }
        case Action.PlayTricks play -> {
          stopsAtOnce(play.until());
          notOnce(play.count());
        }
        case Action.ChooseAtOnce choose -> forNobody(choose.where());
        case Action.MoveAtOnce move -> forNobody(move.where());
        default -> {}
      }
    }

    private void branches(Action.If branch) {
      if (certainty.never(branch.condition())) {
        findings.add(ReviewProblem.NEVER_PERFORMED, branch.condition().span());
      } else if (certainty.always(branch.condition())) {
        findings.add(ReviewProblem.CONDITION_FOR_NOTHING, branch.condition().span());
      }
    }

    private void stopsAtOnce(@Nullable Term until) {
      if (until != null && certainty.always(until)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, until.span());
      }
    }

    private void notOnce(@Nullable Term times) {
      if (times != null && certainty.isAtMost(times, 0)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, times.span());
      }
    }

    private void forNobody(@Nullable Term where) {
      if (where != null && certainty.never(where)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, where.span());
      }
    }

    private void overNothing(List<Term> values) {
      if (values.stream().allMatch(certainty::isNothing)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, values.getFirst().span());
      }
    }
  }
}
