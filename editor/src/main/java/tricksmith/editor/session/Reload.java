package tricksmith.editor.session;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.match.Decision;
import tricksmith.match.Event;
import tricksmith.match.Exclusion;
import tricksmith.match.Labels;
import tricksmith.match.Match;
import tricksmith.match.Status;
import tricksmith.match.Values;
import tricksmith.script.Game;

/**
 * A match played again by other rules. Chance is keyed, so that the shuffles are the same by
 * themselves; what was chosen is chosen again by its label.
 *
 * @param match as far as it goes
 * @param stop the choice that ends it; null if there is none
 */
record Reload(Match match, @Nullable Stop stop) {

  /** A choice as it was recorded. */
  private record Choice(String decision, int seat, String label) {}

  /** Plays the first {@code events} events of a match again. */
  static Reload onto(Game game, Match recorded, int events) {
    Match match = Match.start(game.rules(), recorded.seed());
    List<Choice> choices = choices(recorded, events);
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (!isAsked(match, choice)) {
        return new Reload(match, stop(game, match, choice, i + 1));
      }
      try {
        match = match.chooseLabel(choice.label());
      } catch (IllegalArgumentException _) {
        return new Reload(match, stop(game, match, choice, i + 1));
      }
    }
    return new Reload(match, null);
  }

  private static List<Choice> choices(Match recorded, int events) {
    Labels labels = new Labels(recorded.rules());
    return recorded.events().stream()
        .limit(events)
        .flatMap(event -> choice(event, labels).stream())
        .toList();
  }

  private static Optional<Choice> choice(Event event, Labels labels) {
    return switch (event) {
      case Event.Chosen(String name, int seat, long value) ->
          Optional.of(new Choice(name, seat, label(value, labels)));
      case Event.ChosenCards(String name, int seat, IndexSet cards) ->
          Optional.of(new Choice(name, seat, label(cards, labels)));
      case Event.Chance _,
          Event.Shuffled _,
          Event.TrickFinished _,
          Event.Scored _,
          Event.MatchEnded _ ->
          Optional.empty();
    };
  }

  private static String label(long value, Labels labels) {
    return value == Values.NONE ? Decision.Alternative.PASS : labels.of(value);
  }

  private static String label(@Nullable IndexSet cards, Labels labels) {
    return cards == null
        ? Decision.Alternative.PASS
        : String.join(" ", labels.of(cards, Values.Kind.CARD));
  }

  private static boolean isAsked(Match match, Choice choice) {
    return match.status() instanceof Status.Deciding(var decision)
        && decision.name().equals(choice.decision())
        && decision.seat() == choice.seat();
  }

  private static Stop stop(Game game, Match match, Choice choice, int number) {
    Labels labels = new Labels(match.rules());
    Optional<Exclusion> exclusion =
        match.exclusions().stream()
            .filter(excluded -> labels.card(excluded.card()).equals(choice.label()))
            .findFirst();
    return new Stop(
        number,
        choice.seat(),
        choice.decision(),
        choice.label(),
        exclusion.map(excluded -> excluded.obligation().label()).orElse(null),
        exclusion.map(excluded -> RulePlace.of(game, excluded.obligation().rule())));
  }
}
