package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Types;

/** Checks that the type of each undeclared variable is clear from what it is set to. */
public final class VariablesHaveTypes implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    rules.variables().stream()
        .filter(variable -> Types.isMistake(variable.type()))
        .forEach(
            variable ->
                notes.problem(
                    CheckProblem.VARIABLE_WITHOUT_TYPE, variable.declared(), variable.name()));
  }
}
