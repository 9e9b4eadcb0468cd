package tricksmith.review.tricks;

import java.util.IdentityHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/**
 * Finds cards that are laid on the table outside of a trick, as if it were a place for cards in the
 * middle: the player who takes the next trick takes them, too.
 */
public record LaidOnTheTable(Rulebook book, Findings findings) {

  public void review() {
    IdentityHashMap<Action, Boolean> aroundCards = new IdentityHashMap<>();
    book.actions()
        .flatMap(LaidOnTheTable::whileCardsLieThere)
        .flatMap(block -> Action.all(block.actions()))
        .forEach(action -> aroundCards.put(action, true));
    book.actions()
        .filter(action -> !aroundCards.containsKey(action))
        .forEach(action -> review(action.moved(), action.target()));
  }

  /** Returns the blocks that are performed while the cards of a trick lie on the table. */
  private static Stream<Action.Block> whileCardsLieThere(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS)
        ? Stream.concat(action.aroundCards().stream(), Stream.of(action.blocks().getLast()))
        : action.aroundCards().stream();
  }

  private void review(@Nullable Term moved, @Nullable Term to) {
    if (moved != null && to != null && to.isZone(Zone.TABLE)) {
      findings.add(ReviewProblem.LAID_ON_THE_TABLE, to, book.written(moved));
    }
  }
}
