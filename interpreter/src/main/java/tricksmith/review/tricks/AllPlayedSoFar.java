package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds {@code played}, the cards of the whole deal, where only those of the trick can be meant: in
 * what the winner of a trick scores, in when a trick ends, and in when a card must be beaten.
 */
public record AllPlayedSoFar(Rulebook book, Findings findings) {
  private static final Set<Operator> BEATS = EnumSet.of(Operator.BEATS, Operator.WINNING_CARD);
  private static final String OF_THE_TRICK = "cards of trick";
  private static final String ON_THE_TABLE = "table";

  public void review() {
    for (Action.PlayTricks play : book.actions(Action.PlayTricks.class).toList()) {
      book.inPlace(play.body())
          .filter(action -> action.condition() != null && winnerScores(action.inside()))
          .flatMap(action -> Stream.ofNullable(action.condition()))
          .flatMap(condition -> condition.parts(Operator.AND))
          .forEach(this::isAmongThem);
      play.aroundCards().stream()
          .flatMap(block -> Action.all(block.actions()))
          .filter(AllPlayedSoFar::endsTheTrick)
          .flatMap(action -> Stream.ofNullable(action.condition()))
          .flatMap(Term::all)
          .flatMap(part -> Stream.ofNullable(part.counted()))
          .forEach(cards -> report(cards, OF_THE_TRICK));
    }
    book.trick().obligations().stream().filter(this::asksToBeat).forEach(this::onTheTable);
  }

  private static boolean winnerScores(List<Action> actions) {
    return !actions.isEmpty()
        && actions.stream()
            .allMatch(
                action ->
                    action.has(StatementEffect.SCORES)
                        && action
                            .terms()
                            .getFirst()
                            .all()
                            .anyMatch(part -> part.operator() == Operator.WINNER));
  }

  private static boolean endsTheTrick(Action action) {
    return action.inside().stream().anyMatch(inside -> inside.has(StatementEffect.ENDS_TRICK));
  }

  private boolean asksToBeat(Obligation obligation) {
    return !obligation.turn().leads()
        && book.involves(obligation.predicate(), part -> part.applies(BEATS));
  }

  private void onTheTable(Obligation obligation) {
    Stream.ofNullable(obligation.when())
        .flatMap(when -> when.parts(Operator.AND))
        .filter(Term.Quantified.class::isInstance)
        .map(asked -> ((Term.Quantified) asked).domain().set())
        .forEach(cards -> report(cards, ON_THE_TABLE));
  }

  /** Reports {@code QS in played}, and {@code some card in played where …}. */
  private void isAmongThem(Term condition) {
    if (condition instanceof Term.Quantified asked && asked.quantifier() == Quantifier.SOME) {
      report(asked.domain().set(), OF_THE_TRICK);
    } else if (condition.operator() == Operator.IN
        && condition.children().getFirst() instanceof Term.Constant) {
      report(condition.children().getLast(), OF_THE_TRICK);
    }
  }

  private void report(Term cards, String meant) {
    if (cards.operator() == Operator.PLAYED) {
      findings.replace(ReviewProblem.ALL_PLAYED_SO_FAR, cards, meant, meant);
    }
  }
}
