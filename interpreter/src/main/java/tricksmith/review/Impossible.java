package tricksmith.review;

import java.util.EnumSet;
import java.util.Set;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/** Values that there never are: those of a division by zero, and players where nobody sits. */
final class Impossible implements Reviewer {
  private static final Set<Operator> DIVIDE = EnumSet.of(Operator.DIVIDED_BY, Operator.REMAINDER);

  @Override
  public void review(Rulebook book, Findings findings) {
    book.everyTerm()
        .forEach(
            part -> {
              if (part instanceof Term.Operation operation) {
                division(operation, book, findings);
              } else if (part instanceof Term.Seat seat) {
                seat(seat, book, findings);
              }
            });
  }

  private static void division(Term.Operation operation, Rulebook book, Findings findings) {
    if (DIVIDE.contains(operation.operator())
        && book.certainty().isZero(operation.operands().get(1))) {
      findings.add(ReviewProblem.DIVISION_BY_ZERO, operation.operands().get(1).span());
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
