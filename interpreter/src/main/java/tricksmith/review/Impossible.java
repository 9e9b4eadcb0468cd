package tricksmith.review;

import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;

/** Values that there never are: those of a division by zero, and players where nobody sits. */
final class Impossible implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.everyTerm()
        .forEach(
            part -> {
              division(part, book, findings);
              if (part instanceof Term.Seat seat) {
                seat(seat, book, findings);
              }
            });
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
    if (seat.number() instanceof Term.NumberConstant number
        && (number.value() < 1 || number.value() > book.rules().mostPlayers())) {
      findings.add(
          ReviewProblem.NO_SUCH_SEAT,
          seat.span(),
          Long.toString(number.value()),
          Integer.toString(book.rules().mostPlayers()));
    }
  }
}
