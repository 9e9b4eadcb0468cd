package tricksmith.check;

import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.analysis.OperatorUses;

/** The comparison finds the winner, so it cannot ask for it. */
final class CriteriaKnowNoWinner implements Check {

  @Override
  public void report(CheckedRules rules, Notes notes) {
    OperatorUses uses =
        new OperatorUses(rules.definitions(), operator -> operator.has(Trait.NOT_IN_CRITERIA));
    rules.trick().criteria().stream()
        .flatMap(criterion -> criterion.terms().stream())
        .flatMap(uses::in)
        .forEach(
            use ->
                notes.problem(CheckProblem.IN_CRITERION, use.span(), use.operator().word()));
  }
}
