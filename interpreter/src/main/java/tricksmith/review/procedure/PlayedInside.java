package tricksmith.review.procedure;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;

/**
 * Finds {@code play tricks from dealer until hands are empty} after each trick of another: meant to
 * say who leads next, it plays all tricks that remain, without the block around it.
 */
public record PlayedInside(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .filter(PlayedInside::playsTricks)
        .flatMap(play -> Action.all(play.blocks().getLast().actions()))
        .filter(PlayedInside::playsTricks)
        .filter(inner -> inner.count() == null && inner.inside().isEmpty())
        .filter(inner -> Rulebook.asksForEmptyHands(inner.until()))
        .forEach(
            inner -> {
              Term from = inner.from();
              String next = "leader = " + (from == null ? "dealer" : book.written(from));
              findings.replace(ReviewProblem.PLAYED_INSIDE, inner, next, next);
            });
  }

  private static boolean playsTricks(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS);
  }
}
