package tricksmith.review.variables;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;

/**
 * The next use of each variable on every way that a match can continue from some place: its value
 * is read, or replaced.
 */
final class NextUses {
  private final BitSet read = new BitSet();
  private final Map<Integer, Action> replaced = new HashMap<>();

  /** The variables that are read or replaced on every way. */
  private final BitSet certain = new BitSet();

  /** Whether nothing comes after this point. */
  private boolean ends;

  NextUses copy() {
    NextUses copy = new NextUses();
    copy.read.or(read);
    copy.replaced.putAll(replaced);
    copy.certain.or(certain);
    copy.ends = ends;
    return copy;
  }

  void read(int variable) {
    replaced.remove(variable);
    read.set(variable);
    certain.set(variable);
  }

  /** Adds that a value may be read, without ruling out anything else. */
  void perhapsRead(int variable) {
    read.set(variable);
  }

  void replaced(int variable, Action by) {
    read.clear(variable);
    replaced.put(variable, by);
    certain.set(variable);
  }

  void perhapsReplaced(int variable, Action by) {
    replaced.put(variable, by);
  }

  void endHere() {
    ends = true;
  }

  /** Prepends what happens earlier. */
  void precededBy(NextUses earlier) {
    if (earlier.ends) {
      read.clear();
      replaced.clear();
      certain.clear();
      ends = true;
    } else {
      read.andNot(earlier.certain);
      earlier.certain.stream().forEach(replaced::remove);
    }
    read.or(earlier.read);
    replaced.putAll(earlier.replaced);
    certain.or(earlier.certain);
  }

  /** Adds another way that the match can continue. */
  void orElse(NextUses other) {
    read.or(other.read);
    other.replaced.forEach(replaced::putIfAbsent);
    if (ends) {
      certain.clear();
      certain.or(other.certain);
    } else if (!other.ends) {
      certain.and(other.certain);
    }
    ends &= other.ends;
  }

  boolean isRead(int variable) {
    return read.get(variable);
  }

  /** Returns the statement that replaces a value; null if there is none. */
  @Nullable Action replacing(int variable) {
    return replaced.get(variable);
  }
}
