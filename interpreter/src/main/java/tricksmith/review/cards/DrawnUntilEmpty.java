package tricksmith.review.cards;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.source.Fix;

/**
 * Finds cards that are drawn after every trick until the hands are empty: as long as somebody draws
 * they are not, and then the pile has too few cards.
 */
public record DrawnUntilEmpty(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .filter(DrawnUntilEmpty::lastsForTheHands)
        .filter(play -> Action.all(play.inside()).noneMatch(DrawnUntilEmpty::changesTheEnd))
        .forEach(play -> review(play.blocks().getLast().actions(), play));
  }

  private static boolean lastsForTheHands(Action play) {
    return play.count() == null && Rulebook.asksForEmptyHands(play.until());
  }

  private static boolean changesTheEnd(Action action) {
    return action.has(
        StatementEffect.ENDS_MATCH, StatementEffect.STARTS_DEAL, StatementEffect.SITS_OUT);
  }

  /** Reviews what is performed after every trick, so nothing that depends on a condition. */
  private void review(List<Action> body, Action play) {
    for (Action action : body) {
      Term.ZoneCards from = action.origin();
      if (from != null && action.target() == null && !isFilled(from, play)) {
        report(action, from);
      } else if (action.condition() == null && !isLimited(action)) {
        review(action.inside(), play);
      }
    }
  }

  /** Whether it is for some only, or ends by a condition. */
  private static boolean isLimited(Action action) {
    return action.where() != null || action.until() != null;
  }

  private static boolean isFilled(Term.ZoneCards pile, Action play) {
    return Action.all(play.inside()).anyMatch(other -> other.movesTo(pile.zone().name()));
  }

  private void report(Action draw, Term.ZoneCards pile) {
    String zone = book.written(pile);
    String condition = "if " + zone + " is not empty";
    boolean endsLine =
        book.after(draw.span().end()).isBlank()
            || book.after(draw.span().end()).stripLeading().startsWith("}");
    Fix fix = endsLine ? Fix.after(draw, " " + condition) : null;
    findings.add(ReviewProblem.DRAWN_OUT, draw, fix, zone, book.written(draw) + " " + condition);
  }
}
