package tricksmith.proposal;

/** When something applies, as the description of an edit tells it. */
public sealed interface Circumstance {

  record FirstTrick() implements Circumstance {}

  record Empty(String zone) implements Circumstance {}

  /** While something is true, or is not, that the script has a name for. */
  record True(String name, boolean holds) implements Circumstance {}

  record Is(String variable, String value) implements Circumstance {}

  /** When the suit led is the one that a variable holds, or is another. */
  record SuitLed(String variable, boolean same) implements Circumstance {}

  /** While a condition of the script holds. */
  record Holding(String condition) implements Circumstance {}

  /** While a condition of the script and something else hold. */
  record Both(String condition, Circumstance other) implements Circumstance {}

  /** Whenever nothing else applies. */
  record Otherwise() implements Circumstance {}
}
