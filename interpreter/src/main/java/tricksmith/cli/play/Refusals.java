package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Match;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;

/**
 * Explains why something may not be chosen: each rule that excludes it, its line in the script, and
 * what it demands.
 */
record Refusals(Match match, Decision decision, Wording words) {

  /** Explains why something typed is not a valid answer. */
  String refusal(String typed, boolean play) {
    IndexSet cards = cards(typed);
    if (!play) {
      return notOffered(typed);
    }
    if (cards.isEmpty()) {
      return words.text("refuse.unknown", typed, words.name(decision.name()));
    }
    return excluded().stream()
        .filter(cards::contains)
        .findFirst()
        .map(card -> String.join("\n", lines(List.of(card))))
        .orElseGet(() -> words.text("refuse.not-in-hand", words.card(cards.next(0))));
  }

  /**
   * Explains why something typed is not a valid answer to a question with numbered alternatives: if
   * it is no card, it was hardly meant for one that the rules do not offer.
   *
   * @param numbers how many alternatives there are
   */
  String refusal(String typed, boolean play, int numbers) {
    return cards(typed).isEmpty()
        ? words.text("refuse.number", typed, numbers)
        : refusal(typed, play);
  }

  private IndexSet cards(String typed) {
    IndexSet exact = words.labels().cardsOf(typed);
    return exact.isEmpty() ? words.labels().cardsOf(typed.toUpperCase(Locale.ROOT)) : exact;
  }

  private String notOffered(String typed) {
    return words
        .place(decision.rule())
        .map(
            place ->
                words.text("refuse.not-offered", typed, words.name(decision.name()), place)
                    + "\n"
                    + place.excerpt())
        .orElseGet(() -> words.text("refuse.unknown", typed, words.name(decision.name())));
  }

  /** Explains why the other cards of the hand may not be played, obligation by obligation. */
  List<String> all() {
    return lines(excluded());
  }

  /** The cards of the hand that may not be played. */
  private List<Integer> excluded() {
    return match.exclusions().stream().map(Exclusion::card).toList();
  }

  /** Explains why these cards may not be played: all that each obligation excludes together. */
  private List<String> lines(List<Integer> cards) {
    Map<Event.Reason, Excluded> excluded = new HashMap<>();
    for (int card : cards) {
      for (Bearing bearing : match.bearingsSparing(card)) {
        if (bearing.excludes(card)) {
          excluded.merge(
              bearing.obligation(),
              new Excluded(IndexSet.of(card), bearing.fulfilling()),
              Excluded::and);
        }
      }
    }
    List<String> lines = new ArrayList<>();
    for (Bearing bearing : match.bearings()) {
      Event.Reason obligation = bearing.obligation();
      Excluded found = excluded.get(obligation);
      if (found != null) {
        Optional<ScriptPlace> place = words.place(obligation.rule());
        lines.add(
            words.text(
                "refuse.obligation",
                words.cards(found.cards),
                words.name(obligation.label()),
                place.map(ScriptPlace::toString).orElse("?")));
        place.map(ScriptPlace::excerpt).ifPresent(lines::add);
        lines.add(words.text("refuse.fulfilling", words.cards(found.fulfilling)));
      }
    }
    return lines;
  }

  /**
   * What an obligation excludes.
   *
   * @param fulfilling the cards that fulfil it
   */
  private record Excluded(IndexSet cards, IndexSet fulfilling) {

    Excluded and(Excluded more) {
      return new Excluded(cards.union(more.cards), fulfilling.union(more.fulfilling));
    }
  }
}
