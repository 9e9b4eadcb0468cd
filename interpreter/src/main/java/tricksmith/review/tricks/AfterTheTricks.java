package tricksmith.review.tricks;

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
 * Finds {@code first trick} where the tricks of the deal have been played: after {@code play
 * tricks}, in the section {@code score} that is performed there, and in {@code end}.
 */
public final class AfterTheTricks implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    if (book.actions().noneMatch(AfterTheTricks::playsTricks)) {
      return;
    }
    block(book.rules().procedure(), book, findings);
    book.rules().ending().terms().forEach(term -> ask(term, findings));
  }

  private static boolean playsTricks(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS);
  }

  private static void block(List<Action> actions, Rulebook book, Findings findings) {
    boolean played = false;
    for (Action action : actions) {
      if (playsTricks(action)) {
        played = true;
        ofTheScore(Action.all(action.inside()).toList(), book, findings);
      } else if (played && Action.all(List.of(action)).noneMatch(AfterTheTricks::changesTricks)) {
        List<Action> after = Action.all(List.of(action)).toList();
        after.forEach(each -> each.terms().forEach(term -> ask(term, findings)));
        ofTheScore(after, book, findings);
      } else {
        played = false;
        action.blocks().forEach(inside -> block(inside.actions(), book, findings));
      }
    }
  }

  private static boolean changesTricks(Action action) {
    return playsTricks(action) || action.has(StatementEffect.STARTS_DEAL);
  }

  /** Reviews the section {@code score} if one of these statements performs it. */
  private static void ofTheScore(List<Action> after, Rulebook book, Findings findings) {
    if (after.stream().anyMatch(each -> each.has(StatementEffect.PERFORMS_SCORE))) {
      Action.all(book.rules().score())
          .forEach(each -> each.terms().forEach(term -> ask(term, findings)));
    }
  }

  private static void ask(Term term, Findings findings) {
    term.all()
        .filter(part -> part.operator() == Operator.FIRST_TRICK)
        .forEach(part -> findings.add(ReviewProblem.TRICKS_ARE_OVER, part.span()));
  }
}
