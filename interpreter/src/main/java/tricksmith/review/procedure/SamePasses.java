package tricksmith.review.procedure;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds loops in which every pass does the same: {@code repeat 3 times { turn up top of deck }}
 * turns up one card, and by {@code each player { winner scores 1 }}, the winner scores for
 * everybody.
 */
public record SamePasses(Rulebook book, Findings findings) {
  /** The effects that are the same, however often they come. */
  private static final Set<StatementEffect> REPEATABLE =
      EnumSet.of(StatementEffect.SHOWS_CARDS, StatementEffect.GOES_ROUND);

  private static final Set<Operator> ALL_PLAYERS = EnumSet.of(Operator.PLAYERS, Operator.EVERYONE);

  public void review() {
    book.actions()
        .filter(SamePasses::isForAll)
        .filter(loop -> !loop.inside().isEmpty() && !mentionsItsElement(loop))
        .forEach(this::review);
  }

  /** Whether it comes to all its passes, whatever they do. */
  private static boolean isForAll(Action loop) {
    boolean passes =
        switch (loop) {
          case Action.Each each ->
              each.order() == EachOrder.BY_SEAT || each.order() == EachOrder.IN_TURN;
          case Action.RepeatTimes repeat -> !repeat.times().head().equals(1L);
          case Action.RepeatWith repeat -> !repeat.overAndOver();
          default -> false;
        };
    return passes && loop.where() == null && loop.until() == null;
  }

  private static boolean mentionsItsElement(Action loop) {
    Set<OnLocal> elements = loop.binds().stream().map(OnLocal::new).collect(Collectors.toSet());
    return Action.all(loop.inside())
        .flatMap(Action::allTerms)
        .anyMatch(term -> term.reads().stream().anyMatch(elements::contains));
  }

  private void review(Action loop) {
    List<Action> inside = Action.all(loop.inside()).toList();
    if (isSettledAtOnce(inside)) {
      if (inside.size() == 1
          && inside.getFirst() instanceof Action.Turn(_, _, Term.EndOfZone card)
          && card.count() == null) {
        turnedAgain(loop, inside.getFirst(), card);
      } else {
        findings.add(ReviewProblem.SAME_IN_EACH_PASS, head(loop));
      }
    } else if (loop instanceof Action.Each each && each.set().applies(ALL_PLAYERS)) {
      scored(each, inside);
    }
  }

  /** Whether statements leave everything as it is when they come a second time. */
  private boolean isSettledAtOnce(List<Action> actions) {
    Set<Variable> set =
        actions.stream().flatMap(action -> action.sets().stream()).collect(Collectors.toSet());
    return actions.stream()
        .allMatch(
            action ->
                REPEATABLE.containsAll(action.effects())
                    && action.until() == null
                    && action.terms().stream()
                        .noneMatch(
                            term -> set.stream().anyMatch(each -> book.dependsOn(term, each))));
  }

  private void turnedAgain(Action loop, Action turn, Term.EndOfZone card) {
    String end = card.top() ? "top" : "bottom";
    String times = loop instanceof Action.RepeatTimes repeat ? book.written(repeat.times()) : "…";
    String several =
        book.written(turn).replaceFirst("\\b" + end + "\\b", end + " " + times.replace("$", ""));
    findings.add(ReviewProblem.SAME_CARD_TURNED, turn, book.written(card), several);
  }

  private void scored(Action.Each loop, List<Action> inside) {
    boolean onlyScores =
        inside.stream()
            .allMatch(
                action ->
                    action instanceof Action.Scores
                        || action instanceof Action.Score
                        || action instanceof Action.If);
    if (onlyScores) {
      inside.stream()
          .filter(action -> !(action instanceof Action.If))
          .findFirst()
          .ifPresent(
              scores ->
                  findings.add(
                      ReviewProblem.SCORED_FOR_EVERYBODY,
                      scores,
                      book.written(
                          scores instanceof Action.Score ? scores : scores.terms().getFirst()),
                      loop.element().name()));
    }
  }

  /** Returns the first line of a loop, up to the brace. */
  private Span head(Action loop) {
    int start = loop.span().start();
    return new Span(start, start + book.head(loop).length());
  }
}
