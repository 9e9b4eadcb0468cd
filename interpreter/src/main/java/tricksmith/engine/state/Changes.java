package tricksmith.engine.state;

import java.util.Arrays;
import tricksmith.program.evaluation.Reads;

/**
 * When each part of a state that expressions read last changed, by a count of changes that never
 * goes back. A part that is as it was before a card was tried on the table has the number it had
 * then.
 */
final class Changes {

  private long count;
  private long zones;
  private long tricks;
  private long led;
  private long seats;
  private long scores;
  private final long[] values;
  private final long[] groups;

  // As they were before a candidate was laid.
  private long zonesBefore;
  private long tricksBefore;
  private long ledBefore;

  /** Creates the record for these numbers of cells. */
  Changes(int valueCount, int groupCount) {
    values = new long[valueCount];
    groups = new long[groupCount];
  }

  void ofValue(int cell) {
    values[Reads.block(cell)] = ++count;
  }

  void ofGroup(int cell) {
    groups[Reads.block(cell)] = ++count;
  }

  /** Notes that cards have moved or turned. */
  void ofZones() {
    zones = ++count;
  }

  /** Notes that what has been played has changed. */
  void ofTricks() {
    tricks = ++count;
  }

  /** Notes that the trick has changed, or its first card. */
  void ofLead() {
    tricks = ++count;
    led = count;
  }

  /** A card has gone from a hand to the trick. */
  void ofPlay(boolean leads, int playerCell, int cardCell) {
    long now = ++count;
    zones = now;
    tricks = now;
    led = leads ? now : led;
    values[Reads.block(playerCell)] = now;
    values[Reads.block(cardCell)] = now;
  }

  /** Notes that the players in play or the sides have changed. */
  void ofSeats() {
    seats = ++count;
  }

  void ofScores() {
    scores = ++count;
  }

  /** Notes that anything may have changed. */
  void ofAll() {
    count++;
    zones = count;
    tricks = count;
    led = count;
    seats = count;
    scores = count;
    Arrays.fill(values, count);
    Arrays.fill(groups, count);
  }

  /** Called when a candidate is about to be laid. */
  void beforeCandidate() {
    zonesBefore = zones;
    tricksBefore = tricks;
    ledBefore = led;
  }

  /** Called when the candidate was lifted: everything lies as before. */
  void afterCandidate() {
    zones = zonesBefore;
    tricks = tricksBefore;
    led = ledBefore;
  }

  /** Returns the last change of anything that is read. */
  long last(Reads reads) {
    long last = reads.zones ? zones : 0;
    if (reads.tricks) {
      last = Math.max(last, tricks);
    }
    if (reads.led) {
      last = Math.max(last, led);
    }
    if (reads.seats) {
      last = Math.max(last, seats);
    }
    if (reads.scores) {
      last = Math.max(last, scores);
    }
    for (int i = 0; i < reads.valueCount(); i++) {
      last = Math.max(last, values[reads.value(i)]);
    }
    for (int i = 0; i < reads.groupCount(); i++) {
      last = Math.max(last, groups[reads.group(i)]);
    }
    return last;
  }
}
