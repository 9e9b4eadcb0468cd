package tricksmith.engine;

import java.util.List;
import tricksmith.engine.knowledge.Movements;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.SeenEvent;

/**
 * What a seat witnesses of a match that goes on: what it hears ({@link SeatView#heard}), together
 * with what becomes of cards, namely moves and draws, with the cards that the seat has seen, cards
 * turned up, and cards shown to it. Cards dealt, played and gathered are not included. If the table
 * was set by hand, the movements begin there.
 *
 * <p>To find this out, the match is played again beside itself, but each choice only once. Not
 * thread-safe.
 */
public final class Witness {

  private final int seat;
  private final RepeatedOutcomes chance;
  private final MatchRun again;
  private final Movements movements;
  private int followed;

  /**
   * Begins with what has happened so far.
   *
   * @param seat from 1
   */
  public Witness(Match match, int seat) {
    this.seat = seat;
    List<Event> events = Replaying.sinceSetByHand(match.run());
    chance = new RepeatedOutcomes(events);
    again = Replaying.beginning(match.run(), chance);
    movements = Replaying.begun(again, run -> new Movements(run.board(), run.course(), seat - 1));
    events.stream().filter(Event::isChoice).forEach(again::repeat);
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
    news.stream().filter(Event::isChoice).forEach(again::repeat);
    followed = match.length();
    return match.view(seat).heardWith(movements.noted());
  }

  /** The match as it has been played again so far. */
  MatchRun again() {
    return again;
  }
}
