package tricksmith.check.sanity;

import java.util.Objects;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.ConstantsOnly;

/**
 * Conditions of partners and decks, and first values of variables, are needed before the match
 * begins.
 */
public final class KnownBefore implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Stream.concat(
            rules.partners().stream().map(CheckedRules.Partners::condition),
            rules.decks().stream()
                .flatMap(deck -> deck.leaveOuts().stream())
                .map(DeckRules.LeaveOut::condition))
        .filter(Objects::nonNull)
        .forEach(condition -> report(condition, CheckProblem.SETUP_CONDITION, rules, notes));
    rules.variables().stream()
        .map(Variable::initial)
        .filter(Objects::nonNull)
        .forEach(value -> report(value, CheckProblem.INITIAL_VALUE, rules, notes));
  }

  private static void report(Term term, CheckProblem problem, CheckedRules rules, CheckLog notes) {
    new ConstantsOnly(rules.definitions())
        .dependent(term)
        .ifPresent(span -> notes.problem(problem, span));
  }
}
