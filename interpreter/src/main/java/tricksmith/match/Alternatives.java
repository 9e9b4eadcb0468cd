package tricksmith.match;

import java.util.function.LongConsumer;

/**
 * An executable expression that yields values one after the other: what is offered in a choice or
 * by chance.
 */
@FunctionalInterface
public interface Alternatives {

  /**
   * Hands each value to {@code taker}, in the order in which they are offered, none twice.
   *
   * @throws Fault as {@link Value#of}
   */
  void list(Position position, LongConsumer taker);
}
