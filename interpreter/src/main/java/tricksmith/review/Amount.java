package tricksmith.review;

/** How many cards there are at least and at most. */
record Amount(long least, long most) {
  static final Amount NONE = new Amount(0, 0);

  static Amount exactly(long count) {
    return new Amount(count, count);
  }

  static Amount upTo(long most) {
    return new Amount(0, most);
  }

  Amount plus(Amount other) {
    return new Amount(least + other.least, most + other.most);
  }

  /** What stays if some are taken, as far as they go. */
  Amount minus(Amount other) {
    return new Amount(Math.max(0, least - other.most), Math.max(0, most - other.least));
  }

  Amount or(Amount other) {
    return new Amount(Math.min(least, other.least), Math.max(most, other.most));
  }

  /** The smaller of both. */
  Amount atMost(Amount limit) {
    return new Amount(Math.min(least, limit.least), Math.min(most, limit.most));
  }
}
