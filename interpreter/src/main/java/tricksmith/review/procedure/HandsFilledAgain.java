package tricksmith.review.procedure;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/**
 * Finds tricks that are played until all hands are empty, while every trick goes back into a hand:
 * {@code move cards of trick to hand of winner}.
 */
public record HandsFilledAgain(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    boolean endsOtherwise =
        book.actions()
            .anyMatch(
                action ->
                    action.has(StatementEffect.ENDS_MATCH) || action.has(StatementEffect.SITS_OUT));
    if (endsOtherwise) {
      return;
    }
    for (Action action : book.actions().toList()) {
      if (action instanceof Action.PlayTricks play
          && play.count() == null
          && Rulebook.asksForEmptyHands(play.until())
          && play.inside().stream().noneMatch(HandsFilledAgain::takesFromHands)) {
        back(play.body());
      }
    }
  }

  private void back(List<Action> actions) {
    for (Action action : actions) {
      Action.Transfer transfer = action.transfer();
      if (transfer != null
          && transfer.to() != null
          && transfer.to().zone().is(Zone.HAND)
          && isOfThisTrick(transfer.cards())) {
        findings.add(ReviewProblem.HANDS_FILLED_AGAIN, action.span());
      }
    }
  }

  private static boolean isOfThisTrick(Term cards) {
    return cards.operator() == Operator.TABLE
        || (cards.operator() == Operator.CARDS_OF_TRICK
            && cards.children().getFirst().operator() == Operator.THIS_TRICK);
  }

  private static boolean takesFromHands(Action action) {
    return action
        .all()
        .anyMatch(
            each ->
                each.choice() != null
                    || (each.transfer() != null
                        && each.transfer().cards().all().anyMatch(part -> part.isZone(Zone.HAND))));
  }
}
