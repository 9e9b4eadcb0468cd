package tricksmith.engine.state;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Purse;
import tricksmith.program.expression.Frame;
import tricksmith.program.value.Fault;

/**
 * How much a match may still compute. What it has computed is part of its state whenever it pauses,
 * so copies and replays run out at the same point as the match itself.
 */
public final class Allowance {

  /**
   * The most steps since the last event that determines the match: more than any procedure needs,
   * as a longer run would seem to hang, and fewer than a match may take, so that it is told why.
   */
  public static final int MOST_IDLE_STEPS = 5_000_000;

  private final State state;
  private final Frame frame;
  private final Budget budget;
  private final @Nullable Purse purse;
  private final long values;
  private final long matchSteps;

  /** Where the state keeps the count. */
  private final int place;

  /** How many steps the current evaluation may take. */
  private long steps;

  /** What the frame counts from. */
  private long first;

  /** How much of that was left when the purse last paid. */
  private long unpaid;

  /**
   * Creates the allowance of a board.
   *
   * @param purse pays for everything that is computed; null for none
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
    allowAgain();
  }

  /**
   * Counts what was computed since the last count, and begins another evaluation.
   *
   * @throws Fault if the match has computed too much
   */
  public void beginEvaluation() {
    if (settled() > matchSteps) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
  }

  /**
   * Counts what was computed since, and begins an evaluation after others that take a single step
   * each; all have taken their first.
   *
   * @param others how many others
   * @return whether the match may compute this much, and take as many idle steps; otherwise nothing
   *     was begun
   */
  public boolean beginAfter(int others) {
    return frame.beginNext(others, steps, values);
  }

  /** Evaluations that have begun, each with a single step, have not taken place. */
  public void takeBack(int others) {
    frame.takeBack(others);
  }

  /** The evaluation that {@link #beginAfter} began starts over. */
  public void beginStepAgain() {
    frame.allow(steps - 1, values);
  }

  /** Counts what was computed since the last count, as the match is about to stand still. */
  public void settle() {
    settled();
  }

  /** Counts what was computed since the last count, and returns the total. */
  private long settled() {
    long[] words = state.words;
    long spent = words[place] + frame.takenSince(first);
    words[place] = spent;
    allowAgain();
    return spent;
  }

  private void allowAgain() {
    if (purse == null) {
      // No more steps than idle ones are left, so that those who begin need not look at both.
      long idle = (long) MOST_IDLE_STEPS - state.numbers[StateLayout.IDLE_STEPS];
      long total = steps > 0 ? Math.min(matchSteps - state.words[place], idle) : -1;
      first = frame.beginFirst(steps, values, total);
    } else {
      allow(purse);
    }
  }

  private void allow(Purse from) {
    pay();
    steps = Math.min(budget.steps(), from.leftFor(this::pay));
    unpaid = steps;
    first = frame.beginFirst(steps, values, -1);
  }

  /** Makes the purse pay for what was computed since it last paid. */
  private void pay() {
    if (purse != null) {
      long left = Math.max(0, frame.left());
      purse.take(unpaid - left);
      unpaid = left;
    }
  }

  /** Returns how many steps the match had computed at the last count. */
  public long spent() {
    return state.words[place];
  }

  /**
   * Disregards what was computed since the last count: the table was set by hand, which is not part
   * of the match.
   */
  public void forgive() {
    allowAgain();
  }

  /** Does something that the match does not need: it is limited, but costs the match nothing. */
  public void aside(Runnable looking) {
    aside(
        () -> {
          looking.run();
          return true;
        });
  }

  /**
   * Evaluates something that the match does not need: it is limited, but costs the match nothing.
   */
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
