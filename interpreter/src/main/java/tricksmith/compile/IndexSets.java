package tricksmith.compile;

import tricksmith.cards.IndexSet;

/** What {@link IndexSet} is asked here and nowhere else. */
final class IndexSets {

  private IndexSets() {}

  /** How many words of 64 elements its elements may need. */
  static int words(IndexSet set) {
    int words = 1;
    while (set.next(words << 6) >= 0) {
      words++;
    }
    return words;
  }

  /** The largest element, or -1. */
  static int last(IndexSet set) {
    int last = -1;
    for (int i = set.next(0); i >= 0; i = set.next(i + 1)) {
      last = i;
    }
    return last;
  }
}
