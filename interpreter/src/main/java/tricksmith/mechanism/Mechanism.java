package tricksmith.mechanism;

/** A feature that tells games apart: an aim, or a way of dealing, bidding and playing. */
public enum Mechanism {
  // What players aim at.
  /** Tricks score points. */
  TRICKS_COUNT(Kind.AIM),
  /** As many tricks as were bid, no more and no fewer. */
  EXACT_BID(Kind.AIM),
  /** At least as much as was bid. */
  AT_LEAST_BID(Kind.AIM),
  /** What the cards in tricks are worth. */
  CARD_POINTS(Kind.AIM),
  /** Points are to be avoided. */
  AVOID(Kind.AIM),
  /** Having the fewest tricks may be good. */
  FEWEST_TRICKS(Kind.AIM),

  // Before play.
  /** Each bid is higher than the one before, until nobody bids more. */
  AUCTION(Kind.MECHANISM),
  /** Every player says a number once. */
  BIDS(Kind.MECHANISM),
  /** A bid may be zero, or say that no trick will be taken. */
  NIL(Kind.MECHANISM),
  TRUMPS_NAMED(Kind.MECHANISM),
  /** A card that is turned up determines the trump suit. */
  TRUMPS_TURNED(Kind.MECHANISM),
  TRUMPS_FIXED(Kind.MECHANISM),
  PASSING(Kind.MECHANISM),
  /** Cards of the hand are laid aside for their meaning. */
  LAID_ASIDE(Kind.MECHANISM),
  /** All players choose at the same time, in secret. */
  AT_ONCE(Kind.MECHANISM),
  HANDS_CHANGE_SIZE(Kind.MECHANISM),

  // Play.
  MUST_FOLLOW(Kind.MECHANISM),
  FREE_PLAY(Kind.MECHANISM),
  MUST_WIN(Kind.MECHANISM),
  LEADS_FORBIDDEN(Kind.MECHANISM),
  STOCK(Kind.MECHANISM),
  PLAYOFF(Kind.MECHANISM),
  RULES_CHANGE(Kind.MECHANISM),
  LAST_TRICK(Kind.MECHANISM),
  DUMMY(Kind.MECHANISM),

  // Who plays together, and with what.
  PARTNERS(Kind.MECHANISM),
  HIDDEN_PARTNERS(Kind.MECHANISM),
  ALONE(Kind.MECHANISM),
  SPECIAL_CARDS(Kind.MECHANISM),
  TWICE(Kind.MECHANISM);

  /** Whether a mechanism is what players want, or how they get it. */
  public enum Kind {
    AIM,
    MECHANISM
  }

  private final Kind kind;

  Mechanism(Kind kind) {
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
