package tricksmith.review.tricks;

import java.util.List;
import java.util.Optional;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.source.Fix;

/**
 * Finds obligations that fall away at times because all cards that they demand are exempt: by
 * {@code must card.suit == led.suit except card.suit == trump}, anything may be played when trump
 * is led.
 */
public record ExemptWhenLed(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.trick().obligations().stream()
        .filter(obligation -> !obligation.forbids() && !findings.hasAt(obligation))
        .forEach(this::review);
  }

  private void review(Obligation obligation) {
    Term except = obligation.except();
    if (except == null) {
      return;
    }
    List<Term> parts = except.parts(Operator.OR).toList();
    for (Term part : parts) {
      Coincidence.of(obligation.predicate(), part, book)
          .filter(found -> isOverlooked(found, obligation))
          .ifPresent(found -> report(obligation, part, parts.size() > 1, found));
    }
  }

  private static boolean isOverlooked(Coincidence found, Obligation obligation) {
    return Optional.ofNullable(obligation.when()).filter(found::isComparedIn).isEmpty();
  }

  private void report(Obligation obligation, Term part, boolean amongOthers, Coincidence found) {
    String apart = found.excluded(book);
    Fix fix =
        amongOthers
            ? Fix.around(part, "(", " and " + apart + ")")
            : Fix.after(part, " and " + apart);
    findings.add(
        ReviewProblem.EXEMPT_WHEN_LED,
        part,
        fix,
        obligation.label(),
        book.written(found.demanded()),
        book.written(found.exempt()),
        apart);
  }
}
