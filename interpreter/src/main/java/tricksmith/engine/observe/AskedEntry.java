package tricksmith.engine.observe;

import java.util.List;
import tricksmith.engine.state.Board;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.value.Fault;

/** Finds the entry of a variable that a choice sets. */
final class AskedEntry {

  private AskedEntry() {}

  /**
   * Returns the labels of the indices of the entry for which a step asks now; empty if it asks for
   * something else.
   */
  static List<String> indices(Board board, Step step) {
    Step.Choice choice = step.choice();
    if (choice == null) {
      return List.of();
    }
    int cell = cell(board, choice.cell());
    boolean group = choice.amount() != null;
    return board.prepared.rules.cells().shown().stream()
        .filter(variable -> variable.cell() == cell && variable.group() == group)
        .findFirst()
        .map(Program.ShownVariable::indices)
        .orElse(List.of());
  }

  /** Returns the number of a cell, or -1 if there is none. */
  private static int cell(Board board, CellPlace place) {
    try {
      return board.allowance.aside(() -> place.cell(board.frame));
    } catch (Fault _) {
      return -1; // The answer will fail.
    }
  }
}
