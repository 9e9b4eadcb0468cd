package tricksmith.check.sanity;

import java.util.List;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.syntax.Statement.EachOrder;

/** A loop that nothing ends goes on for ever. */
public final class LoopsCanEnd implements Check {

  @Override
  public void report(CheckedRules rules, CheckLog notes) {
    Actions.all(List.of(rules.procedure(), rules.score()).stream().flatMap(List::stream).toList())
        .filter(LoopsCanEnd::goesOnForEver)
        .forEach(loop -> notes.problem(CheckProblem.ENDLESS, loop.span()));
  }

  private static boolean goesOnForEver(Action action) {
    return isUnbounded(action)
        && Actions.all(Actions.inside(action)).noneMatch(Action.EndMatch.class::isInstance);
  }

  private static boolean isUnbounded(Action action) {
    if (action instanceof Action.RepeatWith repeat) {
      return repeat.overAndOver() && repeat.until() == null;
    }
    if (action instanceof Action.Each each) {
      return each.order() == EachOrder.ROUND_AND_ROUND && each.until() == null;
    }
    return action instanceof Action.PlayTricks play && play.count() == null && play.until() == null;
  }
}
