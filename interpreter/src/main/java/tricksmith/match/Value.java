package tricksmith.match;

/** An executable expression that yields one value, encoded as {@link Values} says. */
@FunctionalInterface
public interface Value {

  /**
   * Its value at this position.
   *
   * @throws Fault if it has none that is allowed, such as the quotient of a division by zero
   */
  long of(Position position);
}
