package tricksmith.rules;

/**
 * The built-in functions of {@link Term.Operation}. The comment gives operand types → result type;
 * {@code players} is a set of players, {@code T} any type.
 */
public enum Operator {
  // Logic: yes/no …
  NOT,
  AND,
  OR,
  /**
   * T, T → yes/no; at most one operand is a {@link Term.FaceConstant} that stands for several
   * cards.
   */
  EQUAL,
  UNEQUAL,
  /** Of numbers, ranks, suits, or labels of one type, by declared order. */
  LESS,
  AT_MOST,
  GREATER,
  AT_LEAST,
  /** T, set of T → yes/no. */
  IN,
  NOT_IN,
  /** T → yes/no. */
  IS_NONE,
  IS_CHOSEN,
  /** set → yes/no. */
  IS_EMPTY,

  // Numbers.
  PLUS,
  MINUS,
  TIMES,
  DIVIDED_BY,
  NEGATE,
  DIFFERENCE,
  LEAST,
  GREATEST,
  ROUNDED_DOWN,
  ROUNDED_UP,
  REMAINDER,

  // Sets.
  /** set, set → set. */
  UNION,
  EXCEPT,
  /** set → number. */
  SIZE,
  /** set of T → T: the element, if there is exactly one. */
  ONLY_OF,
  /**
   * → all of them: in play, all, sides with somebody in play; the suits and ranks of the cards of
   * this match; all cards.
   */
  PLAYERS,
  EVERYONE,
  SIDES,
  SUITS,
  RANKS,
  CARDS,
  /** → all labels of the element type of the result. */
  ALL_LABELS,

  // Cards: card → …
  SUIT_OF,
  RANK_OF,
  NUMBER_OF,
  PLAYER_OF,
  /** card → trick: in which it was played. */
  TRICK_OF,
  /** card → player: who has it in hand. */
  HOLDER_OF,

  // Players.
  /** player, number of steps → player. */
  LEFT_OF,
  RIGHT_OF,
  /** player → player in play. */
  NEXT_AFTER,
  /** player → player, players. */
  PARTNER_OF,
  PARTNERS_OF,
  SIDE_OF,
  /** player or side → players. */
  OPPONENTS_OF,
  /** side → players, in play or not. */
  MEMBERS_OF,
  /** player or side → number. */
  SCORE_OF,

  // Tricks.
  /** → the cards of the present stage. */
  TABLE,
  LED,
  SUIT_LED,
  WINNER,
  WINNING_CARD,
  LOSER,
  STAGE,
  /** → trick. */
  THIS_TRICK,
  LAST_TRICK,
  /** → yes/no. */
  FIRST_TRICK,
  /** → tricks. */
  TRICKS,
  /** players → tricks. */
  TRICKS_OF,
  /** trick → …. */
  WINNER_OF,
  LEADER_OF,
  WINNING_CARD_OF,
  SUIT_LED_OF,
  PLACE_OF_TRICK,
  CARDS_OF_TRICK,
  /** → all cards played in this deal. */
  PLAYED,
  /** The card that is played → yes/no; in obligations only. */
  BEATS,
  TIES,

  // The innermost loop over players.
  /** player → yes/no. */
  PASSED,
  /** → number. */
  PASSES
}
