package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/** Checks that every loop can end: a loop that nothing ends goes on forever. */
public final class LoopsCanEnd implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    rules
        .actions()
        .filter(LoopsCanEnd::goesOnForEver)
        .forEach(loop -> notes.problem(CheckProblem.ENDLESS, loop));
  }

  private static boolean goesOnForEver(Action action) {
    Action.Repetition repetition = action.repetition();
    return repetition != null
        && !repetition.bounded()
        && action.until() == null
        && Action.all(action.inside()).noneMatch(inside -> inside.has(StatementEffect.ENDS_MATCH));
  }
}
