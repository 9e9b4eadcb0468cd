package tricksmith.engine.knowledge;

import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Legality;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.Privacy;
import tricksmith.program.TrickLaw;
import tricksmith.program.value.Fault;

/**
 * What a play reveals about the hand it came from: a card that neither fulfils an obligation in
 * force nor is exempt shows that, of the cards still allowed and not exempt, none fulfils it. Finds
 * only what follows from rules that read nothing unknown to the viewer.
 */
final class Inference {

  /** An answer, as far as it is known. */
  private enum Known {
    YES,
    NO,
    UNKNOWN
  }

  /** How a card stands with respect to an obligation, as far as is known. */
  private enum Stand {
    FULFILS,
    FAILS,
    EXEMPT,
    UNKNOWN
  }

  private final Board board;
  private final Legality legality;
  private final Privacy privacy;

  /** Whether nothing in the last inference depended on something unknown. */
  private boolean whole = true;

  Inference(Board board, int viewer, IndexSet[] places) {
    this.board = board;
    legality = new Legality(board);
    privacy = new Privacy(viewer, places);
  }

  /** Whether the last inference drew everything that the play reveals. */
  boolean isWhole() {
    return whole;
  }

  /**
   * Returns the cards that the player cannot have held.
   *
   * @param card the card that the player is about to play
   * @param perhapsHeld the other cards that the player may have held
   */
  IndexSet notHeld(int player, int card, IndexSet perhapsHeld) {
    IndexSet excluded = IndexSet.EMPTY;
    whole = true;
    // Those that, if they were held, were still allowed when the obligation came.
    IndexSet allowed = perhapsHeld;
    for (TrickLaw.Obligation obligation : legality.binding()) {
      Known inForce = inForce(obligation, player);
      if (inForce == Known.NO) {
        continue;
      }
      Stand played = stand(obligation, player, card, -1);
      whole &= inForce == Known.YES && played != Stand.UNKNOWN;
      for (int each = allowed.next(0); each >= 0; each = allowed.next(each + 1)) {
        Stand held = stand(obligation, player, each, card);
        whole &= held != Stand.UNKNOWN;
        if (played == Stand.FAILS) {
          // Nothing was dropped, or the card played would have been.
          if (inForce == Known.YES && held == Stand.FULFILS) {
            excluded = excluded.with(each);
            allowed = allowed.without(each);
          }
        } else if (held != Stand.FULFILS && held != Stand.EXEMPT) {
          allowed = allowed.without(each);
        }
      }
    }
    return excluded;
  }

  private Known inForce(TrickLaw.Obligation obligation, int player) {
    watch(player, -1, -1);
    try {
      boolean inForce = legality.isInForce(obligation, player);
      return privacy.isBreached() ? Known.UNKNOWN : inForce ? Known.YES : Known.NO;
    } catch (Fault _) {
      return Known.UNKNOWN;
    } finally {
      board.privacy = null;
    }
  }

  /**
   * Returns how a card would stand if it were played from the hand in place of the card that is
   * really there.
   */
  private Stand stand(TrickLaw.Obligation obligation, int player, int card, int real) {
    boolean elsewhere = real >= 0 && board.zoneOf(card) != board.handOf(player);
    if (elsewhere) {
      board.piles.swap(card, real);
    }
    watch(player, card, real);
    try {
      Legality.Verdict verdict = legality.verdict(obligation, player, card);
      return privacy.isBreached() ? Stand.UNKNOWN : stand(verdict);
    } catch (Fault _) {
      return Stand.UNKNOWN;
    } finally {
      board.privacy = null;
      if (elsewhere) {
        board.piles.swap(card, real);
      }
    }
  }

  private void watch(int player, int card, int real) {
    legality.prepare(player);
    privacy.watch(card, real);
    board.privacy = privacy;
  }

  private static Stand stand(Legality.Verdict verdict) {
    return switch (verdict) {
      case FULFILS -> Stand.FULFILS;
      case FAILS -> Stand.FAILS;
      case EXEMPT -> Stand.EXEMPT;
    };
  }
}
