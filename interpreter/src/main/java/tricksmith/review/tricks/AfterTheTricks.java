package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;

/**
 * Finds {@code first trick}, or its number, where the tricks of the deal have been played: after
 * {@code play tricks}, in the section {@code score} that is performed there, and in {@code end};
 * and scores of the {@code leader} or the {@code winner}, who then is the winner of the last trick;
 * and {@code winner} where a loop goes through the tricks, or a definition is asked about each of
 * them, or about cards that were won.
 */
public record AfterTheTricks(Rulebook book, Findings findings) {
  private static final String OF_THE_LAST = "winner of last trick";

  /** What is meant by a word that without a trick is about the last one. */
  private static final Map<Operator, String> OF_A_TRICK =
      Map.of(
          Operator.WINNER, ".winner",
          Operator.WINNING_CARD, ".winning-card",
          Operator.SUIT_LED, ".suit-led");

  /** The words for a trick, and those for its first card. */
  private static final Set<Operator> OF_THE_LAST_ONE =
      EnumSet.of(Operator.WINNER, Operator.WINNING_CARD, Operator.SUIT_LED, Operator.LED);

  public void review() {
    if (!book.has(StatementEffect.PLAYS_TRICKS)) {
      return;
    }
    block(book.rules().procedure());
    book.rules().ending().terms().forEach(this::ask);
    book.rules().ending().terms().forEach(this::winnerOfTheMatch);
  }

  /** Reports {@code winners are winner}, also as one of several cases. */
  private void winnerOfTheMatch(Term winners) {
    Term who = Rulebook.subject(winners);
    if (who.operator() == Operator.WINNER && who.children().isEmpty()) {
      findings.replace(ReviewProblem.WINNER_OF_THE_LAST, who, OF_THE_LAST);
    }
    Stream.concat(who.outcomes().stream(), elements(who)).forEach(this::winnerOfTheMatch);
  }

  private static Stream<Term> elements(Term set) {
    return set instanceof Term.SetOfValues(_, _, var elements) ? elements.stream() : Stream.of();
  }

  private void block(List<Action> actions) {
    boolean played = false;
    for (Action action : actions) {
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        played = true;
        ofTheScore(Action.all(action.inside()).toList());
      } else if (played && Action.all(List.of(action)).noneMatch(AfterTheTricks::changesTricks)) {
        List<Action> after = Action.all(List.of(action)).toList();
        after.forEach(each -> each.terms().forEach(this::ask));
        after.forEach(each -> each.allTerms().forEach(this::ofEach));
        after.forEach(this::leader);
        winnerOfTheDeal(action);
        after.stream()
            .filter(Action.Each.class::isInstance)
            .map(Action.Each.class::cast)
            .filter(each -> each.element().type() == Type.Basic.TRICK)
            .forEach(each -> ofTheLastTrick(each.body(), each.element()));
        ofTheScore(after);
      } else {
        played = false;
        action.blocks().forEach(inside -> block(inside.actions()));
      }
    }
  }

  private static boolean changesTricks(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS, StatementEffect.STARTS_DEAL);
  }

  /** Reviews the section {@code score} if one of these statements performs it. */
  private void ofTheScore(List<Action> after) {
    if (after.stream().anyMatch(each -> each.has(StatementEffect.PERFORMS_SCORE))) {
      Action.all(book.rules().score()).forEach(each -> each.terms().forEach(this::ask));
      Action.all(book.rules().score()).forEach(each -> each.allTerms().forEach(this::ofEach));
    }
  }

  /**
   * Reports {@code sum of points(card) over cards won by player} where the points go by {@code
   * led}, and {@code where stolen(trick)} where {@code stolen} goes by {@code winner}: those of the
   * last trick for all of them.
   */
  private void ofEach(Term term) {
    Stream<Term> asked =
        switch (term) {
          case Term.Filtered(_, Term.Domain domain) -> ofEach(domain, domain.condition());
          case Term.Count(_, Term.Domain domain) -> ofEach(domain, domain.condition());
          case Term.Quantified(_, _, Term.Domain domain) -> ofEach(domain, domain.condition());
          case Term.Aggregate(_, _, Term value, Term.Domain domain) ->
              Stream.concat(ofEach(domain, value), ofEach(domain, domain.condition()));
          default -> Stream.of();
        };
    asked.forEach(
        each -> {
          ofTheLastInstead(each);
          setByEachTrick(each);
        });
  }

  /** Returns the variables that each trick sets, and nothing else does. */
  private Set<Variable> setBeforeEachTrick() {
    List<Action> before =
        book.actions(StatementEffect.PLAYS_TRICKS)
            .flatMap(play -> play.beforeEachTrick().stream())
            .filter(action -> action.choice() == null || action.choice().pass() == null)
            .toList();
    return before.stream()
        .flatMap(action -> action.sets().stream())
        .filter(variable -> variable.indices().isEmpty() && !variable.isLeader())
        .filter(variable -> before.containsAll(book.setting(variable)))
        .collect(Collectors.toSet());
  }

  /** Reports what is asked of a card that has been won by what its trick went by, such as trump. */
  private void setByEachTrick(Term asked) {
    Set<Variable> ofEachTrick = setBeforeEachTrick();
    DefinedTerm called = book.called(asked);
    (called == null ? asked.children().stream() : book.everythingIn(called.body()))
        .filter(Term.VariableValue.class::isInstance)
        .filter(part -> ofEachTrick.contains(book.variable(part)))
        .findFirst()
        .ifPresent(
            part ->
                findings.add(
                    ReviewProblem.SET_FOR_THE_LAST_TRICK,
                    called == null ? part : asked,
                    Objects.requireNonNull(book.variable(part)).name()));
  }

  /** Returns what is asked of each of the tricks, or of the cards that have been won. */
  private static Stream<Term> ofEach(Term.Domain domain, @Nullable Term asked) {
    boolean tricks = domain.element().type() == Type.Basic.TRICK;
    boolean won =
        domain
            .set()
            .all()
            .anyMatch(
                part ->
                    part.isZone(Zone.WON)
                        || (part.operator() == Operator.CARDS_OF_TRICK
                            && part.children().getFirst().type() != Type.Basic.TRICK));
    return asked != null && asked.reads(domain.element()) && (tricks || won)
        ? asked.all().filter(part -> part.reads(domain.element()))
        : Stream.of();
  }

  private void ofTheLastInstead(Term asked) {
    DefinedTerm called = book.called(asked);
    if (called == null) {
      return;
    }
    Local parameter = called.parameters().getFirst();
    called
        .body()
        .all()
        .filter(part -> part.applies(OF_THE_LAST_ONE) && part.children().isEmpty())
        .findFirst()
        .ifPresent(
            part -> {
              String word =
                  OF_A_TRICK.getOrDefault(part.operator(), OF_A_TRICK.get(Operator.SUIT_LED));
              String trick = parameter.type() == Type.Basic.CARD ? ".trick" : "";
              findings.add(
                  ReviewProblem.OF_THE_LAST_TRICK,
                  asked,
                  book.written(part),
                  parameter.name() + trick + word);
            });
  }

  /** Reports {@code winner scores 10}, which may be meant for the winner of the deal. */
  private void winnerOfTheDeal(Action action) {
    if (action instanceof Action.If) {
      action.inside().forEach(this::winnerOfTheDeal);
    } else if (action.has(StatementEffect.PERFORMS_SCORE) && !isScoredInTricks()) {
      book.rules().score().forEach(this::winnerOfTheDeal);
    } else if (action.has(StatementEffect.SCORES) && !isOfOneTrick()) {
      Term who = action.terms().getFirst();
      if (who.operator() == Operator.WINNER && who.children().isEmpty()) {
        findings.replace(ReviewProblem.WINNER_OF_THE_LAST, who, OF_THE_LAST);
      }
    }
  }

  private boolean isScoredInTricks() {
    return book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.inside()))
        .anyMatch(action -> action.has(StatementEffect.PERFORMS_SCORE));
  }

  /** Whether a single trick is played at a time, so that its winner is the only one. */
  private boolean isOfOneTrick() {
    return book.actions(StatementEffect.PLAYS_TRICKS)
        .map(Action::count)
        .anyMatch(count -> count instanceof Term.NumberConstant(_, long number) && number == 1);
  }

  /** Reports {@code leader scores 10}, which the winner of the last trick gets. */
  private void leader(Action action) {
    Term who = action.has(StatementEffect.SCORES) ? action.terms().getFirst() : null;
    Variable variable = who == null || !who.children().isEmpty() ? null : book.variable(who);
    if (who != null && variable != null && variable.isLeader()) {
      findings.add(
          ReviewProblem.LEADER_IS_WINNER,
          who,
          List.of(Fix.replace(who, "trick.leader"), Fix.replace(who, OF_THE_LAST)));
    }
  }

  /**
   * Reports {@code each of tricks { winner scores 1 }}, which goes to the winner of the last one: a
   * condition, or whoever scores, is not about the trick of the loop.
   */
  private void ofTheLastTrick(List<Action> body, Local trick) {
    Action.all(body)
        .flatMap(
            action ->
                action.has(StatementEffect.SCORES)
                    ? Stream.of(action.terms().getFirst())
                    : Stream.ofNullable(action.condition()))
        .filter(term -> !term.reads(trick))
        .flatMap(Term::all)
        .filter(part -> part.applies(OF_A_TRICK.keySet()) && part.children().isEmpty())
        .forEach(
            part ->
                findings.replace(
                    ReviewProblem.OF_THE_LAST_TRICK,
                    part,
                    trick.name() + OF_A_TRICK.get(part.operator()),
                    book.written(part),
                    trick.name() + OF_A_TRICK.get(part.operator())));
  }

  private void ask(Term term) {
    term.all()
        .filter(part -> part.operator() == Operator.FIRST_TRICK || isFirstOfSeveral(part))
        .forEach(part -> findings.add(ReviewProblem.TRICKS_ARE_OVER, part, book.written(part)));
  }

  /** Whether it is {@code trick.number == 1} although more tricks have certainly been played. */
  private boolean isFirstOfSeveral(Term comparison) {
    return comparison.operator() == Operator.EQUAL
        && comparison.children().getFirst().operator() == Operator.PLACE_OF_TRICK
        && comparison.children().getFirst().children().getFirst().operator() == Operator.THIS_TRICK
        && comparison.children().getLast() instanceof Term.NumberConstant(_, long number)
        && number == 1
        && book.holdMore(number)
        && book.actions(Action.PlayTricks.class)
            .allMatch(play -> play.count() == null && Rulebook.asksForEmptyHands(play.until()));
  }
}
