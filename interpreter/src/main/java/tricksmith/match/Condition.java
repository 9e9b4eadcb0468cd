package tricksmith.match;

/** An executable expression that yields yes or no. */
@FunctionalInterface
public interface Condition {

  /**
   * Whether it holds at this position.
   *
   * @throws Fault as {@link Value#of}
   */
  boolean holds(Position position);
}
