package tricksmith.engine.observe;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.Witness;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.RuleWatch;
import tricksmith.engine.state.Board;
import tricksmith.program.RuleId;
import tricksmith.program.Step;
import tricksmith.program.Values;

/** Tells which rules a match makes use of, and whether they matter. */
public final class RuleReport implements Witness {

  private final Execution execution;
  private final Explanations explanations;
  private final Board board;
  private final RuleWatch watch;

  /**
   * Tells of the step under way whether it has made a difference, if a statement is performed that
   * consists of it; otherwise null.
   */
  private @Nullable BooleanSupplier difference;

  public RuleReport(Execution execution, Explanations explanations, RuleWatch watch) {
    this.execution = execution;
    this.explanations = explanations;
    this.watch = watch;
    board = execution.board;
  }

  @Override
  public void plays(int player, int card) {}

  @Override
  public void shows(IndexSet cards, IndexSet players) {}

  @Override
  public void performs(int place) {
    Step step = board.prepared.steps[place];
    difference = null;
    for (Step.Beginning beginning : board.prepared.beginnings[place]) {
      watch.applies(beginning.rule());
      if (beginning.block()) {
        watch.matters(beginning.rule());
      } else if (beginning.rule().equals(step.rule())) {
        difference = difference(step);
      }
    }
    if (step instanceof Step.FinishStage) {
      board.comparison.tell(watch);
    }
  }

  @Override
  public void performed(Step step) {
    if (step instanceof Step.PlayCard) {
      tellObligations();
    } else if (step instanceof Step.FinishStage) {
      tellPlayoff();
    }
    BooleanSupplier made = difference;
    difference = null; // A step that asks is performed once more when it is answered.
    if (made != null && made.getAsBoolean()) {
      watch.matters(step.rule());
    }
  }

  /** To be asked after the step whether it has made a difference; called before it. */
  private BooleanSupplier difference(Step step) {
    return switch (step) {
      case Step.Score _ -> {
        long[] before = board.seats.scores().clone();
        yield () -> !Arrays.equals(before, board.seats.scores());
      }
      case Step.SetValue set -> {
        int cell = set.cell().cell(board.frame);
        long before = cell < 0 ? Values.NONE : board.cells.value(cell);
        yield () -> board.cells.value(cell) != before;
      }
      case Step.SetGroup set -> {
        int cell = set.cell().cell(board.frame);
        IndexSet before = cell < 0 ? IndexSet.EMPTY : board.cells.group(cell);
        yield () -> !board.cells.group(cell).equals(before);
      }
      case Step.Deal _, Step.Draw _, Step.Move _, Step.MoveAtOnce _, Step.Turn _ -> {
        int[] before = board.piles.snapshot();
        yield () -> !Arrays.equals(before, board.piles.snapshot());
      }
      case Step.JumpUnless _ -> execution::goesStraightOn;
      case Step.Choose _ -> this::asksForADecision;
      case Step.NewDeal _,
          Step.Shuffle _,
          Step.SetRandom _,
          Step.Jump _,
          Step.BeginPass _,
          Step.NextElement _,
          Step.Show _,
          Step.ChooseAtOnce _,
          Step.SetBack _,
          Step.BeginTrick _,
          Step.NextToPlay _,
          Step.PlayCard _,
          Step.FinishStage _,
          Step.CollectTrick _,
          Step.NoteScores _,
          Step.Leave _,
          Step.FormSide _,
          Step.PlayFor _,
          Step.EndMatch _ ->
          () -> true;
    };
  }

  private boolean asksForADecision() {
    Question asked = execution.question();
    return asked != null && !asked.isForced();
  }

  private void tellObligations() {
    for (Bearing bearing : explanations.bearings(execution.question())) {
      if (bearing.inForce()) {
        watch.applies(bearing.obligation().rule());
        if (!bearing.left().equals(bearing.asked())) {
          watch.matters(bearing.obligation().rule());
        }
      }
    }
  }

  /** A trick that is still under way after a stage goes to a playoff. */
  private void tellPlayoff() {
    RuleId playoff = board.prepared.rules.trick().playoff();
    if (playoff != null && board.tricks.underWay()) {
      watch.applies(playoff);
      watch.matters(playoff);
    }
  }
}
