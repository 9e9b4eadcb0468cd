package tricksmith.parse.tokens;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Classes of characters that a lexer never tells apart. Most letters of all scripts are in one. */
final class CharacterClasses {
  /** Where each run of characters of one class begins, in order. */
  private final int[] starts;

  /** The class of each run. */
  private final int[] classes;

  private final int[] ofAscii;

  private CharacterClasses(int[] starts, int[] classes) {
    this.starts = starts;
    this.classes = classes;
    ofAscii = new int[128];
    Arrays.setAll(ofAscii, this::find);
  }

  /** Returns the classes of the characters that this lexer reads. */
  static CharacterClasses of(ATN lexer) {
    TreeMap<Integer, BitSet> changes = new TreeMap<>(Map.of(0, new BitSet()));
    List<IntervalSet> sets =
        lexer.states.stream()
            .flatMap(state -> Stream.of(state.getTransitions()))
            .map(Transition::label)
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    for (int set = 0; set < sets.size(); set++) {
      for (Interval each : sets.get(set).getIntervals()) {
        changes.computeIfAbsent(each.a, _ -> new BitSet()).flip(set);
        changes.computeIfAbsent(each.b + 1, _ -> new BitSet()).flip(set);
      }
    }
    Map<BitSet, Integer> classes = new HashMap<>();
    BitSet within = new BitSet();
    int[] found = new int[changes.size()];
    int run = 0;
    for (BitSet change : changes.values()) {
      within.xor(change);
      found[run++] = classes.computeIfAbsent((BitSet) within.clone(), _ -> classes.size());
    }
    return new CharacterClasses(
        changes.keySet().stream().mapToInt(Integer::intValue).toArray(), found);
  }

  int count() {
    return Arrays.stream(classes).max().orElseThrow() + 1;
  }

  int of(int character) {
    return character < ofAscii.length ? ofAscii[character] : find(character);
  }

  private int find(int character) {
    int run = Arrays.binarySearch(starts, character);
    return classes[run >= 0 ? run : -run - 2];
  }
}
