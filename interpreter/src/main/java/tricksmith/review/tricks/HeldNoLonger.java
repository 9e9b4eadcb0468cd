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
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
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
      play.afterEachCard().forEach(action -> review(action, List.of(), play));
    }
  }

  /**
   * Looks at a statement.
   *
   * @param known the conditions on which it is performed
   * @param play the tricks, after a card; null after a trick
   */
  private void review(Action action, List<Term> known, Action.@Nullable PlayTricks play) {
    List<Term> more = Rulebook.with(known, action.condition());
    terms(action.terms(), more, play);
    if (action.has(StatementEffect.SCORES)) {
      more.forEach(each -> stillInHand(each, play));
    }
    if (action instanceof Action.If(_, _, List<Action> then, List<Action> otherwise)) {
      then.forEach(inside -> review(inside, more, play));
      otherwise.forEach(inside -> review(inside, known, play));
    } else {
      action.inside().forEach(inside -> review(inside, known, play));
    }
  }

  /**
   * Reports {@code winner scores -13 if QS in hand of winner}, and the like for whoever has just
   * played a card.
   */
  private void stillInHand(Term asked, Action.@Nullable PlayTricks play) {
    if (asked.operator() != Operator.IN
        || asked.children().getFirst().type() != Type.Basic.CARD
        || findings.hasAt(asked)) {
      return;
    }
    Term owner = asked.children().getLast().ownerOf(Zone.HAND);
    String card = book.written(asked.children().getFirst());
    if (owner != null && play == null && owner.operator() == Operator.WINNER) {
      String meant = card + " in cards of trick and " + card + ".player == winner";
      findings.replace(ReviewProblem.STILL_HELD, asked, meant, card, meant);
    } else if (owner != null && play != null && play.player().equals(owner.head())) {
      String meant = play.card().name() + " == " + card;
      findings.replace(ReviewProblem.STILL_HELD, asked, meant, card, meant);
    }
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

  private void terms(List<Term> terms, List<Term> known, Action.@Nullable PlayTricks play) {
    terms.forEach(term -> term(term, known, play));
  }

  private void term(Term term, List<Term> known, Action.@Nullable PlayTricks play) {
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
                      Rulebook.with(known, each.condition()),
                      play));
      terms(Stream.ofNullable(cases.otherwise()).toList(), known, play);
    } else if (won) {
      term.children().stream().filter(HeldNoLonger::isHolder).forEach(this::report);
    } else if (isHolder(term)
        && known.stream().anyMatch(each -> saysPlayed(each, term.children().getFirst(), play))) {
      report(term);
    } else {
      terms(term.children(), known, play);
    }
  }

  /** Whether a condition says that the card is the one just played, or among those of the trick. */
  private static boolean saysPlayed(Term condition, Term card, Action.@Nullable PlayTricks play) {
    if (condition instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain domain)) {
      return quantifier == Quantifier.SOME
          && domain.condition() != null
          && Rulebook.isPlayed(domain.set())
          && isThis(domain.condition(), domain.element(), card);
    }
    return (condition.operator() == Operator.IN
            && Rulebook.isPlayed(condition.children().getLast())
            && TermEquality.same(condition.children().getFirst(), card))
        || (play != null && isThis(condition, play.card(), card));
  }

  /** Whether it is {@code card == called}, in either order. */
  private static boolean isThis(Term condition, Local one, Term card) {
    return condition.operator() == Operator.EQUAL
        && condition.children().stream().anyMatch(side -> one.equals(side.head()))
        && condition.children().stream().anyMatch(side -> TermEquality.same(side, card));
  }
}
