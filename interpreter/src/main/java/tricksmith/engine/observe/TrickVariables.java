package tricksmith.engine.observe;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Program;

/** Compares what the variables of a trick held with what they hold when another begins. */
final class TrickVariables {

  private final List<Program.ShownVariable> variables;
  private final BoardSight sight;
  private List<MatchView.Variable> remembered = List.of();

  TrickVariables(Board board) {
    Program.Cells cells = board.prepared.rules.cells();
    variables =
        cells.shown().stream()
            .filter(each -> lifetime(each, cells) == Program.Lifetime.TRICK)
            .toList();
    sight = BoardSight.ofEverything(board);
  }

  private static Program.Lifetime lifetime(Program.ShownVariable variable, Program.Cells cells) {
    return variable.group()
        ? cells.groups().get(variable.cell()).lifetime()
        : cells.values().get(variable.cell()).lifetime();
  }

  /** Remembers what the variables hold now. */
  void remember() {
    remembered = now();
  }

  /** Returns those that hold something else by now. */
  Stream<DisclosedEvent.Renewed> renewed() {
    List<MatchView.Variable> now = now();
    return IntStream.range(0, now.size())
        .filter(place -> !now.get(place).equals(remembered.get(place)))
        .mapToObj(place -> new DisclosedEvent.Renewed(remembered.get(place), now.get(place)));
  }

  private List<MatchView.Variable> now() {
    return variables.stream().map(sight::variable).toList();
  }
}
