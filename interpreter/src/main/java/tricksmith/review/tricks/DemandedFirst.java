package tricksmith.review.tricks;

import java.util.List;
import java.util.Set;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds a suit that must be played before the suit led: by {@code must card.suit == trump} above
 * {@code must card.suit == led.suit}, whoever holds a trump may not follow suit.
 */
public record DemandedFirst(Rulebook book, Findings findings) {
  private static final Set<Operator> WHAT_IS_LED = Set.of(Operator.LED, Operator.SUIT_LED);

  public void review() {
    List<Obligation> always =
        book.trick().obligations().stream()
            .filter(each -> !each.forbids() && each.turn().follows())
            .filter(each -> each.when() == null && each.except() == null)
            .toList();
    for (Obligation first : always) {
      if (demandsSuit(first.predicate()) && !isLed(first.predicate())) {
        always.stream()
            .skip(always.indexOf(first) + 1L)
            .filter(later -> demandsSuit(later.predicate()) && isLed(later.predicate()))
            .findFirst()
            .filter(_ -> !findings.hasAt(first))
            .ifPresent(later -> report(first, later));
      }
    }
  }

  private boolean demandsSuit(Term predicate) {
    return predicate.operator() == Operator.EQUAL
        && predicate.children().getFirst().operator() == Operator.SUIT_OF
        && predicate.children().getFirst().reads(book.trick().card());
  }

  private boolean isLed(Term predicate) {
    return book.involves(predicate.children().getLast(), part -> part.applies(WHAT_IS_LED));
  }

  private void report(Obligation first, Obligation later) {
    String suit = book.written(first.predicate());
    findings.add(
        ReviewProblem.DEMANDED_BEFORE_SUIT_LED,
        first,
        exchanged(first.span(), later.span()),
        first.label(),
        later.label(),
        "when some card in hand where " + suit);
  }

  private Fix exchanged(Span one, Span other) {
    return Fix.of(new Edit(one, book.written(other)), new Edit(other, book.written(one)));
  }
}
