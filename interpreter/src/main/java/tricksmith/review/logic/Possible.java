package tricksmith.review.logic;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * What a value can be: none, or one of the places from {@code least} to {@code most} that are not
 * {@code excluded}. The bounds are doubled, so that what is larger than the third place begins at
 * 7.
 *
 * @param none whether it can be none
 * @param whole whether it is never between two places
 */
public record Possible(boolean none, boolean whole, long least, long most, Set<Long> excluded) {
  private static final long FARTHEST = Long.MAX_VALUE / 4;
  private static final long MOST_LOOKED_AT = 1_000;

  /** Returns the places from one to another. */
  public static Possible between(boolean none, boolean whole, long least, long most) {
    return new Possible(none, whole, 2 * least, 2 * most, Set.of());
  }

  /** Returns anything, as far as is known. */
  public static Possible anything(boolean none, boolean whole) {
    return new Possible(none, whole, -FARTHEST, FARTHEST, Set.of());
  }

  public Possible onlyNone() {
    return new Possible(none, whole, 1, 0, excluded);
  }

  public Possible someValue() {
    return new Possible(false, whole, least, most, excluded);
  }

  /** Returns what remains from a place on, or above it. */
  public Possible from(long place, boolean above) {
    long start = 2 * place + (above ? 1 : 0);
    return new Possible(none, whole, Math.max(least, start), most, excluded);
  }

  /** Returns what remains up to a place, or below it. */
  public Possible to(long place, boolean below) {
    long end = 2 * place - (below ? 1 : 0);
    return new Possible(none, whole, least, Math.min(most, end), excluded);
  }

  public Possible among(Set<Long> places) {
    long first = places.stream().mapToLong(Long::longValue).min().orElse(1);
    long last = places.stream().mapToLong(Long::longValue).max().orElse(0);
    Set<Long> others = new HashSet<>(excluded);
    if (last - first <= MOST_LOOKED_AT) {
      LongStream.rangeClosed(first, last)
          .filter(place -> !places.contains(place))
          .forEach(others::add);
    }
    return new Possible(none, whole, least, most, others).from(first, false).to(last, false);
  }

  /** Returns what remains without these places. */
  public Possible notAmong(Set<Long> places) {
    Set<Long> more = new HashSet<>(excluded);
    more.addAll(places);
    return new Possible(none, whole, least, most, more);
  }

  /** Whether nothing is left that the value could be. */
  public boolean isImpossible() {
    if (none) {
      return false;
    }
    if (!whole && least != most) {
      return least > most;
    }
    long first = Math.ceilDiv(least, 2);
    long last = Math.floorDiv(most, 2);
    return first > last
        || (last - first < MOST_LOOKED_AT
            && LongStream.rangeClosed(first, last).allMatch(excluded::contains));
  }
}
