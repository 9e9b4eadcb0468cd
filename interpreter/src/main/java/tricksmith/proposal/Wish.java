package tricksmith.proposal;

import java.util.List;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.script.Game;

/**
 * What somebody who points at something in a match would have had otherwise.
 *
 * @param game the rules of the match
 * @param moment the match as it stands there: for a trick or a score just after the choice from
 *     which it followed, else where the choice is awaited. Its table must not have been set by hand
 * @param outcome what should have been so
 */
public record Wish(Game game, Match moment, Outcome outcome) {

  /** What should have been so. */
  public sealed interface Outcome {}

  /**
   * The trick that is just over should have been won by a seat, or by any other.
   *
   * @param seat from 1
   */
  public record Wins(int seat, boolean wins) implements Outcome {}

  /**
   * A card of a seat should have been allowed now, or should not.
   *
   * @param seat from 1
   * @param card its label
   */
  public record Allowed(int seat, String card, boolean allowed) implements Outcome {}

  /**
   * An alternative should have been offered in the choice that is awaited, or should not.
   *
   * @param alternative its label
   */
  public record Offered(String alternative, boolean offered) implements Outcome {}

  /**
   * A seat should have had this score.
   *
   * @param seat from 1
   * @param score a number as {@link tricksmith.program.Values} encodes it
   */
  public record Scores(int seat, long score) implements Outcome {}

  /** The text of the script that the match is played by. */
  public String text() {
    return game.script().source().text();
  }

  /** The trick that was finished last. */
  Event.TrickFinished lastTrick() {
    List<Event> events = moment.events();
    for (int place = events.size() - 1; place >= 0; place--) {
      if (events.get(place) instanceof Event.TrickFinished trick) {
        return trick;
      }
    }
    throw new IllegalStateException("no trick is over");
  }

  /** The decision that is awaited. */
  Decision decision() {
    if (moment.status() instanceof Status.Deciding(Decision decision)) {
      return decision;
    }
    throw new IllegalStateException("no decision is awaited");
  }

  /** Whether the match stands where such a wish can be made, and things are otherwise now. */
  public boolean isOpen() {
    return switch (outcome) {
      case Wins(int seat, boolean wins) -> {
        boolean over = moment.events().stream().anyMatch(Event.TrickFinished.class::isInstance);
        yield over
            && lastTrick().plays().stream().anyMatch(play -> play.seat() == seat)
            && wins != Integer.valueOf(seat).equals(lastTrick().winner());
      }
      case Allowed(int seat, String card, boolean allowed) ->
          moment.status() instanceof Status.Deciding(Decision decision)
              && decision.options() instanceof Decision.OneOf one
              && one.play()
              && allowed != (decision.seat() == seat && Situation.offers(decision, card));
      case Offered(String alternative, boolean offered) ->
          moment.status() instanceof Status.Deciding(Decision decision)
              && offered != Situation.offers(decision, alternative);
      case Scores(int seat, long score) -> moment.table().scores().get(seat - 1) != score;
    };
  }
}
