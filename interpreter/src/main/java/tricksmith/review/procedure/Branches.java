package tricksmith.review.procedure;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.Certainty;

/** Finds statements that never run and conditions that always hold. */
public record Branches(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions().forEach(action -> new Branch(book.certainty(), findings).review(action));
  }

  private record Branch(Certainty certainty, Findings findings) {

    void review(Action action) {
      branches(action.condition());
      forNobody(action.where());
      Action.Repetition repetition = action.repetition();
      if (repetition != null) {
        stopsAtOnce(repetition.until());
        notOnce(repetition.times());
        overNothing(repetition.over());
      }
    }

    private void branches(@Nullable Term condition) {
      if (condition == null) {
        return;
      }
      if (certainty.never(condition)) {
        findings.add(ReviewProblem.NEVER_PERFORMED, condition.span());
      } else if (certainty.always(condition)) {
        findings.add(ReviewProblem.CONDITION_FOR_NOTHING, condition.span());
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
      if (!values.isEmpty()
          && values.stream().allMatch(certainty::isNothing)
          && values.stream().noneMatch(value -> findings.hasAt(value.span()))) {
        findings.add(ReviewProblem.NEVER_PERFORMED, values.getFirst().span());
      }
    }
  }
}
