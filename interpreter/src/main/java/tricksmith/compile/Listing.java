package tricksmith.compile;

import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import tricksmith.match.Alternatives;
import tricksmith.match.Position;

/**
 * A set of any values, which is gone through and never kept: numbers, combinations, or values of
 * several kinds.
 */
@FunctionalInterface
interface Listing extends Alternatives {

  /** Whether one of the values passes the test. Goes through them in order, and stops there. */
  boolean any(Position position, LongPredicate test);

  @Override
  default void list(Position position, LongConsumer taker) {
    any(
        position,
        value -> {
          taker.accept(value);
          return false;
        });
  }
}
