package tricksmith.review.supply;

/** Bounds on a number of cards. */
record CardAmount(long least, long most) {
  static final CardAmount NONE = new CardAmount(0, 0);

  static CardAmount exactly(long count) {
    return new CardAmount(count, count);
  }

  static CardAmount upTo(long most) {
    return new CardAmount(0, most);
  }

  CardAmount plus(CardAmount other) {
    return new CardAmount(least + other.least, most + other.most);
  }

  /** Returns the bounds after removing some cards, as far as they last. */
  CardAmount minus(CardAmount other) {
    return new CardAmount(Math.max(0, least - other.most), Math.max(0, most - other.least));
  }

  CardAmount or(CardAmount other) {
    return new CardAmount(Math.min(least, other.least), Math.max(most, other.most));
  }

  /** Returns the bounds capped by a limit. */
  CardAmount atMost(CardAmount limit) {
    return new CardAmount(Math.min(least, limit.least), Math.min(most, limit.most));
  }
}
