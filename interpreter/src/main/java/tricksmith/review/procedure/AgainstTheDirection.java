package tricksmith.review.procedure;

import java.util.stream.Stream;
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
    boolean turns = book.has(StatementEffect.REVERSES);
    if (turns || book.rules().mostPlayers() <= 2) {
      return;
    }
    if (book.rules().clockwise()) {
      toTheRight();
    } else {
      book.actions()
          .filter(AgainstTheDirection::isForAll)
          .forEach(action -> review(action.from(), ReviewProblem.AGAINST_THE_DIRECTION));
      book.actions(Action.Assign.class)
          .filter(action -> book.isDealer(action.variable()))
          .forEach(action -> review(action.value(), ReviewProblem.DEAL_AGAINST_DIRECTION));
    }
  }

  /**
   * Reports a game in which the deal passes to the right and everything begins right of the dealer,
   * but goes round to the left: the dealer comes second.
   */
  private void toTheRight() {
    boolean dealPasses =
        book.actions(Action.Assign.class)
            .anyMatch(
                action ->
                    book.isDealer(action.variable())
                        && besideDealer(action.value(), Operator.RIGHT_OF) != null);
    if (dealPasses && !book.saysClockwise()) {
      book.actions()
          .filter(AgainstTheDirection::isForAll)
          .map(Action::from)
          .flatMap(Stream::ofNullable)
          .filter(from -> besideDealer(from, Operator.RIGHT_OF) != null)
          .findFirst()
          .ifPresent(
              from -> findings.add(ReviewProblem.TURNS_TO_THE_LEFT, from, book.written(from)));
    }
  }

  /** Whether these are tricks, or a round in which everybody is asked. */
  private static boolean isForAll(Action action) {
    return action instanceof Action.Each each
        ? each.where() == null && each.all().anyMatch(inside -> inside.choice() != null)
        : action.has(StatementEffect.PLAYS_TRICKS);
  }

  private void review(@Nullable Term from, ReviewProblem problem) {
    Term of = from == null ? null : besideDealer(from, Operator.LEFT_OF);
    if (from != null && of != null) {
      Span span = from.span();
      Span left = new Span(span.start(), span.start() + LEFT.length());
      Fix fix = book.written(span).startsWith(LEFT) ? Fix.replace(left, "right") : null;
      findings.add(problem, span, fix, book.written(of));
    }
  }

  /** Returns the dealer of whom a player is the neighbour on this side; null for anybody else. */
  private @Nullable Term besideDealer(Term player, Operator side) {
    return player.operator() == side
            && player.children().getFirst() instanceof Term.VariableValue of
            && book.isDealer(of.variable())
            && Long.valueOf(1).equals(player.children().getLast().head())
        ? of
        : null;
  }
}
