package tricksmith.mechanism;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/** What players aim at: what scores points, and who wins by them. */
record Aims(ReadRules read) {
  /**
   * The operators that compare what was won with an at-least bid; asking by how far it is above or
   * below serves the same purpose.
   */
  private static final Set<Operator> AT_LEAST =
      Set.of(
          Operator.AT_LEAST,
          Operator.AT_MOST,
          Operator.LESS,
          Operator.GREATER,
          Operator.MINUS,
          Operator.DIFFERENCE);

  static Map<Mechanism, List<Span>> of(ReadRules read) {
    return new Aims(read).found();
  }

  private Map<Mechanism, List<Span>> found() {
    List<Span> exact = compared(Set.of(Operator.EQUAL), false).toList();
    List<Span> least = (exact.isEmpty() ? compared(AT_LEAST, true) : Stream.<Span>of()).toList();
    Stream<Span> tricks = Stream.concat(perTrick(), byTheirNumber());
    return new FoundMechanisms()
        .add(
            Mechanism.TRICKS_COUNT,
            exact.isEmpty() && least.isEmpty() ? Stream.concat(tricks, asTheyNumber()) : tricks)
        .add(Mechanism.EXACT_BID, exact.stream())
        .add(Mechanism.AT_LEAST_BID, least.stream())
        .add(Mechanism.CARD_POINTS, cardPoints())
        .add(Mechanism.AVOID, losses())
        .add(Mechanism.FEWEST_TRICKS, fewestTricks())
        .all();
  }

  /** Finds numbers scored by the winner of each trick. */
  private Stream<Span> perTrick() {
    return read.actions()
        .flatMap(action -> Action.all(action.afterEachTrick(), Action.Scores.class))
        .filter(scores -> scores.players().operator() == Operator.WINNER || isWinner(scores))
        .map(Action.Scores::span);
  }

  private static boolean isWinner(Action.Scores scores) {
    return scores.players().all().anyMatch(part -> part.operator() == Operator.WINNER);
  }

  /** Finds scores that are a number of tricks, or computed from one. */
  private Stream<Span> byTheirNumber() {
    return read.actions(Action.Scores.class)
        .filter(scores -> isNumberOfTricks(scores.value()))
        .map(Action.Scores::span);
  }

  /** Finds scores that are given for certain numbers of tricks. */
  private Stream<Span> asTheyNumber() {
    return read.actions(Action.Scores.class)
        .filter(
            scores ->
                scores.value() instanceof Term.Cases cases
                    && cases.cases().stream().anyMatch(each -> read.countsTricks(each.condition())))
        .map(Action.Scores::span);
  }

  /** Whether a value is itself a number of tricks, and not only conditional on one. */
  private boolean isNumberOfTricks(Term value) {
    return switch (value) {
      case Term.Cases(_, _, List<Term.Case> cases, Term otherwise) ->
          cases.stream().anyMatch(each -> isNumberOfTricks(each.value()))
              || (otherwise != null && isNumberOfTricks(otherwise));
      case Term.Operation operation
          when Set.of(Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.DIFFERENCE)
              .contains(operation.operator()) ->
          operation.operands().stream().anyMatch(this::isNumberOfTricks);
      default -> value.counted() != null && read.countsTricks(value);
    };
  }

  /** Finds comparisons of what was won with what was bid. */
  private Stream<Span> compared(Set<Operator> operators, boolean orCards) {
    return read.scoring()
        .flatMap(read::whole)
        .filter(Term.Operation.class::isInstance)
        .map(Term.Operation.class::cast)
        .filter(term -> operators.contains(term.operator()))
        .filter(
            term ->
                isOfBid(term.operands().getFirst(), term.operands().getLast(), orCards)
                    || isOfBid(term.operands().getLast(), term.operands().getFirst(), orCards))
        .map(Term.Operation::span);
  }

  private boolean isOfBid(Term won, Term bid, boolean orCards) {
    boolean isWon = read.countsTricks(won) || (orCards && read.readsCardsWon(won));
    return isWon && !read.countsTricks(bid) && isBid(bid);
  }

  /**
   * Whether a term is a bid: a number that a player has chosen, or the meaning of cards that a
   * player has laid aside.
   */
  private boolean isBid(Term term) {
    boolean laid =
        read.whole(term)
            .anyMatch(part -> part instanceof Term.ZoneCards cards && ReadRules.isDeclared(cards));
    return read.reads(term, variable -> read.isChosen(variable)) || laid;
  }

  private Stream<Span> cardPoints() {
    return read.scoring().flatMap(read::whole).filter(this::sumsCardsWon).map(Term::span);
  }

  private boolean sumsCardsWon(Term term) {
    return switch (term) {
      case Term.Aggregate(_, Aggregation how, _, Term.Domain domain) ->
          how == Aggregation.SUM && isOfCards(domain) && read.readsCardsWon(domain.set());
      case Term.Count(_, Term.Domain domain) ->
          isOfCards(domain) && read.readsCardsWon(domain.set());
      default -> false;
    };
  }

  private static boolean isOfCards(Term.Domain domain) {
    return ReadRules.has(domain.element().type(), Type.Basic.CARD);
  }

  private Stream<Span> losses() {
    CheckedRules rules = read.rules();
    boolean lowest = rules.ending() instanceof CheckedRules.ByScore(boolean highest) && !highest;
    return read.actions(Action.Scores.class)
        .filter(scores -> lowest || isLoss(scores.value()))
        .map(Action.Scores::span);
  }

  private static boolean isLoss(Term value) {
    return value.operator() == Operator.NEGATE
        && value.children().getFirst() instanceof Term.NumberConstant;
  }

  private Stream<Span> fewestTricks() {
    return read.scoring()
        .flatMap(read::whole)
        .filter(
            part ->
                switch (part) {
                  case Term.Selected(_, _, List<Term.Standard> standards) -> isByFewest(standards);
                  case Term.PlaceAmong place -> isByFewest(place.standards());
                  default -> false;
                })
        .map(Term::span);
  }

  private boolean isByFewest(List<Term.Standard> standards) {
    return standards.stream().anyMatch(each -> !each.most() && read.countsTricks(each.value()));
  }
}
