package tricksmith.review.supply;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A statement that needs more cards than there are.
 *
 * @param zone the zone that holds them; empty for a choice
 * @param there the largest possible number
 * @param setting in the notation of scripts
 */
public record Shortage(Kind kind, Span span, String zone, long wanted, long there, String setting)
    implements Spanned {

  /** The moment a shortage occurs. */
  public enum Kind {
    FIRST_TIME,
    /** In a later pass of a loop. */
    NEXT_TIME,
    /** In a later pass, in a script that never starts a new deal. */
    WITHOUT_NEW_DEAL,
    /** When cards are chosen. */
    CHOICE,
    /** When tricks are to be played; reported even if somebody has a card. */
    PLAY,
    /** When more tricks are to be played than any hand has cards. */
    TRICKS,
    /** Where a card at the end of a zone is read; reported even if there is one. */
    END
  }
}
