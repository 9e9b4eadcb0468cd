package tricksmith.review.cards;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.source.Span;

/**
 * Finds tricks that go on until something unrelated to cards holds: if the hands run empty first,
 * nobody can lead, and the match ends with an error.
 */
public record CardsRunOut(Rulebook book, Findings findings) {
  private static final Set<Operator> COMPARES =
      EnumSet.of(Operator.EQUAL, Operator.GREATER, Operator.AT_LEAST);

  /** Zones that tell how many cards are left to play: all of them are won in the end. */
  private static final Set<String> CARDS_OF_PLAYERS = Set.of(Zone.HAND, Zone.WON);

  public void review() {
    EffectAnalysis effects = book.effects();
    book.actions(StatementEffect.PLAYS_TRICKS).forEach(play -> review(play, effects));
  }

  private void review(Action play, EffectAnalysis effects) {
    Term until = play.onlyEnd();
    if (until == null
        || findings.hasAt(until)
        || (asksForCards(until) && !isOfOnesTricks(until))
        || effects.canHave(play.inside(), Set.of(StatementEffect.ENDS_MATCH))
        || Action.all(play.inside()).anyMatch(CardsRunOut::fillsHands)
        || play.inside().stream().anyMatch(action -> makesTrue(action, until))
        || isSetByCards(play.inside(), book.dependencies(until), false, effects)) {
      return;
    }
    Span span = until.span();
    String written = book.written(span);
    String meant =
        "hands are empty or " + (written.contains(" and ") ? "(" + written + ")" : written);
    findings.replace(ReviewProblem.CARDS_RUN_OUT, span, meant, meant);
  }

  /** Whether it sets the flag that is asked, whatever happens, so that one trick is played. */
  private static boolean makesTrue(Action action, Term until) {
    boolean denied = until.operator() == Operator.NOT;
    Term flag = denied ? until.children().getFirst() : until;
    return flag.children().isEmpty()
        && action.sets().stream().anyMatch(variable -> flag.reads().equals(Set.of(variable.read())))
        && Boolean.valueOf(!denied).equals(action.terms().getLast().head());
  }

  /**
   * Whether a term depends on cards or on the tricks so far, which can tell that the hands are
   * empty.
   */
  private boolean asksForCards(Term term) {
    return book.dependencies(term).stream()
        .anyMatch(read -> read instanceof OnZone || read == State.CARDS || read == State.TRICKS);
  }

  /** Whether it asks how many tricks a certain player or side has, who may get no more of them. */
  private static boolean isOfOnesTricks(Term until) {
    return COMPARES.contains(until.operator())
        && until.children().stream()
            .map(Term::counted)
            .anyMatch(counted -> counted != null && counted.operator() == Operator.TRICKS_OF)
        && until.children().stream()
            .anyMatch(side -> side.head() instanceof Long number && number > 0);
  }

  private static boolean fillsHands(Action action) {
    return action.has(StatementEffect.STARTS_DEAL) || action.bringsToHands();
  }

  /**
   * Whether something in the body makes the condition hold when the cards run out.
   *
   * @param byCards whether a condition around the statements asks for cards or tricks
   */
  private boolean isSetByCards(
      List<Action> actions, Set<Dependency> asked, boolean byCards, EffectAnalysis effects) {
    for (Action action : actions) {
      boolean now = byCards || action.terms().stream().anyMatch(this::asksForHands);
      boolean changes = !Collections.disjoint(effects.changes(List.of(action)), asked);
      if (now && changes) {
        return true;
      }
      if (isSetByCards(action.inside(), asked, now, effects)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a condition can be about the cards left or won, or the number of the trick; or about
   * the tricks of whoever wins, of whom one has enough in the end.
   */
  private boolean asksForHands(Term term) {
    return book.involves(
        term,
        part ->
            part.applies(Operator.PLACE_OF_TRICK, Operator.TRICKS)
                || isOfAnyWinner(part)
                || (part instanceof Term.ZoneCards(_, Zone zone, _)
                    && CARDS_OF_PLAYERS.contains(zone.name())));
  }

  private static boolean isOfAnyWinner(Term part) {
    return part.operator() == Operator.TRICKS_OF
        && part.all().anyMatch(inside -> inside.operator() == Operator.WINNER);
  }
}
