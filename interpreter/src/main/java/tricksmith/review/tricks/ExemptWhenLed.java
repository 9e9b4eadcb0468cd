package tricksmith.review.tricks;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds obligations that fall away at times because all cards that they demand are exempt: by
 * {@code must card.suit == led.suit except card.suit == trump}, anything may be played when trump
 * is led.
 */
public final class ExemptWhenLed implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.trick().obligations().stream()
        .filter(obligation -> !obligation.forbids() && !findings.hasAt(obligation.span()))
        .forEach(obligation -> review(obligation, book, findings));
  }

  private static void review(Obligation obligation, Rulebook book, Findings findings) {
    Term except = obligation.except();
    if (except == null) {
      return;
    }
    List<Term> parts = alternatives(except).toList();
    for (Term part : parts) {
      Coincidence.of(obligation.predicate(), part, book)
          .filter(found -> isOverlooked(found, obligation))
          .ifPresent(found -> report(obligation, part, parts.size() > 1, found, book, findings));
    }
  }

  private static Stream<Term> alternatives(Term term) {
    return term.operator() == Operator.OR
        ? term.children().stream().flatMap(ExemptWhenLed::alternatives)
        : Stream.of(term);
  }

  private static boolean isOverlooked(Coincidence found, Obligation obligation) {
    return Optional.ofNullable(obligation.when()).filter(found::isComparedIn).isEmpty();
  }

  private static void report(
      Obligation obligation,
      Term part,
      boolean amongOthers,
      Coincidence found,
      Rulebook book,
      Findings findings) {
    String apart = found.excluded(book);
    Fix fix =
        amongOthers
            ? Fix.of(
                Edit.insert(part.span().start(), "("),
                Edit.insert(part.span().end(), " and " + apart + ")"))
            : Fix.insert(part.span().end(), " and " + apart);
    findings.add(
        ReviewProblem.EXEMPT_WHEN_LED,
        part.span(),
        fix,
        obligation.label(),
        book.written(found.demanded()),
        book.written(found.exempt()),
        apart);
  }
}
