package tricksmith.playtest.findings;

import java.util.List;

/** How far the readings of several batches can be trusted. */
public enum Belief {
  /** At least two levels of players agree, each on its own deals, and none contradicts them. */
  SURE,
  /** One level shows it; no other points the other way. */
  LIKELY,
  /** Players of different strength disagree, so it should not be believed yet. */
  DISAGREE,
  /** There are too few matches to tell. */
  TOO_FEW,
  /** There is hardly any difference at any level. */
  NO_DIFFERENCE;

  /**
   * Judges a quantity by its readings. Where no match differs, players of that level have nothing
   * to say: those who choose at random do not heed a new way to score, for instance.
   *
   * @param usual its value if nothing makes a difference
   * @param small the largest deviation from it that can be neglected
   */
  static Belief of(double usual, double small, List<Reading> readings) {
    List<Reading> enough = readings.stream().filter(Reading::isEnough).toList();
    List<Reading> telling = enough.stream().filter(reading -> !reading.isAlways(usual)).toList();
    long more = telling.stream().filter(each -> each.direction(usual) > 0).count();
    long less = telling.stream().filter(each -> each.direction(usual) < 0).count();
    boolean apart =
        telling.stream()
            .anyMatch(
                each ->
                    each.direction(usual) != 0
                        && telling.stream()
                            .anyMatch(
                                other ->
                                    other.direction(usual) != each.direction(usual)
                                        && other.isApartFrom(each)));
    if ((more > 0 && less > 0) || apart) {
      return DISAGREE;
    }
    if (more + less > 0) {
      return more + less > 1 ? SURE : pointOneWay(usual, telling) ? LIKELY : DISAGREE;
    }
    boolean near =
        enough.stream()
            .allMatch(each -> each.from() >= usual - small && each.to() <= usual + small);
    return !enough.isEmpty() && near ? NO_DIFFERENCE : TOO_FEW;
  }

  private static boolean pointOneWay(double usual, List<Reading> readings) {
    return readings.stream().allMatch(each -> each.value() >= usual)
        || readings.stream().allMatch(each -> each.value() <= usual);
  }
}
