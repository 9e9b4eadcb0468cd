package tricksmith.editor.change;

import java.util.List;
import tricksmith.engine.Match;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/**
 * A deal of a match, or a round of one that deals only once: its tricks and its result.
 *
 * @param number from 1
 * @param tricks in order
 * @param suits variables of the deal that hold a suit, such as {@code trump}
 * @param before the scores after it, by seat; empty until it is over
 * @param now the scores after it under the new rules; empty if these have no such deal
 * @param sides the seats of each side; those without any are left out
 */
public record DealColumns(
    int number,
    List<TrickColumn> tricks,
    List<SuitVariable> suits,
    List<String> before,
    List<String> now,
    List<List<Integer>> sides) {

  /** A variable that holds one suit. */
  public record SuitVariable(String name, String suit) {

    /** Returns those that everybody sees at a moment. */
    public static List<SuitVariable> at(Match moment) {
      List<Program.ShownVariable> plain =
          moment.rules().cells().shown().stream()
              .filter(variable -> variable.indices().isEmpty())
              .toList();
      return moment.table(plain).variables().stream()
          .filter(SuitVariable::holdsSuit)
          .map(held -> new SuitVariable(held.name(), held.labels().getFirst()))
          .toList();
    }

    private static boolean holdsSuit(MatchView.Variable variable) {
      return !variable.hidden()
          && variable.values().size() == 1
          && !Values.isNumber(variable.values().getFirst())
          && variable.values().getFirst() != Values.NONE
          && Values.kind(variable.values().getFirst()) == Values.Kind.SUIT;
    }
  }

  public DealColumns {
    tricks = List.copyOf(tricks);
    suits = List.copyOf(suits);
    before = List.copyOf(before);
    now = List.copyOf(now);
    sides = sides.stream().filter(members -> !members.isEmpty()).toList();
  }

  /** Whether any of its tricks, or its result, is different. */
  public boolean isChanged() {
    return !before.equals(now) || tricks.stream().anyMatch(TrickColumn::isWonOtherwise);
  }
}
