package tricksmith.review.scores;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;

/**
 * Finds scores for a card or a trick at a moment that comes more often: {@code player of QS scores
 * -13} after every trick, and {@code winner scores 1} after every card, for whoever leads so far.
 */
public record EachTrickAgain(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    for (Action action : book.actions().toList()) {
      if (action instanceof Action.PlayTricks play) {
        afterTricks(play.body());
        afterCards(play.afterEachCard());
      }
    }
  }

  private void afterTricks(List<Action> body) {
    for (Action action : body) {
      if (action.has(StatementEffect.SCORES)) {
        Term who = action.terms().getFirst();
        if (isOfNamedCard(who)) {
          String card = book.written(who.children().getFirst());
          findings.add(
              ReviewProblem.SCORED_AFTER_EACH_TRICK,
              action.span(),
              book.written(who),
              card + ".player scores … if " + card + " in trick");
        }
      }
    }
  }

  /** Whether it is the player of, or with, a card that is written out. */
  private static boolean isOfNamedCard(Term who) {
    return (who.operator() == Operator.HOLDER_OF || who.operator() == Operator.PLAYER_OF)
        && who.children().getFirst() instanceof Term.FaceConstant;
  }

  private void afterCards(List<Action> block) {
    Action.all(block)
        .filter(action -> action.has(StatementEffect.SCORES))
        .map(action -> action.terms().getFirst())
        .filter(who -> who.operator() == Operator.WINNER)
        .forEach(who -> findings.add(ReviewProblem.WINNER_SO_FAR, who.span()));
  }
}
