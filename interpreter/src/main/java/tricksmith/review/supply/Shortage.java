package tricksmith.review.supply;

import tricksmith.source.Span;

/**
 * Fewer cards than a statement needs.
 *
 * @param zone where they lie; empty for a choice
 * @param there how many there are at most
 * @param setting as scripts write it
 */
public record Shortage(Kind kind, Span span, String zone, long wanted, long there, String setting) {

  /** When it comes to it. */
  public enum Kind {
    FIRST_TIME,
    /** In a further pass of a loop. */
    NEXT_TIME,
    /** In a further pass, where nothing in the script starts a new deal. */
    WITHOUT_NEW_DEAL,
    /** When cards are chosen. */
    CHOICE,
    /** When tricks are to be played, and nobody has a card. */
    PLAY,
    /** When more tricks are to be played than anybody has cards. */
    TRICKS,
    /** Where a card at an end is asked for: also where there is one. */
    END
  }
}
