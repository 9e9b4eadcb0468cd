package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.Effect;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Notes which statements change scores and variables. After more changes than anybody would look
 * through, it notes no more.
 */
public final class Effects implements StepObserver {

  /** The number of changes from one choice to the next after which no more are noted. */
  private static final int MOST = 5_000;

  private final Board board;
  private final BoardSight sight;
  private final List<Program.ShownVariable> variables;
  private final List<Effect> noted = new ArrayList<>();
  private long[] scores;
  private @Nullable Map<Cell, Integer> places;

  /** A cell that holds a variable. */
  private record Cell(int number, boolean group) {}

  /** Starts noting what changes on this board. */
  public Effects(Board board) {
    this(board, BoardSight.ofEverything(board));
  }

  /** Starts noting what changes on this board, with variables as a viewer sees them. */
  Effects(Board board, BoardSight sight) {
    this.board = board;
    this.sight = sight;
    variables = board.prepared.rules.cells().shown();
    scores = board.seats.scores().clone();
  }

  public List<Effect> noted() {
    return noted;
  }

  @Override
  public void plays(int player, int card) {}

  @Override
  public void shows(IndexSet cards, IndexSet players) {}

  @Override
  public boolean isToldAfter(Step step) {
    Set<Step.Change> changes = step.changes();
    return noted.size() < MOST
        && (changes.contains(Step.Change.SCORES) || changes.contains(Step.Change.ASSIGNED));
  }

  @Override
  public void performed(Step step) {
    for (Step.Change change : step.changes()) {
      switch (change) {
        case SCORES -> noteScores(step.rule());
        case ASSIGNED -> noteVariables(step.rule());
        case CARDS, RESET, PLAYERS -> {}
      }
    }
  }

  private void noteScores(RuleId rule) {
    long[] now = board.seats.scores().clone();
    for (int player = 0; player < now.length; player++) {
      if (now[player] != scores[player]) {
        long points = Values.minus(now[player], scores[player]);
        noted.add(new Effect.Points(rule, player + 1, points));
      }
    }
    scores = now;
  }

  private void noteVariables(RuleId rule) {
    List<Integer> values = board.cells.changedValues();
    List<Integer> groups = board.cells.changedGroups();
    if (values.isEmpty() && groups.isEmpty()) {
      return;
    }
    Stream.concat(cells(values, false), cells(groups, true))
        .map(places()::get)
        .filter(Objects::nonNull)
        .sorted()
        .map(variables::get)
        .forEach(variable -> noted.add(new Effect.Assigned(rule, sight.variable(variable))));
  }

  private static Stream<Cell> cells(List<Integer> numbers, boolean group) {
    return numbers.stream().map(number -> new Cell(number, group));
  }

  /** Returns which variable each cell holds; found when it is first asked. */
  private Map<Cell, Integer> places() {
    Map<Cell, Integer> found = places;
    if (found == null) {
      found = new HashMap<>();
      for (int place = 0; place < variables.size(); place++) {
        Program.ShownVariable variable = variables.get(place);
        found.put(new Cell(variable.cell(), variable.group()), place);
      }
      places = found;
    }
    return found;
  }
}
