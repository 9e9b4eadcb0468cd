package tricksmith.check.sanity;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;

/** Checks that some cards of each deck stay, whatever is left out. */
public final class DecksHaveCards implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    rules.decks().forEach(deck -> report(deck, rules, notes));
  }

  private static void report(DeckRules deck, CheckedRules rules, CheckLog notes) {
    if (deck.cards().isEmpty()) {
      notes.problem(CheckProblem.NO_CARDS_NAMED, deck, deck.name());
      return;
    }
    Stream<Term> conditions =
        deck.leaveOuts().stream().map(DeckRules.LeaveOut::condition).flatMap(Stream::ofNullable);
    Setting.all(rules, conditions).stream()
        .filter(setting -> isEmpty(deck, new PartialEvaluator(rules, setting)))
        .findFirst()
        .ifPresent(
            setting -> notes.problem(CheckProblem.NO_CARDS, deck, deck.name(), setting.inFull()));
  }

  private static boolean isEmpty(DeckRules deck, PartialEvaluator evaluator) {
    Set<String> out = new HashSet<>();
    deck.leaveOuts().stream()
        .filter(
            line ->
                line.condition() == null || Boolean.TRUE.equals(evaluator.holds(line.condition())))
        .forEach(line -> out.addAll(line.labels()));
    return deck.cards().stream().allMatch(card -> out.contains(card.label()));
  }
}
