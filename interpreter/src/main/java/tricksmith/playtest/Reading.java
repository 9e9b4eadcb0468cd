package tricksmith.playtest;

import tricksmith.players.Level;

/**
 * What matches of one level of players say of something, with a 95% interval.
 *
 * @param level of the players
 * @param value what it was among them
 * @param from where its interval begins
 * @param to where its interval ends
 * @param sample of how many matches
 */
public record Reading(Level level, double value, double from, double to, int sample) {

  /** With fewer matches than these intervals say too little. */
  private static final int ENOUGH = 30;

  /** Whether it says anything. */
  boolean isEnough() {
    return sample >= ENOUGH && !Double.isNaN(from) && !Double.isNaN(to);
  }

  /** Whether it is certainly more than a number (1), certainly less (-1), or neither (0). */
  int direction(double usual) {
    if (!isEnough()) {
      return 0;
    }
    return from > usual ? 1 : to < usual ? -1 : 0;
  }

  /** Whether no number is in both intervals. */
  boolean isApartFrom(Reading other) {
    return isEnough() && other.isEnough() && (from > other.to || to < other.from);
  }
}
