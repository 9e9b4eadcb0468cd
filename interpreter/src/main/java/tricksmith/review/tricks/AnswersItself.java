package tricksmith.review.tricks;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds obligations that ask whether a card is on the table to which the card to be played itself
 * answers: {@code may not card.suit == trump and some other on table where other.suit == trump}.
 */
public record AnswersItself(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    for (Obligation obligation : book.trick().obligations()) {
      obligation
          .predicate()
          .all()
          .filter(part -> part.operator() == Operator.AND)
          .forEach(both -> review(both.parts(Operator.AND).toList()));
    }
  }

  private void review(List<Term> parts) {
    for (Term asked : parts) {
      Term.Domain cards = asksForOne(asked);
      if (cards != null
          && cards.condition() != null
          && Rulebook.isPlayed(cards.set())
          && !findings.hasAt(asked)
          && answers(cards, asked, parts)) {
        Span set = cards.set().span();
        String except = "(" + book.written(set) + " except card)";
        findings.add(
            ReviewProblem.ONE_OF_THEM_ITSELF,
            asked,
            Fix.replace(set, except),
            book.written(set),
            except);
      }
    }
  }

  /** The cards of which one is enough for the answer; null if it asks something else. */
  private static Term.@Nullable Domain asksForOne(Term asked) {
    Term denied = asked.operator() == Operator.NOT ? asked.children().getFirst() : asked;
    if (denied instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain cards)) {
      return quantifier == Quantifier.EVERY ? null : cards;
    }
    return denied.children().size() == 2
            && denied.children().getFirst() instanceof Term.Count(_, Term.Domain counted)
            && denied.children().getLast() instanceof Term.NumberConstant(_, long number)
            && isOneOrNone(denied.operator(), number)
        ? counted
        : null;
  }

  private static boolean isOneOrNone(@Nullable Operator operator, long number) {
    return number == 0
        ? operator == Operator.EQUAL
            || operator == Operator.UNEQUAL
            || operator == Operator.GREATER
            || operator == Operator.AT_MOST
        : number == 1 && (operator == Operator.AT_LEAST || operator == Operator.LESS);
  }

  /** Whether the card to be played is such a card, by what else is asked of it. */
  private boolean answers(Term.Domain cards, Term asked, List<Term> parts) {
    Local card = book.trick().card();
    Implications known = new Implications(book.rules(), _ -> Possible.anything(true, true));
    parts.stream()
        .filter(part -> !part.equals(asked) && part.reads(card))
        .forEach(part -> known.add(part, true));
    return known.implies(about(card, cards.element(), Objects.requireNonNull(cards.condition())));
  }

  /** Returns a term about an element as one about the card to be played. */
  static Term about(Local card, Local element, Term term) {
    return element.equals(term.head())
        ? new Term.LocalValue(term.span(), card)
        : term.withChildren(
            term.children().stream().map(child -> about(card, element, child)).toList());
  }
}
