package tricksmith.engine;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.History;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.Event;
import tricksmith.engine.state.Board;
import tricksmith.program.evaluation.Purse;

/** Plays a match again by the same rules, for an observer to watch. */
final class Replaying {

  /**
   * What a replay by the program as it was lowered may cost. It evaluates again and again what is
   * known before a match, and a player may ask for one at every turn.
   */
  private static final long MOST_STEPS = 1_000_000;

  private final Outcomes chance;
  private final List<Event.Choice> choices;

  private Replaying(List<Event> events) {
    chance = new RepeatedOutcomes(events);
    choices = Event.Choice.in(events).toList();
  }

  /**
   * Begins the replay of all that has happened in a run; if its table was set by hand, from there
   * on. It is played by the same program, so it takes as many steps.
   *
   * @param chance how chance comes up
   */
  static MatchRun beginning(MatchRun original, Outcomes chance) {
    MatchRun setByHand = original.setByHand();
    return setByHand == null
        ? new MatchRun(original.prepared(), original.seed(), chance)
        : new MatchRun(
            new Execution(setByHand.execution(), original.seed(), chance, true), setByHand);
  }

  /** The events of a run; if its table was set by hand, from there on. */
  static List<Event> sinceSetByHand(MatchRun original) {
    MatchRun setByHand = original.setByHand();
    List<Event> events = original.events();
    return setByHand == null ? events : events.subList(setByHand.events().size(), events.size());
  }

  /** Goes on to the first decision, watched. */
  static <W extends StepObserver> W begun(MatchRun run, Function<MatchRun, W> watching) {
    W observer = watching.apply(run);
    if (run.setByHand() == null) {
      run.begin(observer);
    } else {
      run.watch(observer);
    }
    return observer;
  }

  /** Replays all that has happened in a run by the program as it was lowered. */
  private static <W extends StepObserver> @Nullable W replayAsLowered(
      MatchRun original, Function<MatchRun, W> watching) {
    MatchRun setByHand = original.setByHand();
    Replaying replaying = new Replaying(sinceSetByHand(original));
    MatchRun run =
        setByHand == null
            ? new MatchRun(
                new Execution(
                    new Board(original.prepared().asLowered(), new Purse(MOST_STEPS)),
                    original.seed(),
                    replaying.chance,
                    true))
            : new MatchRun(asLowered(setByHand.execution(), original, replaying.chance), setByHand);
    W observer = begun(run, watching);
    return replaying.isRepeated(run, original) ? observer : null;
  }

  /** Repeats all choices, and returns whether the run got as far as the other one. */
  private boolean isRepeated(MatchRun run, MatchRun original) {
    for (Event.Choice choice : choices) {
      if (!run.isDeciding()) {
        return false;
      }
      run.repeat(choice);
    }
    return run.isDeciding() || !original.isDeciding();
  }

  /**
   * Replays what has happened since the present deal began and all cards lay in their decks. If
   * there was no such moment since the table was set by hand, replays from there; if it never was,
   * replays everything. The program is run as it was lowered, for observers of what is read.
   *
   * @return the observer; null if that would take too many steps
   */
  static <W extends StepObserver> @Nullable W replayDeal(
      MatchRun original, Function<MatchRun, W> watching) {
    List<Event> events = original.events();
    Replaying replaying = new Replaying(events.subList(eventsBeforeDeal(original), events.size()));
    Execution began = original.execution().dealBegan();
    if (began == null) {
      return replayAsLowered(original, watching);
    }
    MatchRun run = new MatchRun(asLowered(began, original, replaying.chance));
    W observer = watching.apply(run);
    run.watch(observer);
    run.execution().goOn();
    return replaying.isRepeated(run, original) ? observer : null;
  }

  private static Execution asLowered(Execution execution, MatchRun original, Outcomes chance) {
    return Execution.asLowered(execution, original.seed(), chance, new Purse(MOST_STEPS));
  }

  /**
   * The present deal of a run from its beginning on, up to its first decision, with chance from
   * elsewhere and no record; null if there was no such moment since the table was last set by hand.
   */
  static @Nullable MatchRun dealAgain(MatchRun run, Outcomes outcomes) {
    Execution began = run.execution().dealBegan();
    if (began == null) {
      return null;
    }
    MatchRun again = new MatchRun(new Execution(began, run.seed(), outcomes, false));
    again.execution().goOn();
    return again;
  }

  static int eventsBeforeDeal(MatchRun run) {
    Execution began = run.execution().dealBegan();
    History history = began == null ? null : began.course.history();
    return history == null ? 0 : history.length();
  }

  /**
   * Whether the events of a run lead here from a moment when all cards lay in their decks, rather
   * than from a table that was set by hand.
   */
  static boolean isFromTheBeginning(MatchRun run) {
    return run.setByHand() == null || run.execution().dealBegan() != null;
  }
}
