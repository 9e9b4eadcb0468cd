package tricksmith.review.expressions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds impossible values: divisions by zero, seats without players, fractions of cards. */
public final class Impossible implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    NumberBounds bounds = book.bounds();
    book.actions()
        .filter(action -> !action.sets().isEmpty() && action.choice() == null)
        .flatMap(action -> action.terms().stream())
        .forEach(value -> fractions(value, book, findings));
    book.actions().forEach(action -> numbers(action, bounds, book, findings));
    book.everyTerm()
        .forEach(
            part -> {
              division(part, book, findings);
              if (part instanceof Term.Seat seat) {
                seat(seat, book, findings);
              }
            });
  }

  /**
   * Reports {@code pot = 3 / 2}, from which programmers expect 1. Of {@code 1 / 2} nobody expects
   * 0.
   */
  private static void fractions(Term value, Rulebook book, Findings findings) {
    if (value.operator() == Operator.ROUNDED_DOWN || value.operator() == Operator.ROUNDED_UP) {
      return;
    }
    boolean written =
        value.operator() == Operator.DIVIDED_BY
            && value.children().stream().allMatch(part -> part instanceof Term.Constant);
    if (written
        && book.certainty().isFraction(value)
        && isMoreThanOne(value)
        && !isInBrackets(value.span(), book)) {
      String quotient = book.written(value);
      findings.add(
          ReviewProblem.NOT_ROUNDED,
          value.span(),
          List.of(
              Fix.replace(value.span(), "rounded-down(" + quotient + ")"),
              Fix.replace(value.span(), "(" + quotient + ")")),
          quotient);
    }
    value.children().forEach(part -> fractions(part, book, findings));
  }

  private static boolean isMoreThanOne(Term quotient) {
    return quotient.children().getFirst().head() instanceof Long dividend
        && quotient.children().get(1).head() instanceof Long divisor
        && Math.abs(dividend) > Math.abs(divisor);
  }

  private static boolean isInBrackets(Span span, Rulebook book) {
    return book.before(span.start()).stripTrailing().endsWith("(")
        && book.after(span.end()).stripLeading().startsWith(")");
  }

  /** Reviews how often something is done, or how many cards are dealt. */
  private static void number(@Nullable Term number, NumberBounds bounds, Findings findings) {
    if (number != null && bounds.isFraction(number)) {
      findings.add(ReviewProblem.NOT_WHOLE, number.span());
    }
  }

  private static void numbers(
      Action action, NumberBounds bounds, Rulebook book, Findings findings) {
    Action.Repetition repetition = action.repetition();
    Term count = action.count();
    number(count, bounds, findings);
    number(repetition == null ? null : repetition.times(), bounds, findings);
    if (action.transfer() != null && count != null && book.certainty().isAtMost(count, 0)) {
      findings.add(ReviewProblem.NEVER_PERFORMED, count.span());
    }
  }

  private static void division(Term term, Rulebook book, Findings findings) {
    if (term.applies(Trait.DIVIDES)) {
      Term divisor = term.children().get(1);
      if (book.certainty().isZero(divisor)) {
        findings.add(ReviewProblem.DIVISION_BY_ZERO, divisor.span());
      }
    }
  }

  private static void seat(Term.Seat seat, Rulebook book, Findings findings) {
    if (book.certainty().isFraction(seat.number())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat.span(),
          book.written(seat.number()),
          Integer.toString(book.rules().mostPlayers()));
    } else if (seat.number() instanceof Term.NumberConstant number
        && (number.value() < 1 || number.value() > book.rules().mostPlayers())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat.span(),
          Long.toString(number.value()),
          Integer.toString(book.rules().mostPlayers()));
    }
  }
}
