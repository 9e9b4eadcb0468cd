package tricksmith.review.scores;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;

/**
 * Finds scores and questions at a moment that comes more often than they are meant: {@code player
 * of QS scores -13} after every trick, {@code winner scores 1} after every card, for whoever leads
 * so far, and {@code leader chooses trump} before every card.
 */
public record ScoredAgain(Rulebook book, Findings findings) {
  public void review() {
    for (Action action : book.actions().toList()) {
      if (action instanceof Action.PlayTricks play) {
        afterTricks(play.body());
        afterCards(play.afterEachCard());
        new Standing(play).block(play.body(), List.of());
        new Asked(play).block(play.beforeEachCard(), List.of());
      }
    }
  }

  private void afterTricks(List<Action> body) {
    for (Action action : book.inPlace(body).toList()) {
      Term who = Rulebook.scoring(action);
      if (who == null) {
        continue;
      }
      Term one = Rulebook.subject(who);
      boolean side = one.operator() == Operator.SIDE_OF;
      String card = namedCard(side ? one.children().getFirst() : one);
      if (card != null) {
        findings.add(
            ReviewProblem.SCORED_AFTER_EACH_TRICK,
            action,
            book.written(one),
            (side ? "side of " : "") + card + ".player scores … if " + card + " in trick",
            card);
      }
    }
  }

  /** Returns the card that is written out, if it is the player of it, or with it; else null. */
  private @Nullable String namedCard(Term who) {
    return who.applies(Operator.HOLDER_OF, Operator.PLAYER_OF)
            && who.children().getFirst() instanceof Term.FaceConstant card
        ? book.written(card)
        : null;
  }

  private void afterCards(List<Action> block) {
    for (Action action : block) {
      if (action.has(StatementEffect.SCORES)) {
        winnerSoFar(action.terms().getFirst());
      } else if (action instanceof Action.Assign set
          && book.dependsOn(set.value(), set.variable())) {
        set.indices().forEach(this::winnerSoFar);
      } else if (action instanceof Action.Each each
          && each.body().stream().anyMatch(inside -> inside.has(StatementEffect.SCORES))) {
        winnerSoFar(each.set());
      } else if (action.condition() == null || !asksForAllCards(action.condition())) {
        afterCards(action.inside());
        if (action.condition() != null && namesACard(action.condition())) {
          action.inside().forEach(this::keptSoFar);
        }
      }
    }
  }

  /** Reports the winner in who scores: {@code opponents of winner}, {@code trick.winner}. */
  private void winnerSoFar(Term who) {
    who.all()
        .filter(
            part ->
                part.operator() == Operator.WINNER
                    || (part.operator() == Operator.WINNER_OF
                        && part.children().getFirst().operator() == Operator.THIS_TRICK))
        .findFirst()
        .ifPresent(part -> findings.add(ReviewProblem.WINNER_SO_FAR, part));
  }

  /** Reports {@code catcher = winner if card == QS}, where the queen may go to another. */
  private void keptSoFar(Action action) {
    if (action instanceof Action.Assign set
        && set.value().operator() == Operator.WINNER
        && set.value().children().isEmpty()) {
      winnerSoFar(set.value());
    }
  }

  /** Whether it asks which card has been played, rather than how the trick stands. */
  private static boolean namesACard(Term condition) {
    return condition.applies(Operator.EQUAL, Operator.IN)
        && condition.children().getFirst().all().anyMatch(Term.LocalValue.class::isInstance)
        && condition.children().getLast().all().allMatch(part -> part.operator() == null);
  }

  /** Whether a condition holds only once everybody has played, when the winner is the winner. */
  private static boolean asksForAllCards(Term condition) {
    return condition
        .parts(Operator.AND)
        .filter(part -> part.operator() == Operator.EQUAL)
        .map(part -> part.children().stream().map(Term::counted).toList())
        .anyMatch(
            counted ->
                counted.stream().anyMatch(Rulebook::isTrickUnderWay)
                    && counted.stream()
                        .anyMatch(set -> set != null && set.operator() == Operator.PLAYERS));
  }

  /**
   * Scores for a number of tricks: {@code each player scores 5 if number of tricks of player == 3}
   * holds again after each trick that somebody else takes.
   */
  private final class Standing {
    private final Set<Integer> setMeanwhile;
    private final boolean endsByTricks;

    Standing(Action.PlayTricks play) {
      setMeanwhile = setIn(play);
      endsByTricks =
          play.until() != null
              && book.involves(play.until(), part -> part.operator() == Operator.TRICKS_OF);
    }

    void block(List<Action> actions, List<Term> conditions) {
      if (endsByTricks) {
        return;
      }
      for (Action action : actions) {
        if (action instanceof Action.Scores(_, _, Term value)) {
          if (value instanceof Term.Cases cases) {
            cases.cases().stream()
                .limit(1)
                .forEach(
                    first -> review(Rulebook.with(conditions, first.condition()), first.value()));
          } else {
            review(conditions, value);
          }
        } else if (action instanceof Action.Each each) {
          block(each.body(), Rulebook.with(conditions, each.where()));
        } else if (action instanceof Action.If branch) {
          block(branch.then(), Rulebook.with(conditions, branch.condition()));
        }
      }
    }

    private void review(List<Term> conditions, Term value) {
      for (Term condition : conditions) {
        Term of = whoseNumberOfTricks(condition);
        boolean standing =
            of != null
                && (!isNone(condition) || isReward(value))
                && isSettled(of)
                && isSettled(condition.children().getLast())
                && conditions.stream()
                    .allMatch(other -> other.equals(condition) || isSettled(other));
        if (standing) {
          report(condition, Objects.requireNonNull(of));
        }
      }
    }

    private static boolean isNone(Term condition) {
      return Long.valueOf(0).equals(condition.children().getLast().head());
    }

    /** A penalty may well be paid for each trick that somebody else takes. */
    private static boolean isReward(Term value) {
      return value instanceof Term.NumberConstant(_, long number) && number > 0;
    }

    /** Whether a trick that somebody else takes leaves a value as it is. */
    private boolean isSettled(Term term) {
      return book.dependencies(term).stream()
          .allMatch(
              read ->
                  switch (read) {
                    case Dependency.OnVariable variable ->
                        !setMeanwhile.contains(variable.variable());
                    case State state ->
                        state.isFixed() || state == State.SIDES || state == State.IN_PLAY;
                    case Dependency.OnZone _ -> false;
                    case Dependency.OnOption _, Dependency.OnLocal _, Dependency.OnDefinition _ ->
                        true;
                  });
    }

    private void report(Term condition, Term of) {
      if (isNone(condition)) {
        String atTheEnd = " and hands are empty";
        findings.add(
            ReviewProblem.SCORED_WHILE_IT_HOLDS,
            condition,
            Fix.after(condition, atTheEnd),
            book.written(condition) + atTheEnd);
        return;
      }
      boolean side = of.type() == Type.Basic.SIDE;
      String theirs =
          side ? "side of winner == " + book.written(of) : "winner == " + book.written(of);
      String meant = book.written(condition) + " and " + theirs;
      findings.add(
          ReviewProblem.SCORED_WHILE_IT_HOLDS,
          condition,
          Fix.after(condition, " and " + theirs),
          meant);
    }
  }

  /** Returns whose tricks are counted in {@code number of tricks of P == n}; null otherwise. */
  private static @Nullable Term whoseNumberOfTricks(Term condition) {
    if (condition.operator() != Operator.EQUAL) {
      return null;
    }
    Term counted = condition.children().getFirst().counted();
    if (counted == null || counted.operator() != Operator.TRICKS_OF) {
      return null;
    }
    return Rulebook.subject(counted.children().getFirst());
  }

  private static Set<Integer> setIn(Action.PlayTricks play) {
    return play.inside().stream()
        .flatMap(action -> action.all())
        .flatMap(action -> action.sets().stream())
        .map(Variable::id)
        .collect(Collectors.toSet());
  }

  /**
   * Choices before each card that are the same before all cards of a trick: {@code leader chooses
   * trump from suits}.
   */
  private final class Asked {
    private final Set<Integer> setMeanwhile;
    private final Local player;

    Asked(Action.PlayTricks play) {
      setMeanwhile = setIn(play);
      player = play.player();
    }

    void block(List<Action> actions, List<Term> conditions) {
      for (Action action : actions) {
        Action.Choice choice = action.choice();
        if (action instanceof Action.If branch) {
          block(branch.then(), Rulebook.with(conditions, branch.condition()));
        } else if (choice != null
            && choice.then().isEmpty()
            && choice.amount() == null
            && Stream.of(conditions, choice.indices(), choice.deciding(), List.of(choice.player()))
                .flatMap(List::stream)
                .noneMatch(this::canChange)) {
          findings.add(
              ReviewProblem.ASKED_BEFORE_EACH_CARD,
              action,
              book.written(choice.player()),
              choice.variable().name());
        }
      }
    }

    /** Whether a value can differ from one card of a trick to the next. */
    private boolean canChange(Term term) {
      return term.reads(player)
          || book.uses(term, EnumSet.of(Trait.CHANGED_BY_CANDIDATE, Trait.CHANGED_BY_LEAD))
          || book.dependencies(term).stream()
              .anyMatch(
                  read ->
                      read instanceof Dependency.OnZone
                          || (read instanceof Dependency.OnVariable variable
                              && setMeanwhile.contains(variable.variable())));
    }
  }
}
