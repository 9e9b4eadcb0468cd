package tricksmith.review.expressions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Fix;

/** Finds impossible values: divisions by zero, seats without players, fractions of cards. */
public record Impossible(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .filter(action -> !action.sets().isEmpty() && action.choice() == null)
        .flatMap(action -> action.terms().stream())
        .forEach(this::fractions);
    book.actions().forEach(this::numbers);
    book.everyTerm()
        .forEach(
            part -> {
              division(part);
              if (part instanceof Term.Seat seat) {
                seat(seat);
              }
            });
  }

  /**
   * Reports {@code pot = 3 / 2}, from which programmers expect 1. Of {@code 1 / 2} nobody expects
   * 0.
   */
  private void fractions(Term value) {
    if (value.applies(Operator.ROUNDED_DOWN, Operator.ROUNDED_UP)) {
      return;
    }
    boolean written =
        value.operator() == Operator.DIVIDED_BY
            && value.children().stream().allMatch(part -> part instanceof Term.Constant);
    if (written
        && book.certainty().isFraction(value)
        && isMoreThanOne(value)
        && !book.isBracketed(value)) {
      String quotient = book.written(value);
      findings.add(
          ReviewProblem.NOT_ROUNDED,
          value,
          List.of(
              Fix.replace(value, "rounded-down(" + quotient + ")"),
              Fix.replace(value, "(" + quotient + ")")),
          quotient);
    }
    value.children().forEach(this::fractions);
  }

  private static boolean isMoreThanOne(Term quotient) {
    return quotient.children().getFirst().head() instanceof Long dividend
        && quotient.children().get(1).head() instanceof Long divisor
        && Math.abs(dividend) > Math.abs(divisor);
  }

  /** Reviews how often something is done, or how many cards are dealt. */
  private void number(@Nullable Term number) {
    if (number != null
        && !(number instanceof Term.NumberConstant)
        && book.bounds().isFraction(number)) {
      findings.add(ReviewProblem.NOT_WHOLE, number);
    }
  }

  private void numbers(Action action) {
    Action.Repetition repetition = action.repetition();
    Term count = action.count();
    number(count);
    number(repetition == null ? null : repetition.times());
    if (action.moved() != null && count != null && book.certainty().isAtMost(count, 0)) {
      findings.add(ReviewProblem.NEVER_PERFORMED, count);
    }
  }

  private void division(Term term) {
    if (term.applies(Trait.DIVIDES)) {
      Term divisor = term.children().get(1);
      if (book.certainty().isZero(divisor)) {
        findings.add(ReviewProblem.DIVISION_BY_ZERO, divisor);
      }
    }
  }

  private void seat(Term.Seat seat) {
    if (book.certainty().isFraction(seat.number())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat,
          book.written(seat.number()),
          Integer.toString(book.rules().mostPlayers()));
    } else if (seat.number() instanceof Term.NumberConstant number
        && (number.value() < 1 || number.value() > book.rules().mostPlayers())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat,
          Long.toString(number.value()),
          Integer.toString(book.rules().mostPlayers()));
    }
  }
}
