package tricksmith.check.sanity;

import java.util.List;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/** Checks that a trick is ended only while it is under way, and taken only when it is over. */
public final class TricksUnderWay implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    block(rules.procedure(), false, notes);
    block(rules.score(), false, notes);
  }

  private static void block(List<Action> actions, boolean underWay, CheckLog notes) {
    actions.forEach(action -> action(action, underWay, notes));
  }

  private static void action(Action action, boolean underWay, CheckLog notes) {
    if (action.has(StatementEffect.ENDS_TRICK) && !underWay) {
      notes.problem(CheckProblem.NO_TRICK_TO_END, action);
    }
    if (action.takesTheLastTrick() && underWay) {
      notes.problem(CheckProblem.TRICK_NOT_OVER, action);
    }
    for (Action.Block block : action.blocks()) {
      block(block.actions(), underWay || action.aroundCards().contains(block), notes);
    }
  }
}
