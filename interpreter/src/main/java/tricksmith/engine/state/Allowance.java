package tricksmith.engine.state;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Budget;
import tricksmith.program.Fault;
import tricksmith.program.Frame;
import tricksmith.program.Purse;

/**
 * What a match may still compute. What it has computed is part of its state while it stands still,
 * so that copies and replays run out where the match itself does.
 */
public final class Allowance {

  private final State state;
  private final Frame frame;
  private final Budget budget;
  private final @Nullable Purse purse;
  private final Runnable payment = this::pay;
  private final long values;
  private final long matchSteps;

  /** Where the state counts. */
  private final int place;

  /** What the present evaluation may take. */
  private long steps;

  /** How much of that was left when the purse last paid. */
  private long unpaid;

  /**
   * Of a board.
   *
   * @param purse which pays for all that is computed; null for none
   */
  Allowance(State state, Frame frame, Budget budget, @Nullable Purse purse) {
    this.state = state;
    this.frame = frame;
    this.budget = budget;
    this.purse = purse;
    steps = budget.steps();
    unpaid = steps;
    values = budget.values();
    matchSteps = budget.matchSteps();
    place = state.layout.spent;
    if (purse != null) {
      allow(purse);
    }
  }

  /**
   * Counts what was computed since, and begins another evaluation.
   *
   * @throws Fault if the match has computed too much
   */
  public void beginEvaluation() {
    if (settled() > matchSteps) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
  }

  /** Counts what was computed since, as the match is about to stand still. */
  public void settle() {
    settled();
  }

  /** Counts what was computed since, and tells how much that is by now. */
  private long settled() {
    long[] words = state.words;
    long spent = words[place] + steps - frame.left();
    words[place] = spent;
    allowAnew();
    return spent;
  }

  private void allowAnew() {
    if (purse == null) {
      frame.allow(steps, values);
    } else {
      allow(purse);
    }
  }

  private void allow(Purse from) {
    pay();
    steps = Math.min(budget.steps(), from.leftFor(payment));
    unpaid = steps;
    frame.allow(steps, values);
  }

  /** Has the purse pay for what was computed since it last did. */
  private void pay() {
    if (purse != null) {
      long left = Math.max(0, frame.left());
      purse.take(unpaid - left);
      unpaid = left;
    }
  }

  /** How many steps the match had computed when it was last counted. */
  public long spent() {
    return state.words[place];
  }

  /** What has been computed since is no part of the match: its table was set by hand. */
  public void forgive() {
    allowAnew();
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
    pay();
    long left = frame.left();
    long room = frame.room();
    frame.allow(steps, values);
    unpaid = steps;
    try {
      return question.get();
    } finally {
      pay();
      frame.allow(left, room);
      unpaid = left;
    }
  }
}
