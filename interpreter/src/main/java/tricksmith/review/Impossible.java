package tricksmith.review;

import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;

/**
 * Values that there never are: those of a division by zero, players where nobody sits, halves of
 * cards.
 */
final class Impossible implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.actions().forEach(action -> numbers(action, book, findings));
    book.everyTerm()
        .forEach(
            part -> {
              division(part, book, findings);
              if (part instanceof Term.Seat seat) {
                seat(seat, book, findings);
              }
            });
  }

  /** How often something is done, or how many cards are dealt. */
  private static void number(@Nullable Term number, Rulebook book, Findings findings) {
    if (number != null && book.certainty().isFraction(number)) {
      findings.add(ReviewProblem.NOT_WHOLE, number.span());
    }
  }

  private static void numbers(Action action, Rulebook book, Findings findings) {
    Action.Repetition repetition = action.repetition();
    Term count = action.count();
    number(count, book, findings);
    number(repetition == null ? null : repetition.times(), book, findings);
    if (action.transfer() != null && count != null && book.certainty().isAtMost(count, 0)) {
      findings.add(ReviewProblem.NEVER_PERFORMED, count.span());
    }
  }

  private static void division(Term term, Rulebook book, Findings findings) {
    if (term.operator() != null && term.operator().has(Trait.DIVIDES)) {
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
          book.written(seat.number().span()),
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
