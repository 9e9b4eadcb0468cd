package tricksmith.check;

import java.util.Objects;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.MatchDependence;

/**
 * Conditions of partners and decks, and first values of variables, are needed before the match
 * begins.
 */
final class KnownBefore implements Check {

  @Override
  public void report(CheckedRules rules, Notes notes) {
    rules
        .setUpConditions()
        .forEach(condition -> report(condition, CheckProblem.SETUP_CONDITION, rules, notes));
    rules.variables().stream()
        .map(Variable::initial)
        .filter(Objects::nonNull)
        .forEach(value -> report(value, CheckProblem.INITIAL_VALUE, rules, notes));
  }

  private static void report(Term term, CheckProblem problem, CheckedRules rules, Notes notes) {
    new MatchDependence(rules.definitions())
        .firstIn(term)
        .ifPresent(span -> notes.problem(problem, span));
  }
}
