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
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;

/**
 * Finds tricks that are played until all hands are empty, while every trick goes back into a hand:
 * {@code move cards of trick to hand of winner}. Finds tricks whose cards are moved to somebody who
 * does not get the trick with them: {@code move cards of trick to won of left of winner}.
 */
public record TricksMoved(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    filledAgain();
    if (book.everyTerm().anyMatch(term -> term.operator() == Operator.TRICKS_OF)) {
      book.actions(StatementEffect.PLAYS_TRICKS)
          .filter(play -> play.all().noneMatch(each -> each.has(StatementEffect.TAKES_TRICKS)))
          .flatMap(play -> Action.all(play.inside()))
          .forEach(this::cardsOnly);
    }
  }

  private void cardsOnly(Action action) {
    Term.ZoneCards to = action.target();
    Term owner = to == null ? null : to.ownerOf(Zone.WON);
    if (owner != null
        && owner.type() == Type.Basic.PLAYER
        && owner.operator() != Operator.WINNER
        && Rulebook.isTrickUnderWay(action.moved())) {
      String takes = book.written(owner) + " takes the trick";
      Fix fix = Fix.replace(action, takes);
      findings.add(ReviewProblem.CARDS_WITHOUT_THE_TRICK, action, fix, book.written(owner), takes);
    }
  }

  private void filledAgain() {
    boolean endsOtherwise =
        book.actions()
            .anyMatch(action -> action.has(StatementEffect.ENDS_MATCH, StatementEffect.SITS_OUT));
    if (endsOtherwise) {
      return;
    }
    for (Action action : book.actions().toList()) {
      if (action instanceof Action.PlayTricks play
          && play.count() == null
          && Rulebook.asksForEmptyHands(play.until())
          && play.inside().stream().noneMatch(TricksMoved::takesFromHands)) {
        back(play.body());
      }
    }
  }

  private void back(List<Action> actions) {
    actions.stream()
        .filter(action -> action.movesTo(Zone.HAND) && Rulebook.isTrickUnderWay(action.moved()))
        .forEach(action -> findings.add(ReviewProblem.HANDS_FILLED_AGAIN, action));
  }

  private static boolean takesFromHands(Action action) {
    return action
        .all()
        .anyMatch(
            each ->
                each.choice() != null
                    || (each.moved() != null
                        && each.moved().all().anyMatch(part -> part.isZone(Zone.HAND))));
  }
}
