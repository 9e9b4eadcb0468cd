package tricksmith.engine;

import java.util.List;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** Short words for tests that play matches. */
public final class Played {

  private Played() {}

  /** The match after choices by their labels. */
  static Match play(Match match, String... labels) {
    Match now = match;
    for (String label : labels) {
      now = now.chooseLabel(label);
    }
    return now;
  }

  static Match start(Game game) {
    return Match.start(game.rules(), 1);
  }

  /** The decision that is awaited. */
  static Decision decision(Match match) {
    if (match.status() instanceof Status.Deciding deciding) {
      return deciding.decision();
    }
    throw new AssertionError("Not deciding: " + match.status());
  }

  /** The labels of what can be chosen. */
  static List<String> options(Match match) {
    return switch (decision(match).options()) {
      case Decision.OneOf one ->
          one.alternatives().stream().map(Decision.Alternative::label).toList();
      case Decision.Several several ->
          new Labels(match.rules()).of(several.members(), several.kind());
    };
  }

  /** The label of a zone's cards, the top first. */
  static List<String> zone(Match match, int zone) {
    Labels labels = new Labels(match.rules());
    return match.table().zone(zone).cards().stream()
        .map(lying -> labels.card(lying.card()))
        .toList();
  }

  static List<Event.TrickFinished> tricks(Match match) {
    return match.events().stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(Event.TrickFinished.class::cast)
        .toList();
  }

  static Event.TrickFinished lastTrick(Match match) {
    return tricks(match).getLast();
  }

  static String reason(Event.TrickFinished trick) {
    return trick.reason() == null ? null : trick.reason().label();
  }

  static Fault.Kind fault(Match match) {
    if (match.status() instanceof Status.Failed failed) {
      return failed.kind();
    }
    throw new AssertionError("Not failed: " + match.status());
  }

  static List<Long> scores(Match match) {
    return match.table().scores().stream().map(Values::numerator).toList();
  }
}
