package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;

/** What {@code score} performs cannot perform {@code score} again. */
public final class ScoreWithoutEnd implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Actions.all(rules.score())
        .filter(Action.Score.class::isInstance)
        .forEach(score -> notes.problem(CheckProblem.RECURSION, score.span(), "score → score"));
  }
}
