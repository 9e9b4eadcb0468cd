package tricksmith.editor.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Event;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.match.Status;
import tricksmith.script.Game;

/**
 * A match that is being played.
 *
 * @param game the rules that it is played by
 * @param match where it stands
 * @param recorded what was last played of one's own accord. When other rules take over it is this
 *     that is played again, so that an edit that cut the match short can be taken back
 * @param stop what could not be played again; null if everything could
 * @param waiting whether bots wait to be told that they may go on
 */
public record Playing(
    Game game, Match match, Match recorded, @Nullable Stop stop, boolean waiting) {

  /** A match from its beginning. */
  static Playing start(Game game, long seed) {
    return standing(game, Match.start(game.rules(), seed));
  }

  private static Playing standing(Game game, Match match) {
    return new Playing(game, match, match, null, false);
  }

  /** The same match by other rules: the same shuffles, and the same choices as far as they go. */
  Playing under(Game other) {
    Reload reload = Reload.onto(other, recorded, recorded.events().size());
    if (reload.stop() == null) {
      return new Playing(other, reload.match(), reload.match(), null, waiting);
    }
    return new Playing(other, reload.match(), recorded, reload.stop(), true);
  }

  /** After a choice; what could not be played again is forgotten. */
  Playing choose(Pick pick) {
    return standing(game, match.choose(pick));
  }

  /** Goes on from here; what could not be played again is forgotten. */
  Playing goOn() {
    return standing(game, match);
  }

  /**
   * Before the last choice that a human made; without humans, before the last one at all. Bots wait
   * then, as they would only make their choices again.
   */
  Playing takeBack(Seating seating) {
    List<Event> events = match.events();
    boolean humans = events.stream().anyMatch(event -> isHumans(event, seating));
    int kept = events.size() - 1;
    while (kept >= 0
        && !(humans ? isHumans(events.get(kept), seating) : isChoice(events.get(kept)))) {
      kept--;
    }
    return kept < 0 ? this : new Playing(game, upTo(kept), upTo(kept), null, !humans);
  }

  private Match upTo(int events) {
    return Reload.onto(game, match, events).match();
  }

  private static boolean isChoice(Event event) {
    return seatOf(event) > 0;
  }

  private static boolean isHumans(Event event, Seating seating) {
    return isChoice(event) && seating.isHuman(seatOf(event));
  }

  private static int seatOf(Event event) {
    return switch (event) {
      case Event.Chosen(_, int seat, _) -> seat;
      case Event.ChosenCards(_, int seat, _) -> seat;
      case Event.Chance _,
          Event.Shuffled _,
          Event.TrickFinished _,
          Event.Scored _,
          Event.MatchEnded _ ->
          0;
    };
  }

  /** Whether a bot is to decide now. */
  boolean isBotsTurn(Seating seating) {
    return !waiting
        && match.status() instanceof Status.Deciding(var decision)
        && !seating.isHuman(decision.decider());
  }
}
