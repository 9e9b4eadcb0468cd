package tricksmith.review.tricks;

import java.util.IdentityHashMap;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Zone;
import tricksmith.syntax.Section.Visibility;

/**
 * Finds cards that are laid on the table outside of a trick, as if it were a place for cards in the
 * middle: whoever takes the next trick takes them too. And finds tables and hands that are to be
 * hidden from those who play with them.
 */
public record LaidOnTheTable(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.rules().zones().stream()
        .filter(zone -> zone.is(Zone.TABLE) || zone.is(Zone.HAND))
        .filter(zone -> zone.visibility() == Visibility.FACE_DOWN)
        .forEach(zone -> findings.add(ReviewProblem.SEEN_ANYHOW, zone.declared(), zone.name()));
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
              if (transfer != null
                  && transfer.to() != null
                  && transfer.to().zone().is(Zone.TABLE)) {
                findings.add(
                    ReviewProblem.LAID_ON_THE_TABLE,
                    transfer.to().span(),
                    book.written(transfer.cards()));
              }
            });
  }
}
