package tricksmith.match;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Fault;
import tricksmith.program.Step;
import tricksmith.program.Values;

/** What has happened in a match, counted, so that no match goes on for ever. */
final class Course {

  /** A match may have so many events that determine it. */
  private static final int MOST_EVENTS = 100_000;

  /** There may be so many passes of loops without one. */
  private static final int MOST_PASSES = 100_000;

  /** And so many steps, more than any procedure needs: it would seem to hang. */
  private static final int MOST_STEPS = 20_000_000;

  private @Nullable History history;
  private int decisive;
  private int idlePasses;
  private int idleSteps;

  Course() {}

  Course(Course other) {
    history = other.history;
    decisive = other.decisive;
    idlePasses = other.idlePasses;
    idleSteps = other.idleSteps;
  }

  @Nullable History history() {
    return history;
  }

  /** Whether there have been as many events as there may be. */
  boolean isTooLong() {
    return decisive >= MOST_EVENTS;
  }

  /** Something has happened that everybody knows of. */
  void record(Event event) {
    record(event, null);
  }

  /** Something has happened that only these players know of; null for everybody. */
  void record(Event event, @Nullable IndexSet audience) {
    history = History.with(history, event, audience);
    if (event.determines()) {
      decide();
    }
  }

  /** Something is decided that is no event: the table has been set by hand. */
  void decide() {
    decisive++;
    idlePasses = 0;
    idleSteps = 0;
  }

  /** Notes the scores, unless they have just been noted. */
  void noteScores(Board board) {
    Event.Scored scored = new Event.Scored(scores(board));
    if (history == null || !history.event().equals(scored)) {
      record(scored);
    }
  }

  /** The scores by seat. */
  static List<Long> scores(Board board) {
    return Arrays.stream(board.seats.scores()).boxed().toList();
  }

  /** A step is about to be performed. */
  void beginStep() {
    if (++idleSteps > MOST_STEPS) {
      throw new Fault(Fault.Kind.TOO_MANY_PASSES);
    }
  }

  /** A pass of a loop begins. */
  void beginPass(Step.BeginPass pass, Board board) {
    long now = Values.number(decisive);
    if (pass.mustHaveEvent() && board.values[pass.cell()] == now) {
      throw new Fault(Fault.Kind.PASS_WITHOUT_EVENT);
    }
    if (!pass.mustHaveEvent() && ++idlePasses > MOST_PASSES) {
      throw new Fault(Fault.Kind.TOO_MANY_PASSES);
    }
    board.values[pass.cell()] = now;
  }
}
