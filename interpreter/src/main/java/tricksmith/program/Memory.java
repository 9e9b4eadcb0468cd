package tricksmith.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/** What has been found out, each with the last change before it and with how much it took. */
public final class Memory {

  /** Before the first change. */
  private static final long NEVER = -1;

  private final long[] changes;
  private final long[] steps;
  private final long[] words;
  private final @Nullable IndexSet[] sets;

  Memory(int size) {
    changes = new long[size];
    steps = new long[size];
    words = new long[size];
    sets = new IndexSet[size];
    Arrays.fill(changes, NEVER);
  }

  /** Whether what was found out still holds, if what it read has changed last at this change. */
  public boolean knows(int place, long change) {
    return changes[place] == change;
  }

  /** How many steps it took. */
  public long steps(int place) {
    return steps[place];
  }

  /** The word. */
  public long word(int place) {
    return words[place];
  }

  @Nullable IndexSet set(int place) {
    return sets[place];
  }

  /** Keeps a word. */
  public void keep(int place, long change, long taken, long word) {
    words[place] = word;
    steps[place] = taken;
    changes[place] = change;
  }

  /** Keeps a set. */
  void keepSet(int place, long change, long taken, IndexSet set) {
    sets[place] = set;
    steps[place] = taken;
    changes[place] = change;
  }
}
