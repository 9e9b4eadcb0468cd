package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One way the match went: its source of chance, and what was chosen. It holds no match, so it can
 * be played under any rules.
 *
 * @param number from 1; identifies the branch while it has no name
 * @param name given by the designer; null for none
 * @param seed of all chance that {@code chance} does not fix
 * @param chance outcomes that do not come from the seed
 * @param choices in order
 * @param scenes tables set by hand, by the number of choices before them
 * @param notes the designer's notes, by the number of choices before them
 * @param parent the number of the branch it forked from; 0 for none
 * @param leaves the number of choices it shares with its parent
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

  /** Returns a branch without choices. */
  static Branch begin(int number, long seed) {
    return recorded(number, seed, FixedOutcomes.OF_THE_SEED, List.of());
  }

  /** Returns a branch without a parent. */
  static Branch recorded(int number, long seed, FixedOutcomes chance, List<Choice> choices) {
    return new Branch(number, null, seed, chance, choices, Map.of(), Map.of(), 0, 0);
  }

  /** Whether it holds no human work that could be lost. */
  boolean isUntouched(SeatAssignment seating) {
    return choices.stream().noneMatch(choice -> seating.isHuman(choice.seat()))
        && scenes.isEmpty()
        && notes.isEmpty()
        && name == null
        && parent == 0;
  }

  /** Whether the designer cares about it: it has a name, a note or a table set by hand. */
  boolean isMarked() {
    return name != null || !notes.isEmpty() || !scenes.isEmpty();
  }

  /** Whether both branches made exactly the same choices. */
  public boolean isOnSameWayAs(Branch other) {
    return isCourseOf(other) && choices.size() == other.choices.size();
  }

  /** Whether it includes another branch's whole course. */
  boolean isCourseOf(Branch other) {
    return seed == other.seed
        && chance.equals(other.chance)
        && scenes.equals(other.scenes)
        && choices.size() >= other.choices.size()
        && choices.subList(0, other.choices.size()).equals(other.choices);
  }

  Branch named(@Nullable String other) {
    return new Branch(number, other, seed, chance, choices, scenes, notes, parent, leaves);
  }

  public Branch numbered(int other, int otherParent) {
    return new Branch(other, name, seed, chance, choices, scenes, notes, otherParent, leaves);
  }

  /** Returns the branch with a note at a moment; a blank note removes it. */
  Branch noted(int after, String note) {
    Map<Integer, String> others = new HashMap<>(notes);
    others.remove(after);
    if (!note.isBlank()) {
      others.put(after, note.strip());
    }
    return new Branch(number, name, seed, chance, choices, scenes, others, parent, leaves);
  }

  /** Returns the branch with a table set by hand at a moment. */
  Branch arranged(int after, Arrangement scene) {
    Map<Integer, Arrangement> all = new HashMap<>(scenes);
    all.put(after, scene);
    return new Branch(number, name, seed, chance, choices, all, notes, parent, leaves);
  }

  Branch and(List<Choice> more) {
    List<Choice> all = new ArrayList<>(choices);
    all.addAll(more);
    return new Branch(number, name, seed, chance, all, scenes, notes, parent, leaves);
  }

  /** Forks after this many choices. */
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

  Branch by(FixedOutcomes other) {
    return new Branch(number, name, seed, other, choices, scenes, notes, parent, leaves);
  }
}
