package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A way in which the match went: where its chance comes from, and what was chosen. It holds no
 * match, so that it can be played by any rules.
 *
 * @param number from 1; its name as long as it has no other
 * @param name given by the designer; null for none
 * @param seed what chance is drawn from
 * @param chance what of it is given otherwise
 * @param choices in order
 * @param scenes tables that were set by hand, by the number of choices before
 * @param notes of the designer, by the number of choices after which they hold
 * @param parent the number of the branch that it left; 0 for none
 * @param leaves after how many choices it left it
 */
public record Branch(
    int number,
    @Nullable String name,
    long seed,
    FixedOutcomes chance,
    List<Choice> choices,
    Map<Integer, Arrangement> scenes,
    Map<Integer, String> notes,
    int parent,
    int leaves) {

  public Branch {
    choices = List.copyOf(choices);
    scenes = Map.copyOf(scenes);
    notes = Map.copyOf(notes);
  }

  /** A branch on which nothing has been chosen. */
  static Branch begin(int number, long seed) {
    return recorded(number, seed, FixedOutcomes.OF_THE_SEED, List.of());
  }

  /** A branch that has left no other. */
  static Branch recorded(int number, long seed, FixedOutcomes chance, List<Choice> choices) {
    return new Branch(number, null, seed, chance, choices, Map.of(), Map.of(), 0, 0);
  }

  /** Whether no human has done anything on it that could be lost. */
  boolean isUntouched(SeatAssignment seating) {
    return choices.stream().noneMatch(choice -> seating.isHuman(choice.seat()))
        && scenes.isEmpty()
        && notes.isEmpty()
        && name == null
        && parent == 0;
  }

  /** Whether somebody has said that it matters: named it, noted something, or set its table. */
  boolean isMarked() {
    return name != null || !notes.isEmpty() || !scenes.isEmpty();
  }

  /** The same with another name; null for none. */
  Branch named(@Nullable String other) {
    return new Branch(number, other, seed, chance, choices, scenes, notes, parent, leaves);
  }

  /** The same with other numbers of its own and of its parent. */
  public Branch numbered(int other, int otherParent) {
    return new Branch(other, name, seed, chance, choices, scenes, notes, otherParent, leaves);
  }

  /** The same with a note, instead of one that may have been there; blank for none. */
  Branch noted(int after, String note) {
    Map<Integer, String> others = new HashMap<>(notes);
    others.remove(after);
    if (!note.isBlank()) {
      others.put(after, note.strip());
    }
    return new Branch(number, name, seed, chance, choices, scenes, others, parent, leaves);
  }

  /** The same with a table set by hand, instead of one that may have been there. */
  Branch arranged(int after, Arrangement scene) {
    Map<Integer, Arrangement> all = new HashMap<>(scenes);
    all.put(after, scene);
    return new Branch(number, name, seed, chance, choices, all, notes, parent, leaves);
  }

  /** The same with more choices. */
  Branch and(List<Choice> more) {
    List<Choice> all = new ArrayList<>(choices);
    all.addAll(more);
    return new Branch(number, name, seed, chance, all, scenes, notes, parent, leaves);
  }

  /** Another branch that is the same up to some choice. */
  Branch leaving(int after, int otherNumber) {
    return new Branch(
        otherNumber,
        null,
        seed,
        chance,
        choices.subList(0, after),
        upTo(after, scenes),
        upTo(after, notes),
        number,
        after);
  }

  private static <T> Map<Integer, T> upTo(int after, Map<Integer, T> all) {
    return all.entrySet().stream()
        .filter(entry -> entry.getKey() <= after)
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** The same by other outcomes of chance. */
  Branch by(FixedOutcomes other) {
    return new Branch(number, name, seed, other, choices, scenes, notes, parent, leaves);
  }
}
