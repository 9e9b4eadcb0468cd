package tricksmith.playtest;

import java.util.List;

/** How far something that batches say is to be believed. */
public enum Belief {
  /** At two levels of players at least, on deals of their own, and no level says otherwise. */
  SURE,
  /** At one level only; no other says otherwise. */
  LIKELY,
  /** Players of different strength disagree: it is not to be believed yet. */
  DISAGREE,
  /** There are too few matches to tell. */
  TOO_FEW,
  /** There is hardly any difference, at any level. */
  NO_DIFFERENCE;

  /**
   * What can be said of a number.
   *
   * @param usual what the number is if nothing matters
   * @param small a difference that nobody minds
   */
  static Belief of(double usual, double small, List<Reading> readings) {
    List<Reading> telling = readings.stream().filter(Reading::isEnough).toList();
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
      return more + less > 1 ? SURE : LIKELY;
    }
    boolean near =
        telling.stream()
            .allMatch(each -> each.from() >= usual - small && each.to() <= usual + small);
    return !telling.isEmpty() && near ? NO_DIFFERENCE : TOO_FEW;
  }
}
