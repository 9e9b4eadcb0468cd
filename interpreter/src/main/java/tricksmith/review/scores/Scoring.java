package tricksmith.review.scores;

import static tricksmith.rules.StatementEffect.PERFORMS_SCORE;
import static tricksmith.rules.StatementEffect.SCORES;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/** Finds scores that nobody receives, and endings without winners. */
public record Scoring(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    CheckedRules rules = book.rules();
    boolean performed =
        Action.all(rules.procedure()).anyMatch(action -> has(action, PERFORMS_SCORE));
    if (!rules.score().isEmpty() && !performed) {
      findings.add(ReviewProblem.SCORE_NOT_PERFORMED, rules.score().getFirst());
      return;
    }
    switch (rules.ending()) {
      case CheckedRules.ByScore _ -> scores();
      case CheckedRules.Winners(var winners) -> {
        if (book.certainty().isNothing(winners)) {
          findings.add(ReviewProblem.NO_WINNERS, winners);
        }
      }
    }
  }

  private void scores() {
    List<Action> procedure = book.rules().procedure();
    if (!procedure.isEmpty() && book.actions().noneMatch(action -> has(action, SCORES))) {
      findings.add(ReviewProblem.NOBODY_SCORES, procedure.getLast());
    }
  }

  private static boolean has(Action action, StatementEffect effect) {
    return action.has(effect);
  }
}
