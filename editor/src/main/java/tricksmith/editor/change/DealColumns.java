package tricksmith.editor.change;

import java.util.List;
import java.util.Optional;

/**
 * A deal of a match, or a round of one that deals only once: its tricks and what they came to.
 *
 * @param number from 1
 * @param tricks in order
 * @param suits variables of the deal that hold a suit, as {@code trump}
 * @param before the scores after it, by seat; empty while it is not over
 * @param now the same by the rules now; empty where these have no such deal
 * @param sides the seats of each side
 */
public record DealColumns(
    int number,
    List<TrickColumn> tricks,
    List<SuitVariable> suits,
    List<String> before,
    List<String> now,
    List<List<Integer>> sides) {

  /** A variable that holds one suit. */
  public record SuitVariable(String name, String suit) {}

  public DealColumns {
    tricks = List.copyOf(tricks);
    suits = List.copyOf(suits);
    before = List.copyOf(before);
    now = List.copyOf(now);
    sides = List.copyOf(sides);
  }

  /** Whether any of its tricks, or what it came to, is otherwise. */
  public boolean isChanged() {
    return !before.equals(now) || tricks.stream().anyMatch(TrickColumn::isWonOtherwise);
  }

  /** The column of a trick, if it is one of this deal. */
  public Optional<TrickColumn> trickAt(int choices) {
    return tricks.stream().filter(trick -> trick.choices() == choices).findFirst();
  }
}
