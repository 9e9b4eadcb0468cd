package tricksmith.review.variables;

import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;

/**
 * Finds values that each of several players sets in one shared variable: {@code each player total =
 * tricks of player} keeps only the last.
 */
public record OnlyTheLast(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(StatementEffect.GOES_ROUND).filter(OnlyTheLast::isForAll).forEach(this::review);
  }

  private static boolean isForAll(Action each) {
    Action.Repetition repetition = each.repetition();
    return repetition != null
        && repetition.bounded()
        && each.where() == null
        && each.until() == null;
  }

  private void review(Action each) {
    Local element = each.binds().getFirst();
    for (Action action : each.inside()) {
      boolean sets = action.choice() == null && action.sets().size() == 1;
      if (!sets || !action.terms().getLast().reads(element) || mayKeep(action)) {
        continue;
      }
      Variable variable = action.sets().getFirst();
      if (variable.axes().isEmpty() && !isRead(variable, each, book)) {
        findings.add(ReviewProblem.ONLY_THE_LAST, action, variable.name(), element.name());
      }
    }
  }

  /** Whether an assignment may leave the value as it was, since no case may hold. */
  private static boolean mayKeep(Action action) {
    return action.terms().getLast() instanceof Term.Cases cases && cases.otherwise() == null;
  }

  /** Whether anything in the loop reads the variable, directly or in a section that it performs. */
  public static boolean isRead(Variable variable, Action each, Rulebook book) {
    Stream<Action> inside = Action.all(each.inside());
    return inside.anyMatch(
        action ->
            action.has(StatementEffect.PLAYS_TRICKS, StatementEffect.PERFORMS_SCORE)
                || action.terms().stream().anyMatch(term -> book.dependsOn(term, variable)));
  }
}
