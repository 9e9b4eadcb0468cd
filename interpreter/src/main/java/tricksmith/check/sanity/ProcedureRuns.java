package tricksmith.check.sanity;

import java.util.List;
import tricksmith.check.declarations.ProcedureOrder;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/** Checks that the procedure can be performed to its end. */
public final class ProcedureRuns {
  private ProcedureRuns() {}

  /** Checks that every loop can end: a loop that nothing ends goes on forever. */
  public static void loopsCanEnd(CheckedRules rules, CheckLog notes) {
    rules
        .actions()
        .filter(ProcedureRuns::goesOnForEver)
        .forEach(loop -> notes.problem(CheckProblem.ENDLESS, loop));
  }

  private static boolean goesOnForEver(Action action) {
    Action.Repetition repetition = action.repetition();
    return repetition != null
        && !repetition.bounded()
        && action.until() == null
        && Action.all(action.inside()).noneMatch(inside -> inside.has(StatementEffect.ENDS_MATCH));
  }

  /** Checks that what {@code score} performs does not perform {@code score} again. */
  public static void scoreWithoutEnd(CheckedRules rules, CheckLog notes) {
    Action.all(rules.score())
        .filter(action -> action.has(StatementEffect.PERFORMS_SCORE))
        .forEach(score -> notes.problem(CheckProblem.RECURSION, score, "score → score"));
  }

  /** Checks that what {@code score} performs is not too much, wherever it is performed. */
  public static void scoreNotTooLong(CheckedRules rules, CheckLog notes) {
    long statements = Action.all(rules.score()).count();
    rules
        .actions()
        .filter(action -> action.has(StatementEffect.PERFORMS_SCORE))
        .skip(ProcedureOrder.MOST_STATEMENTS / Math.max(1, statements))
        .findFirst()
        .ifPresent(score -> notes.problem(CheckProblem.PROCEDURE_TOO_LONG, score, "score"));
  }

  /** Checks that a trick is ended only while it is under way, and taken only when it is over. */
  public static void tricksUnderWay(CheckedRules rules, CheckLog notes) {
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
