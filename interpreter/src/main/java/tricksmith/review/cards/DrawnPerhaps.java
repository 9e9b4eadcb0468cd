package tricksmith.review.cards;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds cards that are drawn again and again, as long as players like or whenever a hand is short
 * of something, where nothing asks whether the pile has cards left.
 */
public record DrawnPerhaps(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .filter(DrawnPerhaps::hasNoKnownEnd)
        .filter(loop -> !asksForCount(loop))
        .forEach(loop -> inside(loop, loop, null));
  }

  private static boolean hasNoKnownEnd(Action action) {
    Action.Repetition repetition = action.repetition();
    return repetition != null
        && !repetition.bounded()
        && repetition.times() == null
        && action
            .all()
            .noneMatch(each -> each.has(StatementEffect.STARTS_DEAL, StatementEffect.ENDS_MATCH));
  }

  /** Whether the end of a loop is about anything that can tell how many cards have been drawn. */
  private boolean asksForCount(Action loop) {
    Term until = loop.until();
    return until != null
        && !Rulebook.asksForEmptyHands(until)
        && book.dependencies(until).stream()
            .anyMatch(
                read -> read instanceof OnZone || read == State.CARDS || read == State.SCORES);
  }

  /**
   * Looks at the statements in a block.
   *
   * @param condition the last condition before it; null if there is none
   */
  private void inside(Action block, Action loop, @Nullable Term condition) {
    for (Action action : block.inside()) {
      Term.ZoneCards pile = action.origin();
      if (pile != null && action.target() == null && isDrawn(action, pile)) {
        boolean chosen = condition == null && !loop.has(StatementEffect.PLAYS_TRICKS);
        boolean isShort = condition != null && isAboutHands(condition);
        if ((chosen || isShort) && !isFilled(pile, loop) && !findings.hasAt(action)) {
          report(action, pile, condition);
        }
      } else if (action.condition() != null) {
        if (condition == null) {
          inside(action, loop, action.condition());
        }
      } else if (action.until() == null && action.where() == null) {
        inside(action, loop, condition);
      }
    }
  }

  private static boolean isDrawn(Action action, Term.ZoneCards pile) {
    return pile.owner() == null && action.count() != null;
  }

  private static boolean isFilled(Term.ZoneCards pile, Action loop) {
    return loop.all().anyMatch(other -> other.movesTo(pile.zone().name()));
  }

  /** Whether a condition asks for the cards in hands, and for nothing that is counted. */
  private boolean isAboutHands(Term condition) {
    Set<Object> subjects = book.guards().subjects(condition);
    boolean hands =
        subjects.stream()
            .anyMatch(
                subject ->
                    subject instanceof OnZone(int zone)
                        && book.rules().zones().get(zone).name().equals("hand"));
    return hands
        && subjects.stream()
            .allMatch(
                subject ->
                    subject == State.CARDS
                        || (subject instanceof OnZone(int zone)
                            && book.rules().zones().get(zone).name().equals("hand")));
  }

  private void report(Action draw, Term.ZoneCards pile, @Nullable Term condition) {
    Span span = draw.span();
    String zone = book.written(pile);
    String asks = zone + " is not empty";
    String rest = book.after(span.end()).strip();
    boolean after = condition != null && rest.startsWith("if ");
    boolean endsLine = rest.isEmpty() || rest.startsWith("}");
    String meant;
    Fix fix = null;
    if (after && condition != null) {
      String written = book.written(condition);
      boolean brackets = written.contains(" or ");
      String both = asks + " and " + (brackets ? "(" + written + ")" : written);
      meant = book.written(span) + " if " + both;
      fix = Fix.replace(condition, both);
    } else {
      meant = book.written(span) + " if " + asks;
      if (endsLine) {
        fix = Fix.after(span, " if " + asks);
      }
    }
    findings.add(ReviewProblem.DRAWN_PERHAPS, span, fix, zone, meant);
  }
}
