package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;

/**
 * Explains why something may not be chosen: the rule, its line in the script, and what it demands.
 */
record Refusals(Match match, Decision decision, Wording words) {

  /** Explains why something typed is not a valid answer. */
  String refusal(String typed, boolean play) {
    IndexSet cards = cards(typed);
    if (!play || cards.isEmpty()) {
      return notOffered(typed);
    }
    List<Exclusion> excluded =
        match.exclusions().stream().filter(one -> cards.contains(one.card())).toList();
    return excluded.isEmpty()
        ? words.text("refuse.not-in-hand", words.card(cards.next(0)))
        : String.join("\n", lines(excluded.getFirst(), IndexSet.of(excluded.getFirst().card())));
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
    Map<Event.Reason, List<Exclusion>> byRule = new LinkedHashMap<>();
    match
        .exclusions()
        .forEach(one -> byRule.computeIfAbsent(one.obligation(), _ -> new ArrayList<>()).add(one));
    List<String> lines = new ArrayList<>();
    for (List<Exclusion> excluded : byRule.values()) {
      IndexSet cards = IndexSet.EMPTY;
      for (Exclusion one : excluded) {
        cards = cards.with(one.card());
      }
      lines.addAll(lines(excluded.getFirst(), cards));
    }
    return lines;
  }

  /** Explains why an obligation rules out these cards. */
  private List<String> lines(Exclusion exclusion, IndexSet cards) {
    Event.Reason obligation = exclusion.obligation();
    Optional<ScriptPlace> place = words.place(obligation.rule());
    List<String> lines = new ArrayList<>();
    lines.add(
        words.text(
            "refuse.obligation",
            words.cards(cards),
            words.name(obligation.label()),
            place.map(ScriptPlace::toString).orElse("?")));
    place.map(ScriptPlace::excerpt).ifPresent(lines::add);
    lines.add(words.text("refuse.fulfilling", words.cards(exclusion.fulfilling())));
    return lines;
  }
}
