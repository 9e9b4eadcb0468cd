package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.Effect;
import tricksmith.engine.state.Board;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** Notes which statements change scores and variables. */
public final class Effects implements StepObserver {

  private final Board board;
  private final List<Program.ShownVariable> variables;
  private final List<Effect> noted = new ArrayList<>();
  private long[] scores;
  private Object[] contents;

  /** Starts noting what changes on this board. */
  public Effects(Board board) {
    this.board = board;
    variables = board.prepared.rules.cells().shown();
    scores = board.seats.scores().clone();
    contents = contents();
  }

  public List<Effect> noted() {
    return noted;
  }

  @Override
  public void plays(int player, int card) {}

  @Override
  public void shows(IndexSet cards, IndexSet players) {}

  @Override
  public void performed(Step step) {
    for (Step.Change change : step.changes()) {
      switch (change) {
        case SCORES -> noteScores(step.rule());
        case ASSIGNED -> noteVariables(step.rule());
        case RESET -> contents = contents();
        case CARDS, PLAYERS -> {}
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
    Object[] now = contents();
    for (int i = 0; i < now.length; i++) {
      if (!Objects.equals(now[i], contents[i])) {
        Program.ShownVariable variable = variables.get(i);
        noted.add(new Effect.Assigned(rule, variable.name(), variable.indices()));
      }
    }
    contents = now;
  }

  private Object[] contents() {
    Object[] held = new Object[variables.size()];
    Arrays.setAll(held, i -> content(variables.get(i)));
    return held;
  }

  private Object content(Program.ShownVariable variable) {
    return variable.group()
        ? board.cells.group(variable.cell())
        : board.cells.value(variable.cell());
  }
}
