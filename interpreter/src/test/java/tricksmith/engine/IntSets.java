package tricksmith.engine;

import java.util.Arrays;
import java.util.function.IntPredicate;
import tricksmith.cards.IndexSet;

/** Asks sets. */
final class IntSets {

  private IntSets() {}

  static boolean any(IndexSet set, IntPredicate condition) {
    return Arrays.stream(set.toArray()).anyMatch(condition);
  }
}
