package tricksmith.program;

/** A part of a position that an expression can read. What reads none of them is constant. */
public enum Aspect {
  /** Variables, and what loops remember. */
  CELLS,
  /** Hands and the table: a candidate card goes from the one to the other. */
  HANDS_AND_TABLE,
  /** Cards in other zones. */
  OTHER_ZONES,
  /** Who is in play, and on which side. */
  PLAYERS,
  /** How many points the players have. */
  SCORES,
  /** What has been played, but for what the other aspects name. */
  TRICKS,
  /** The card led. */
  LED,
  /** The suit led, which scripts can define. */
  SUIT_LED,
  /** What a candidate card on the table changes: the cards played, and how they compare. */
  PLAYED
}
