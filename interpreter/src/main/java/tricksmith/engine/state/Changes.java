package tricksmith.engine.state;

import tricksmith.program.evaluation.Reads;

/**
 * When each part of a state that expressions read last changed, by a count that never goes back.
 * Once a card tried on the table is lifted again, parts that are as before have their earlier
 * numbers.
 *
 * <p>Parts change far more often than anybody asks when. So a change only marks a part, and those
 * marked get the next number when somebody asks.
 */
final class Changes {

  /** What changes while a candidate is laid and lifted. */
  private static final long OF_CANDIDATES = Reads.ZONES | Reads.TRICKS | Reads.LED;

  private static final long[] NONE = {};

  /**
   * The parts that have changed since they last got a number; {@link Reads} says which is which.
   */
  private long marked;

  private long count;

  /** The number of the last change of each part; none before somebody has asked. */
  private long[] numbers = NONE;

  // As they were before a candidate was laid.
  private long zonesBefore;
  private long tricksBefore;
  private long ledBefore;

  void ofValue(int cell) {
    marked |= Reads.ofValue(cell);
  }

  void ofGroup(int cell) {
    marked |= Reads.ofGroup(cell);
  }

  /** Notes that cards have moved or turned. */
  void ofZones() {
    marked |= Reads.ZONES;
  }

  /** Notes that what has been played has changed. */
  void ofTricks() {
    marked |= Reads.TRICKS;
  }

  /** Notes that the trick has changed, or its first card. */
  void ofLead() {
    marked |= Reads.TRICKS | Reads.LED;
  }

  /** A card has gone from a hand to the trick. */
  void ofPlay(boolean leads, int playerCell, int cardCell) {
    marked |=
        Reads.ZONES
            | Reads.TRICKS
            | (leads ? Reads.LED : 0)
            | Reads.ofValue(playerCell)
            | Reads.ofValue(cardCell);
  }

  /** Notes that the players in play or the sides have changed. */
  void ofSeats() {
    marked |= Reads.SEATS;
  }

  void ofScores() {
    marked |= Reads.SCORES;
  }

  /** Notes that anything may have changed. */
  void ofAll() {
    marked = (1L << Reads.PARTS) - 1;
  }

  boolean areAskedFor() {
    return numbers.length > 0;
  }

  /** Called when a candidate is about to be laid. */
  void beforeCandidate() {
    if ((marked & OF_CANDIDATES) != 0) {
      giveNumbers();
    }
    zonesBefore = ofPart(Reads.ZONES);
    tricksBefore = ofPart(Reads.TRICKS);
    ledBefore = ofPart(Reads.LED);
  }

  /** Called when the candidate was lifted: everything lies as before. */
  void afterCandidate() {
    marked &= ~OF_CANDIDATES;
    if (numbers.length > 0) {
      put(Reads.ZONES, zonesBefore);
      put(Reads.TRICKS, tricksBefore);
      put(Reads.LED, ledBefore);
    }
  }

  private long ofPart(long part) {
    return numbers.length == 0 ? 0 : numbers[Long.numberOfTrailingZeros(part)];
  }

  private void put(long part, long number) {
    numbers[Long.numberOfTrailingZeros(part)] = number;
  }

  long last(Reads reads) {
    if ((marked & reads.parts) != 0) {
      giveNumbers();
    }
    long last = 0;
    if (numbers.length > 0) {
      for (long left = reads.parts; left != 0; left &= left - 1) {
        last = Math.max(last, numbers[Long.numberOfTrailingZeros(left)]);
      }
    }
    return last;
  }

  /** Gives the next number to all parts that have changed. */
  private void giveNumbers() {
    if (numbers.length == 0) {
      numbers = new long[Reads.PARTS];
    }
    count++;
    for (long left = marked; left != 0; left &= left - 1) {
      numbers[Long.numberOfTrailingZeros(left)] = count;
    }
    marked = 0;
  }
}
