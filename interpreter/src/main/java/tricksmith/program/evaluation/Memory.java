package tricksmith.program.evaluation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/** Values computed earlier, each with the last change before it and the steps that it took. */
public final class Memory {

  /** Stands for the time before the first change. */
  private static final long NEVER = -1;

  private final long[] changes;
  private final long[] steps;
  private final long[] words;

  /** Sets with elements beyond the 64th; others are words. */
  private final @Nullable IndexSet[] wide;

  public Memory(int size) {
    changes = new long[size];
    steps = new long[size];
    words = new long[size];
    wide = new IndexSet[size];
    Arrays.fill(changes, NEVER);
  }

  /** Whether the value at a place still holds, given the last change of what it read. */
  public boolean knows(int place, long change) {
    return changes[place] == change;
  }

  /** Returns how many steps the value at a place took. */
  public long steps(int place) {
    return steps[place];
  }

  public long word(int place) {
    return words[place];
  }

  public IndexSet set(int place) {
    IndexSet set = wide[place];
    return set == null ? IndexSet.ofWord(words[place]) : set;
  }

  /** Whether the set at a place is a word, if there is one. */
  public boolean isAWord(int place) {
    return wide[place] == null;
  }

  public void keep(int place, long change, long taken, long word) {
    words[place] = word;
    steps[place] = taken;
    changes[place] = change;
  }

  public void keepSet(int place, long change, long taken, IndexSet set) {
    wide[place] = set.words() > 1 ? set : null;
    keep(place, change, taken, set.word(0));
  }

  /** The same of a set that is given as bits. */
  public void keepSet(int place, long change, long taken, long set) {
    wide[place] = null;
    keep(place, change, taken, set);
  }
}
