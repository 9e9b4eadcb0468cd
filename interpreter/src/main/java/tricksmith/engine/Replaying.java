package tricksmith.engine;

import java.util.List;
import java.util.function.Function;
import tricksmith.engine.chance.Outcomes;
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
            ? MatchRun.waiting(original.prepared().asLowered(), original.seed(), replaying.chance)
            : setByHand.drawingFrom(replaying.chance);
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
    Replaying replaying = new Replaying(events.subList(original.eventsBeforeDeal(), events.size()));
    MatchRun run = original.fromDealOn(replaying.chance);
    if (run == null) {
      return replay(original, watching);
    }
    W observer = watching.apply(run);
    run.goOn(observer);
    replaying.choices.forEach(run::repeat);
    return observer;
  }
}
