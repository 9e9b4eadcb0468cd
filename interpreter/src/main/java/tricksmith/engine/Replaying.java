package tricksmith.engine;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.History;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.report.Event;

/** Plays a match again by the same rules, for an observer to watch. */
final class Replaying {

  private final Outcomes chance;
  private final List<Event> choices;

  private Replaying(List<Event> events) {
    chance = new RepeatedOutcomes(events);
    choices = events.stream().filter(Event::isChoice).toList();
  }

  /**
   * Replays all that has happened in a run; if its table was set by hand, from there on.
   *
   * @param watching makes the observer for a run in which nothing has happened yet, or whose table
   *     was set by hand
   * @return the observer
   */
  static <W extends StepObserver> W replay(MatchRun original, Function<MatchRun, W> watching) {
    MatchRun setByHand = original.setByHand();
    List<Event> events = original.events();
    int before = setByHand == null ? 0 : setByHand.events().size();
    Replaying replaying = new Replaying(events.subList(before, events.size()));
    MatchRun run =
        setByHand == null
            ? new MatchRun(original.prepared().asLowered(), original.seed(), replaying.chance)
            : new MatchRun(asLowered(setByHand.execution(), original, replaying.chance), setByHand);
    W observer = watching.apply(run);
    if (setByHand == null) {
      run.begin(observer);
    } else {
      run.watch(observer);
    }
    replaying.choices.forEach(run::repeat);
    return observer;
  }

  /**
   * Replays what has happened since the present deal began and all cards lay in their decks. If
   * there was no such moment since the table was set by hand, replays from there; if it never was,
   * replays everything.
   */
  static <W extends StepObserver> W replayDeal(MatchRun original, Function<MatchRun, W> watching) {
    List<Event> events = original.events();
    Replaying replaying = new Replaying(events.subList(eventsBeforeDeal(original), events.size()));
    Execution began = original.execution().dealBegan();
    if (began == null) {
      return replay(original, watching);
    }
    MatchRun run = new MatchRun(asLowered(began, original, replaying.chance));
    W observer = watching.apply(run);
    run.watch(observer);
    run.execution().goOn();
    replaying.choices.forEach(run::repeat);
    return observer;
  }

  private static Execution asLowered(Execution execution, MatchRun original, Outcomes chance) {
    return Execution.asLowered(execution, original.seed(), chance);
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

  /** The number of events when the present deal of a run began. */
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
