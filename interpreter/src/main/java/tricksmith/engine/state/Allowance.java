package tricksmith.engine.state;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Budget;
import tricksmith.program.Fault;
import tricksmith.program.Frame;

/**
 * What a match may still compute. What it has computed is part of its state while it stands still,
 * so that copies and replays run out where the match itself does.
 */
public final class Allowance {

  private final State state;
  private final Frame frame;
  private final Budget budget;
  private final long steps;
  private final long values;

  /** Whether nobody has looked since the count has grown. */
  private boolean unchecked = true;

  Allowance(State state, Frame frame, Budget budget) {
    this.state = state;
    this.frame = frame;
    this.budget = budget;
    steps = budget.steps();
    values = budget.values();
  }

  /**
   * Counts what was computed since, and begins another evaluation.
   *
   * @throws Fault if the match has computed too much
   */
  public void beginEvaluation() {
    settle();
    if (unchecked) {
      check();
    }
  }

  private void check() {
    if (spent() > budget.matchSteps()) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
    unchecked = false;
  }

  /** Counts what was computed since, as the match is about to stand still. */
  public void settle() {
    if (frame.left() != steps || frame.room() != values) {
      state.words[state.layout.spent] += steps - frame.left();
      frame.allow(steps, values);
      unchecked = true;
    }
  }

  /** How many steps the match had computed when it was last counted. */
  public long spent() {
    return state.words[state.layout.spent];
  }

  /** What has been computed since is no part of the match: its table was set by hand. */
  public void forgive() {
    frame.allow(budget);
    unchecked = true;
  }

  /** Does something that the match does not need: it is limited, but costs the match nothing. */
  public void aside(Runnable looking) {
    aside(
        () -> {
          looking.run();
          return true;
        });
  }

  /** Evaluates something that the match does not need, likewise. */
  public <T extends @Nullable Object> T aside(Supplier<T> question) {
    long left = frame.left();
    long room = frame.room();
    frame.allow(budget);
    try {
      return question.get();
    } finally {
      frame.allow(left, room);
    }
  }
}
