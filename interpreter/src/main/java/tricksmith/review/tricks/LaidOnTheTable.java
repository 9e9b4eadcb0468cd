package tricksmith.review.tricks;

import java.util.IdentityHashMap;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;

/**
 * Finds cards that are laid on the table outside of a trick, as if it were a place for cards in the
 * middle: whoever takes the next trick takes them too.
 */
public record LaidOnTheTable(Rulebook book, Findings findings) implements Reviewer {
  private static final String TABLE = "table";

  @Override
  public void review() {
    IdentityHashMap<Action, Boolean> aroundCards = new IdentityHashMap<>();
    book.actions()
        .flatMap(action -> action.aroundCards().stream())
        .flatMap(block -> Action.all(block.actions()))
        .forEach(action -> aroundCards.put(action, true));
    book.actions()
        .filter(action -> action.transfer() != null && !aroundCards.containsKey(action))
        .forEach(
            action -> {
              Action.Transfer transfer = action.transfer();
              if (transfer != null && transfer.to() != null && transfer.to().zone().is(TABLE)) {
                findings.add(
                    ReviewProblem.LAID_ON_THE_TABLE,
                    transfer.to().span(),
                    book.written(transfer.cards()));
              }
            });
  }
}
