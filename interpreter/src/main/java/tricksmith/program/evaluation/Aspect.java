package tricksmith.program.evaluation;

/**
 * A part of a position that an expression can read. An expression that reads none of them is
 * constant.
 */
public enum Aspect {
  /** Variables, and what loops have stored. */
  CELLS,
  /** Hands and the table: a candidate card moves from one to the other. */
  HANDS_AND_TABLE,
  /** Cards in zones other than hands and the table. */
  OTHER_ZONES,
  /** Which players are in play, and on which side. */
  PLAYERS,
  /** The points of the players. */
  SCORES,
  /** What has been played, except for what the other aspects name. */
  TRICKS,
  /** The card led. */
  LED,
  /** The suit led, which scripts can define. */
  SUIT_LED,
  /** What a candidate card on the table changes: the cards played, and how they compare. */
  PLAYED,
  /** How cards compare, which scripts define. */
  COMPARISON
}
