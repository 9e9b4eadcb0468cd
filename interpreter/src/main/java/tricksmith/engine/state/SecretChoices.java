package tricksmith.engine.state;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.state.SecretChoice.Trail;

/**
 * The contents of variables that were chosen in secret from hands, and who knows them: the
 * choosers, and the players who could follow the cards. Those whose trail is lost are kept apart,
 * because they no longer change.
 */
final class SecretChoices {

  /** The cells that hold them; quicker to ask than the maps, as most cells hold none. */
  private final BitSet cells = new BitSet();

  private final Map<Integer, SecretChoice> followed = new HashMap<>();
  private final Map<Integer, SecretChoice> lost = new HashMap<>();

  private static int numbered(int cell, boolean group) {
    return group ? 2 * cell + 1 : 2 * cell;
  }

  boolean isEmpty() {
    return cells.isEmpty();
  }

  void clear() {
    cells.clear();
    followed.clear();
    lost.clear();
  }

  /** Takes over other choices, in place of all. */
  void become(SecretChoices other) {
    clear();
    cells.or(other.cells);
    followed.putAll(other.followed);
    lost.putAll(other.lost);
  }

  void add(SecretChoice choice) {
    int cell = numbered(choice.cell(), choice.group());
    cells.set(cell);
    lost.remove(cell);
    followed.put(cell, choice);
  }

  /** Removes the choice in a cell, which now holds something else. */
  void remove(int cell, boolean group) {
    int emptied = numbered(cell, group);
    if (cells.get(emptied)) {
      cells.clear(emptied);
      followed.remove(emptied);
      lost.remove(emptied);
    }
  }

  /** Returns the content of a cell if it was chosen in secret; otherwise null. */
  @Nullable SecretChoice find(int cell, boolean group) {
    int sought = numbered(cell, group);
    if (!cells.get(sought)) {
      return null;
    }
    SecretChoice found = followed.get(sought);
    return found == null ? lost.get(sought) : found;
  }

  /** Replaces each choice that can still be followed by what has become of it. */
  void follow(UnaryOperator<SecretChoice> next) {
    Iterator<Map.Entry<Integer, SecretChoice>> each = followed.entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<Integer, SecretChoice> entry = each.next();
      SecretChoice after = next.apply(entry.getValue());
      if (after.trail() == Trail.LOST) {
        each.remove();
        lost.put(entry.getKey(), after);
      } else {
        entry.setValue(after);
      }
    }
  }
}
