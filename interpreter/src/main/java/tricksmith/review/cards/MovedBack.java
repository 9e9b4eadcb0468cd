package tricksmith.review.cards;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds two moves written as an exchange: the second takes everything, also the cards that the
 * first has just brought.
 */
public record MovedBack(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.blocks().forEach(this::block);
  }

  private void block(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      Action.Transfer first = actions.get(place - 1).transfer();
      Action.Transfer second = actions.get(place).transfer();
      if (first != null && second != null && isBack(first, second)) {
        findings.add(
            ReviewProblem.MOVED_BACK,
            actions.get(place).span(),
            book.written(second.cards()),
            book.written(first.cards()));
      }
    }
  }

  private static boolean isBack(Action.Transfer first, Action.Transfer second) {
    return first.cards() instanceof Term.ZoneCards
        && second.cards() instanceof Term.ZoneCards
        && first.to() != null
        && second.to() != null
        && TermEquality.same(first.cards(), second.to())
        && TermEquality.same(first.to(), second.cards());
  }
}
