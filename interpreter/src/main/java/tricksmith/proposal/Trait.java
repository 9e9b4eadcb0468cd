package tricksmith.proposal;

import org.jspecify.annotations.Nullable;

/** What distinguishes some cards from others, as the description of an edit names it. */
public sealed interface Trait {

  record OfSuit(String suit) implements Trait {}

  record OfRank(String rank) implements Trait {}

  record Face(String card) implements Trait {}

  record OfSuitIn(String variable) implements Trait {}

  record OfRankIn(String variable) implements Trait {}

  record OfSuitLed() implements Trait {}

  record OfRankLed() implements Trait {}

  /** Cards that are better than all others in the trick so far. */
  record Beating() implements Trait {}

  /** Cards that the script has a name for: special cards, or those a definition holds for. */
  record Called(String name) implements Trait {}

  /** Cards for which a definition gives a positive number. */
  record With(String definition) implements Trait {}

  /**
   * Cards for which a condition of the script holds.
   *
   * @param label what the script calls them; null if it has no label for them
   */
  record Holding(String condition, @Nullable String label) implements Trait {}
}
