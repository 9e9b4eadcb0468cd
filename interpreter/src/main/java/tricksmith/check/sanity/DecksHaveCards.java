package tricksmith.check.sanity;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;

/** Whatever is left out of a deck, some cards must stay. */
public final class DecksHaveCards implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    rules.decks().forEach(deck -> report(deck, rules, notes));
  }

  private static void report(DeckRules deck, CheckedRules rules, CheckLog notes) {
    List<Term> conditions =
        deck.leaveOuts().stream()
            .map(DeckRules.LeaveOut::condition)
            .filter(Objects::nonNull)
            .toList();
    Settings.all(rules.leastPlayers(), rules.mostPlayers(), conditions).stream()
        .filter(setting -> isEmpty(deck, setting))
        .findFirst()
        .ifPresent(
            setting ->
                notes.problem(CheckProblem.NO_CARDS, deck.span(), deck.name(), setting.toString()));
  }

  private static boolean isEmpty(DeckRules deck, Settings.Setting setting) {
    Set<String> out = new HashSet<>();
    deck.leaveOuts().stream()
        .filter(line -> line.condition() == null || setting.holds(line.condition()))
        .forEach(line -> out.addAll(line.labels()));
    return deck.cards().stream().allMatch(card -> out.contains(card.label()));
  }
}
