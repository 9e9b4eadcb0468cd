package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds comparisons of cards with the suit led under different notions of suit: {@code
 * suit-of(card) == suit-led}, where the suit of the led card is {@code suit-of(led)}.
 */
public record SuitsLed(Rulebook book, Findings findings) implements Reviewer {
  private static final Set<Operator> EQUALITY = EnumSet.of(Operator.EQUAL, Operator.UNEQUAL);

  @Override
  public void review() {
    book.trick()
        .terms()
        .flatMap(Term::all)
        .filter(part -> part.applies(EQUALITY))
        .forEach(part -> review(part.children()));
  }

  private void review(List<Term> sides) {
    Term one = sides.getFirst();
    Term other = sides.getLast();
    look(one, other);
    look(other, one);
  }

  private void look(Term card, Term led) {
    boolean redefined = book.trick().suitLed() != null;
    DefinedTerm own = notion(card);
    if (own != null && isPlainSuitLed(led, redefined)) {
      String meant = own.name() + "(led)";
      report(led, meant);
      return;
    }
    DefinedTerm ofLed = notion(led);
    boolean plain =
        card.operator() == Operator.SUIT_OF && card.children().getFirst().operator() == null;
    if (ofLed != null && plain && isLed(led.children().getFirst())) {
      String meant = ofLed.name() + "(" + book.written(card.children().getFirst()) + ")";
      report(card, meant);
    } else if (plain && redefined && isSuitOfLed(led)) {
      report(led, "suit-led");
    }
  }

  /** Returns the definition of a card's suit that a term calls; null if it calls none. */
  private @Nullable DefinedTerm notion(Term term) {
    DefinedTerm called = book.called(term);
    if (called == null
        || called.parameters().size() != 1
        || called.parameters().getFirst().type() != Type.Basic.CARD
        || term.type() != Type.Basic.SUIT) {
      return null;
    }
    Term body = called.body();
    return body.operator() == Operator.SUIT_OF
            || book.uses(body, EnumSet.of(Trait.CHANGED_BY_LEAD, Trait.REDEFINABLE))
        ? null
        : called;
  }

  private static boolean isPlainSuitLed(Term term, boolean redefined) {
    return isSuitOfLed(term) || (term.operator() == Operator.SUIT_LED && !redefined);
  }

  private static boolean isSuitOfLed(Term term) {
    return term.operator() == Operator.SUIT_OF && isLed(term.children().getFirst());
  }

  private static boolean isLed(Term term) {
    return term.operator() == Operator.LED;
  }

  private void report(Term term, String meant) {
    Span span = term.span();
    findings.add(
        ReviewProblem.OTHER_SUIT_LED, span, Fix.replace(span, meant), book.written(span), meant);
  }
}
