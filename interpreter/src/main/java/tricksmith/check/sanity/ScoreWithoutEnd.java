package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/** Checks that what {@code score} performs does not perform {@code score} again. */
public final class ScoreWithoutEnd implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Action.all(rules.score())
        .filter(action -> action.has(StatementEffect.PERFORMS_SCORE))
        .forEach(score -> notes.problem(CheckProblem.RECURSION, score, "score → score"));
  }
}
