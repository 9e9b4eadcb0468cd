package tricksmith.engine.state;

import java.util.Arrays;
import tricksmith.program.Reads;

/**
 * When what expressions read of a state has last changed: by a count of changes that never goes
 * back. What is as it was before a card was tried on the table has the number that it had then.
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

  /** Of so many cells. */
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

  /** Cards lie otherwise. */
  void ofZones() {
    zones = ++count;
  }

  /** What has been played. */
  void ofTricks() {
    tricks = ++count;
  }

  /** Which trick it is, or its first card. */
  void ofLead() {
    tricks = ++count;
    led = count;
  }

  /** Who is in play, and on which side. */
  void ofSeats() {
    seats = ++count;
  }

  void ofScores() {
    scores = ++count;
  }

  /** Anything may be otherwise. */
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

  /** A candidate is about to be laid. */
  void beforeCandidate() {
    zonesBefore = zones;
    tricksBefore = tricks;
    ledBefore = led;
  }

  /** It was lifted: everything lies as before. */
  void afterCandidate() {
    zones = zonesBefore;
    tricks = tricksBefore;
    led = ledBefore;
  }

  /** The last change of what is read. */
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
