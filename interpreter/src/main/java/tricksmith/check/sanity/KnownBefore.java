package tricksmith.check.sanity;

import java.util.Objects;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.MatchDependence;

/**
 * Checks that the conditions of partners and decks, and the initial values of variables, are known
 * before the match begins.
 */
public final class KnownBefore implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    rules
        .setUpConditions()
        .forEach(condition -> report(condition, CheckProblem.SETUP_CONDITION, rules, notes));
    rules.variables().stream()
        .map(Variable::initial)
        .filter(Objects::nonNull)
        .forEach(value -> report(value, CheckProblem.INITIAL_VALUE, rules, notes));
  }

  private static void report(Term term, CheckProblem problem, CheckedRules rules, CheckLog notes) {
    new MatchDependence(rules.definitions())
        .firstIn(term)
        .ifPresent(span -> notes.problem(problem, span));
  }
}
