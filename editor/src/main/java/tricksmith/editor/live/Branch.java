package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.List;
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
 * @param parent the number of the branch that it left; 0 for none
 * @param leaves after how many choices it left it
 */
public record Branch(
    int number,
    @Nullable String name,
    long seed,
    Chance chance,
    List<Choice> choices,
    int parent,
    int leaves) {

  public Branch {
    choices = List.copyOf(choices);
  }

  /** A branch on which nothing has been chosen. */
  static Branch begin(int number, long seed) {
    return new Branch(number, null, seed, Chance.OF_THE_SEED, List.of(), 0, 0);
  }

  /** The same with another name; null for none. */
  Branch named(@Nullable String other) {
    return new Branch(number, other, seed, chance, choices, parent, leaves);
  }

  /** The same with more choices. */
  Branch and(List<Choice> more) {
    List<Choice> all = new ArrayList<>(choices);
    all.addAll(more);
    return new Branch(number, name, seed, chance, all, parent, leaves);
  }

  /** Another branch that is the same up to some choice. */
  Branch leaving(int after, int otherNumber) {
    return new Branch(otherNumber, null, seed, chance, choices.subList(0, after), number, after);
  }

  /** The same with other outcomes of chance. */
  Branch by(Chance other) {
    return new Branch(number, name, seed, other, choices, parent, leaves);
  }
}
