package tricksmith.check;

import tricksmith.rules.CheckedRules;
import tricksmith.rules.Types;

/** What a variable without declaration can be must become clear from what it is set to. */
final class VariablesHaveTypes implements Check {

  @Override
  public void report(CheckedRules rules, Notes notes) {
    rules.variables().stream()
        .filter(variable -> Types.isMistake(variable.type()))
        .forEach(
            variable ->
                notes.problem(
                    CheckProblem.VARIABLE_WITHOUT_TYPE, variable.declared(), variable.name()));
  }
}
