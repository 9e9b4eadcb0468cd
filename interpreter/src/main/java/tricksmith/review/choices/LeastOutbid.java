package tricksmith.review.choices;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds bids that begin with the least that is offered, and must be higher: with {@code high:
 * number = 1}, nobody can choose 1 {@code from 1..8 where it > high}.
 */
public record LeastOutbid(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.choices().forEach(this::review);
  }

  private void review(Action.Choice choice) {
    Term least = choice.offered().size() == 1 ? least(choice.offered().getFirst()) : null;
    if (least == null) {
      return;
    }
    Stream.ofNullable(choice.where())
        .flatMap(where -> where.parts(Operator.AND))
        .filter(part -> isBeyond(part, choice, least))
        .findFirst()
        .ifPresent(
            part -> {
              Variable first = bound(part, choice);
              findings.add(
                  ReviewProblem.LEAST_OUTBID,
                  part.span(),
                  book.written(least),
                  first == null ? "" : first.name(),
                  book.written(part));
            });
  }

  /** Returns the least of a range; null for 0, which is as good as no bid. */
  private static @Nullable Term least(Term offer) {
    if (offer instanceof Term.NumberRange(_, Term from, _)) {
      return from instanceof Term.NumberConstant(_, long number) && number != 0 ? from : null;
    }
    return offer.children().size() == 1 ? least(offer.children().getFirst()) : null;
  }

  /** Whether it is {@code it > V}, where V begins with the least and only such bids raise it. */
  private boolean isBeyond(Term comparison, Action.Choice choice, Term least) {
    Variable bound = bound(comparison, choice);
    return bound != null
        && bound.initial() != null
        && TermEquality.same(bound.initial(), least)
        && book.setting(bound).stream().allMatch(action -> isByBids(action, choice));
  }

  private static @Nullable Variable bound(Term comparison, Action.Choice choice) {
    List<Term> sides = comparison.children();
    boolean more = comparison.operator() == Operator.GREATER;
    boolean less = comparison.operator() == Operator.LESS;
    if (!more && !less) {
      return null;
    }
    Term one = more ? sides.getFirst() : sides.getLast();
    Term other = more ? sides.getLast() : sides.getFirst();
    return choice.it().equals(one.head())
            && other instanceof Term.VariableValue(_, var bound, var in)
            && in.isEmpty()
        ? bound
        : null;
  }

  /** Whether a statement is the choice, or keeps what was chosen. */
  private boolean isByBids(Action action, Action.Choice choice) {
    return action.choice() != null
        ? action.choice().equals(choice)
        : action instanceof Action.Assign assign
            && assign.value() instanceof Term.VariableValue value
            && value.variable().equals(choice.variable());
  }
}
