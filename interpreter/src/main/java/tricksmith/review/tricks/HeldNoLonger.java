package tricksmith.review.tricks;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds questions who holds a card, asked where it has been played: {@code winner == player holding
 * QS}, {@code partner = player holding called if called in cards of trick}, and who scores by it
 * after each trick. Nobody holds it any longer.
 */
public record HeldNoLonger(Rulebook book, Findings findings) {
  public void review() {
    boolean copies =
        book.rules().decks().stream()
            .flatMap(deck -> deck.cards().stream())
            .anyMatch(card -> card.copy() > 1);
    if (copies) {
      return;
    }
    for (Action.PlayTricks play : book.actions(Action.PlayTricks.class).toList()) {
      play.body().forEach(action -> review(action, List.of(), null));
      play.afterEachCard().forEach(action -> review(action, List.of(), play.card()));
    }
  }

  /**
   * Looks at a statement.
   *
   * @param known the conditions on which it is performed
   * @param played the card that has just been played; null after a trick
   */
  private void review(Action action, List<Term> known, @Nullable Local played) {
    List<Term> more = and(known, action.condition());
    terms(action.terms(), more, played);
    if (action instanceof Action.If(_, _, List<Action> then, List<Action> otherwise)) {
      then.forEach(inside -> review(inside, more, played));
      otherwise.forEach(inside -> review(inside, known, played));
    } else {
      action.inside().forEach(inside -> review(inside, known, played));
    }
  }

  private static List<Term> and(List<Term> known, @Nullable Term condition) {
    return condition == null
        ? known
        : Stream.concat(known.stream(), condition.parts(Operator.AND)).toList();
  }

  private static boolean isHolder(Term term) {
    return term.operator() == Operator.HOLDER_OF;
  }

  private void report(Term holder) {
    String card = book.written(holder.children().getFirst());
    String meant = card + ".player";
    if (!findings.hasAt(holder)) {
      findings.replace(ReviewProblem.HELD_NO_LONGER, holder, meant, card, meant);
    }
  }

  private void terms(List<Term> terms, List<Term> known, @Nullable Local played) {
    terms.forEach(term -> term(term, known, played));
  }

  private void term(Term term, List<Term> known, @Nullable Local played) {
    boolean won =
        term.applies(Operator.EQUAL, Operator.UNEQUAL)
            && term.children().stream().anyMatch(side -> side.operator() == Operator.WINNER);
    if (term instanceof Term.Cases cases) {
      cases
          .cases()
          .forEach(
              each ->
                  terms(
                      List.of(each.condition(), each.value()),
                      and(known, each.condition()),
                      played));
      terms(Stream.ofNullable(cases.otherwise()).toList(), known, played);
    } else if (won) {
      term.children().stream().filter(HeldNoLonger::isHolder).forEach(this::report);
    } else if (isHolder(term)
        && known.stream().anyMatch(each -> saysPlayed(each, term.children().getFirst(), played))) {
      report(term);
    } else {
      terms(term.children(), known, played);
    }
  }

  /** Whether a condition says that the card is the one just played, or among those of the trick. */
  private static boolean saysPlayed(Term condition, Term card, @Nullable Local played) {
    if (condition instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain domain)) {
      return quantifier == Quantifier.SOME
          && domain.condition() != null
          && Rulebook.isPlayed(domain.set())
          && isThis(domain.condition(), domain.element(), card);
    }
    return (condition.operator() == Operator.IN
            && Rulebook.isPlayed(condition.children().getLast())
            && TermEquality.same(condition.children().getFirst(), card))
        || (played != null && isThis(condition, played, card));
  }

  /** Whether it is {@code card == called}, in either order. */
  private static boolean isThis(Term condition, Local one, Term card) {
    return condition.operator() == Operator.EQUAL
        && condition.children().stream().anyMatch(side -> one.equals(side.head()))
        && condition.children().stream().anyMatch(side -> TermEquality.same(side, card));
  }
}
