package tricksmith.review.procedure;

import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds rounds and tricks that begin to the left of the dealer in a game that goes round
 * anticlockwise: there the dealer is second, not last. Nor does the deal pass to the left there.
 */
public record AgainstTheDirection(Rulebook book, Findings findings) implements Reviewer {
  private static final String LEFT = "left";

  @Override
  public void review() {
    boolean turns = book.actions().anyMatch(action -> action.has(StatementEffect.REVERSES));
    if (!book.rules().clockwise() && !turns && book.rules().mostPlayers() > 2) {
      book.actions()
          .filter(AgainstTheDirection::isForAll)
          .forEach(action -> review(action.from(), ReviewProblem.AGAINST_THE_DIRECTION));
      book.actions(Action.Assign.class)
          .filter(action -> book.isDealer(action.variable()))
          .forEach(action -> review(action.value(), ReviewProblem.DEAL_AGAINST_DIRECTION));
    }
  }

  /** Whether these are tricks, or a round in which everybody is asked. */
  private static boolean isForAll(Action action) {
    return action instanceof Action.Each each
        ? each.where() == null && each.all().anyMatch(inside -> inside.choice() != null)
        : action.has(StatementEffect.PLAYS_TRICKS);
  }

  private void review(@Nullable Term from, ReviewProblem problem) {
    if (from == null
        || from.operator() != Operator.LEFT_OF
        || !(from.children().getFirst() instanceof Term.VariableValue of)
        || !book.isDealer(of.variable())
        || !Long.valueOf(1).equals(from.children().getLast().head())) {
      return;
    }
    Span span = from.span();
    Span left = new Span(span.start(), span.start() + LEFT.length());
    Fix fix = book.written(span).startsWith(LEFT) ? Fix.replace(left, "right") : null;
    findings.add(problem, span, fix, book.written(of));
  }
}
