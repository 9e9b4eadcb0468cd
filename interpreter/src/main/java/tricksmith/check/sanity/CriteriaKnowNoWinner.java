package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.analysis.OperatorUses;

/** Checks that criteria do not ask for the winner, whom the comparison has yet to find. */
public final class CriteriaKnowNoWinner implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    OperatorUses uses =
        new OperatorUses(rules.definitions(), operator -> operator.has(Trait.NOT_IN_CRITERIA));
    rules.trick().criteria().stream()
        .flatMap(criterion -> criterion.terms().stream())
        .flatMap(uses::in)
        .forEach(use -> notes.problem(CheckProblem.IN_CRITERION, use, use.operator().word()));
  }
}
