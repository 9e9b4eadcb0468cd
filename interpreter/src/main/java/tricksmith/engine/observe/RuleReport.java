package tricksmith.engine.observe;

import java.util.Arrays;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.RuleWatch;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;

/** Reports which rules a match uses, and whether they matter. */
public final class RuleReport implements StepObserver {

  private static final long[] NO_SCORES = {};

  private final Execution execution;
  private final Explanations explanations;
  private final Board board;
  private final RuleWatch watch;

  /**
   * Tests whether the step under way has made a difference, if a statement consists of that step;
   * otherwise null.
   */
  private @Nullable BooleanSupplier difference;

  public RuleReport(Execution execution, RuleWatch watch) {
    this.execution = execution;
    explanations = new Explanations(execution);
    this.watch = watch;
    board = execution.board;
  }

  @Override
  public void plays(int player, int card) {}

  @Override
  public void shows(IndexSet cards, IndexSet players) {}

  @Override
  public boolean isToldBefore() {
    return true;
  }

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

  /**
   * Returns a test, to be run after the step, of whether it has made a difference. Must be called
   * before the step.
   */
  private BooleanSupplier difference(Step step) {
    return switch (step.relevance()) {
      case ALWAYS -> () -> true;
      case BY_CHANGE -> {
        Set<Step.Change> changes = step.changes();
        long[] scores =
            changes.contains(Step.Change.SCORES) ? board.seats.scores().clone() : NO_SCORES;
        yield () -> haveMade(changes, scores);
      }
      case BY_CONDITION -> execution::goesStraightOn;
      case BY_CHOICE -> this::asksForADecision;
    };
  }

  private boolean haveMade(Set<Step.Change> changes, long[] scores) {
    for (Step.Change change : changes) {
      if (hasMade(change, scores)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the step under way has made a change of this kind.
   *
   * @param scores what they were before
   */
  private boolean hasMade(Step.Change change, long[] scores) {
    return switch (change) {
      case CARDS -> board.piles.haveChanged();
      case SCORES -> !Arrays.equals(scores, board.seats.scores());
      case ASSIGNED -> board.cells.haveChanged();
      case RESET, PLAYERS -> true;
    };
  }

  private boolean asksForADecision() {
    return execution.isAsking() && !execution.isForced();
  }

  private void tellObligations() {
    for (Bearing bearing : explanations.bearings()) {
      if (bearing.inForce()) {
        watch.applies(bearing.obligation().rule());
        if (!bearing.left().equals(bearing.asked())) {
          watch.matters(bearing.obligation().rule());
        }
      }
    }
  }

  /** Reports the playoff: a trick still under way after a stage goes to one. */
  private void tellPlayoff() {
    RuleId playoff = board.prepared.rules.trick().playoff();
    if (playoff != null && board.tricks.underWay()) {
      watch.applies(playoff);
      watch.matters(playoff);
    }
  }
}
