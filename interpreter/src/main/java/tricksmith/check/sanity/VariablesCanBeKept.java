package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Notation;
import tricksmith.rules.Types;

/**
 * Checks that each variable holds one value, or a set of things that can be counted before a match.
 */
public final class VariablesCanBeKept implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    rules.variables().stream()
        .filter(variable -> !Types.canBeKept(variable.type()))
        .forEach(
            variable ->
                notes.problem(
                    MisreadingProblem.CANNOT_BE_KEPT,
                    variable.declared(),
                    variable.name(),
                    Notation.of(variable.type())));
  }
}
