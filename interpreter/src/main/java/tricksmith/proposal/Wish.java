package tricksmith.proposal;

import java.util.List;
import java.util.Map;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.script.Game;

/**
 * The wish of a user who points at something in a match.
 *
 * @param game the rules of the match
 * @param moment the match at that point: for a trick or a score just after the choice that led to
 *     it, otherwise where the choice is awaited
 * @param scenes the tables set by hand on the way there, as lines of tests, by the number of
 *     choices before each
 * @param outcome what should have happened
 */
public record Wish(Game game, Match moment, Map<Integer, List<String>> scenes, Outcome outcome) {

  public Wish {
    scenes = Map.copyOf(scenes);
  }

  /** A wish in a match whose table was never set by hand. */
  public Wish(Game game, Match moment, Outcome outcome) {
    this(game, moment, Map.of(), outcome);
  }

  public sealed interface Outcome {}

  /**
   * The trick just finished should have been won by a seat, or by any other.
   *
   * @param seat from 1
   */
  public record Wins(int seat, boolean wins) implements Outcome {}

  /**
   * A card of a seat should have been allowed at this point, or should not.
   *
   * @param seat from 1
   * @param card its label
   */
  public record Allowed(int seat, String card, boolean allowed) implements Outcome {}

  /**
   * An alternative should have been offered in the awaited choice, or should not have been.
   *
   * @param alternative its label
   */
  public record Offered(String alternative, boolean offered) implements Outcome {}

  /**
   * A seat should have had this score.
   *
   * @param seat from 1
   * @param score a number as {@link tricksmith.program.value.Values} encodes it
   */
  public record Scores(int seat, long score) implements Outcome {}

  /** Returns the text of the script that the match is played by. */
  public String text() {
    return game.script().source().text();
  }

  /** Returns the trick finished last; fails if none is over. */
  public Event.TrickFinished lastTrick() {
    List<Event> events = moment.events();
    for (int place = events.size() - 1; place >= 0; place--) {
      if (events.get(place) instanceof Event.TrickFinished trick) {
        return trick;
      }
    }
    throw new IllegalStateException("no trick is over");
  }

  /**
   * Returns the labels of the obligations each of which forbids the card that should have been
   * allowed; none if the wish is a different one.
   */
  public List<String> forbidding() {
    if (!(outcome instanceof Allowed(int seat, String card, boolean allowed))
        || !allowed
        || !(moment.status() instanceof Status.Deciding(Decision decision))
        || decision.seat() != seat) {
      return List.of();
    }
    Labels labels = new Labels(game.rules());
    return moment.hand(seat).stream()
        .filter(held -> labels.card(held).equals(card))
        .limit(1)
        .flatMap(
            held -> moment.bearingsSparing(held).stream().filter(bearing -> bearing.excludes(held)))
        .map(bearing -> bearing.obligation().label())
        .toList();
  }

  Decision decision() {
    if (moment.status() instanceof Status.Deciding(Decision decision)) {
      return decision;
    }
    throw new IllegalStateException("no decision is awaited");
  }

  /** Whether the wish can be made at this moment and is not yet true. */
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
              && allowed != (decision.seat() == seat && ObservedMatch.offers(decision, card));
      case Offered(String alternative, boolean offered) ->
          moment.status() instanceof Status.Deciding(Decision decision)
              && offered != ObservedMatch.offers(decision, alternative);
      case Scores(int seat, long score) -> moment.scores().get(seat - 1) != score;
    };
  }
}
