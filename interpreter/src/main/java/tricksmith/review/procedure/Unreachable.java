package tricksmith.review.procedure;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;

/**
 * Finds statements that never run because the match or the trick has ended, or because a loop
 * before them runs until the match ends; and loops that end the match in their first pass.
 */
public record Unreachable(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    block(book.rules().procedure());
    block(book.rules().score());
  }

  private void block(List<Action> block) {
    for (int place = 0; place < block.size(); place++) {
      Action action = block.get(place);
      if (place > 0 && isTheLast(block.get(place - 1))) {
        findings.add(ReviewProblem.UNREACHABLE, action);
        return;
      }
      firstPass(action);
      action.blocks().forEach(inside -> block(inside.actions()));
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
}
