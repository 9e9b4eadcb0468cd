package tricksmith.engine;

import java.util.ArrayList;
import java.util.List;
import tricksmith.engine.knowledge.Movements;
import tricksmith.engine.observe.Announcements;
import tricksmith.engine.play.BothObservers;
import tricksmith.engine.play.History;
import tricksmith.engine.play.Sightings;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.SeenEvent;

/**
 * What a seat witnesses of a match that goes on: what it hears ({@link SeatView#heard}), together
 * with what becomes of cards, namely moves and draws, with the cards that the seat has seen, cards
 * turned up, and cards shown to it; also who takes the tricks, which of them end early, what
 * statements do to variables that it sees and to scores, and where they stop playing tricks. Cards
 * dealt, played and gathered are not included. If the table was set by hand, all this begins there.
 *
 * <p>To find this out, the match is played again beside itself, but each choice only once. Not
 * thread-safe.
 */
public final class Witness {

  /** The seat of nobody, who sees everything. */
  public static final int EVERYTHING = 0;

  private final int seat;
  private final RepeatedOutcomes chance;
  private final MatchRun again;
  private final Sightings sightings;
  private int followed;

  /**
   * Begins with what has happened so far.
   *
   * @param seat from 1; {@link #EVERYTHING} for somebody from whom nothing is hidden
   */
  public Witness(Match match, int seat) {
    this.seat = seat;
    List<Event> events = Replaying.sinceSetByHand(match.run());
    chance = new RepeatedOutcomes(events);
    again = Replaying.beginning(match.run(), chance);
    sightings = new Sightings(again.course());
    Replaying.begun(
        again,
        run ->
            seat == EVERYTHING
                ? new BothObservers(
                    Movements.ofEverything(run.board(), sightings),
                    Announcements.ofEverything(run.board(), sightings))
                : new BothObservers(
                    Movements.of(run.board(), seat - 1, sightings),
                    Announcements.of(run.board(), seat - 1, sightings)));
    Event.Choice.in(events).forEach(again::repeat);
    followed = match.length();
  }

  /**
   * Returns what the seat has witnessed from the beginning on.
   *
   * @param match the same match, as far as before or further
   */
  public List<SeenEvent> of(Match match) {
    List<Event> news = match.eventsSince(followed);
    chance.thenRepeat(news);
    Event.Choice.in(news).forEach(again::repeat);
    followed = match.length();
    return seat == EVERYTHING
        ? withSightings(History.whole(match.run().history()))
        : withSightings(match.view(seat).heardNodes());
  }

  /** What has been heard, together with what has been seen in between, in order. */
  private List<SeenEvent> withSightings(List<History> heard) {
    List<SeenEvent> witnessed = new ArrayList<>();
    List<Sightings.Noted> noted = sightings.noted();
    int told = 0;
    for (History node : heard) {
      while (told < noted.size() && noted.get(told).after() < node.length()) {
        witnessed.add(noted.get(told++).event());
      }
      witnessed.add(new SeenEvent.Heard(node.event()));
    }
    noted.stream().skip(told).forEach(each -> witnessed.add(each.event()));
    return List.copyOf(witnessed);
  }

  /** The match as it has been played again so far. */
  MatchRun again() {
    return again;
  }
}
