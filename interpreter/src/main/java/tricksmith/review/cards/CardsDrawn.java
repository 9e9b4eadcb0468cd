package tricksmith.review.cards;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds cards that are drawn from the wrong place, or once too often. */
public record CardsDrawn(Rulebook book, Findings findings) {
  /**
   * Finds cards that are drawn from somebody's hand as from a stock: {@code dealer draws from hand
   * of left of dealer} takes the card that came there last, not one drawn blindly.
   */
  public void drawnFromHand() {
    boolean shuffled =
        book.actions(StatementEffect.SHUFFLES)
            .anyMatch(action -> isHand(action.terms().getFirst().pile()));
    if (!shuffled) {
      book.actions().forEach(this::drawnFromHand);
    }
  }

  private void drawnFromHand(Action action) {
    Term.ZoneCards from = action.origin();
    if (from == null || !isHand(from)) {
      return;
    }
    Term.ZoneCards to = action.target();
    boolean drawn = to == null;
    boolean fromTop =
        to != null
            && isHand(to)
            && action.moved() instanceof Term.EndOfZone end
            && end.top()
            && !isGiven(from.owner(), to.owner());
    if (drawn || fromTop) {
      findings.add(ReviewProblem.DRAWN_FROM_HAND, from, book.written(from));
    }
  }

  /** Whether the owner hands cards on: {@code move top of hand to hand of left of player}. */
  private static boolean isGiven(@Nullable Term owner, @Nullable Term receiver) {
    return receiver != null && receiver.all().anyMatch(part -> TermEquality.same(part, owner));
  }

  private static boolean isHand(Term.@Nullable ZoneCards pile) {
    return pile != null && pile.zone().is(Zone.HAND);
  }

  /**
   * Finds cards that are drawn after every trick until the hands are empty: as long as somebody
   * draws they are not, and then the pile has too few cards.
   */
  public void drawnUntilEmpty() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .filter(CardsDrawn::lastsForTheHands)
        .filter(play -> Action.all(play.inside()).noneMatch(CardsDrawn::changesTheEnd))
        .forEach(play -> drawnUntilEmpty(play.afterEachTrick(), play));
  }

  private static boolean lastsForTheHands(Action play) {
    return play.count() == null && Rulebook.asksForEmptyHands(play.until());
  }

  private static boolean changesTheEnd(Action action) {
    return action.has(
        StatementEffect.ENDS_MATCH, StatementEffect.STARTS_DEAL, StatementEffect.SITS_OUT);
  }

  /** Reviews what is performed after every trick, so nothing that depends on a condition. */
  private void drawnUntilEmpty(List<Action> body, Action play) {
    for (Action action : body) {
      Term.ZoneCards from = action.origin();
      if (from != null && action.target() == null && !isFilled(from, play)) {
        if (!takesWhatIsLeft(action, from)) {
          reportDrawnUntilEmpty(action, from);
        }
      } else if (action.condition() == null && !isLimited(action)) {
        drawnUntilEmpty(action.inside(), play);
      }
    }
  }

  /** Whether it asks how many are left: {@code draws least(2, number of deck) from deck}. */
  private static boolean takesWhatIsLeft(Action draw, Term.ZoneCards pile) {
    Term count = draw.count();
    return count != null
        && count
            .all()
            .map(Term::pile)
            .anyMatch(asked -> asked != null && asked.zone().equals(pile.zone()));
  }

  /** Whether it is for some only, or ends by a condition. */
  private static boolean isLimited(Action action) {
    return action.where() != null || action.until() != null;
  }

  private static boolean isFilled(Term.ZoneCards pile, Action play) {
    return Action.all(play.inside()).anyMatch(other -> other.movesTo(pile.zone().name()));
  }

  private void reportDrawnUntilEmpty(Action draw, Term.ZoneCards pile) {
    String zone = book.written(pile);
    String condition = "if " + zone + " is not empty";
    boolean endsLine =
        book.after(draw.span().end()).isBlank()
            || book.after(draw.span().end()).stripLeading().startsWith("}");
    Fix fix = endsLine ? Fix.after(draw, " " + condition) : null;
    findings.add(ReviewProblem.DRAWN_OUT, draw, fix, zone, book.written(draw) + " " + condition);
  }

  /**
   * Finds cards that are drawn again and again, as long as players like or whenever a hand is short
   * of something, where nothing asks whether the pile has cards left.
   */
  public void drawnPerhaps() {
    book.actions()
        .filter(CardsDrawn::hasNoKnownEnd)
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
      if (pile != null
          && action.target() == null
          && pile.owner() == null
          && action.count() != null) {
        boolean chosen = condition == null && !loop.has(StatementEffect.PLAYS_TRICKS);
        boolean isShort = condition != null && isAboutHands(condition);
        if ((chosen || isShort)
            && !isFilled(pile, loop)
            && !takesWhatIsLeft(action, pile)
            && !findings.hasAt(action)) {
          reportDrawnPerhaps(action, pile, condition);
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

  /** Whether a condition asks for the cards in hands, and for nothing that is counted. */
  private boolean isAboutHands(Term condition) {
    Set<Dependency> subjects = book.guards().subjects(condition);
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

  private void reportDrawnPerhaps(Action draw, Term.ZoneCards pile, @Nullable Term condition) {
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
