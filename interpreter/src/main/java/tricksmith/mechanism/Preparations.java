package tricksmith.mechanism;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/** What happens before the first trick. */
record Preparations(ReadRules read) {
  static Map<Mechanism, List<Span>> of(ReadRules read) {
    return new Preparations(read).found();
  }

  private Map<Mechanism, List<Span>> found() {
    return new FoundMechanisms()
        .add(Mechanism.AUCTION, auctions())
        .add(Mechanism.BIDS, bids().map(Action.Choice::span))
        .add(Mechanism.NIL, bids().filter(Preparations::offersZero).map(Action.Choice::span))
        .add(Mechanism.TRUMPS_NAMED, trumpsNamed())
        .add(Mechanism.TRUMPS_TURNED, trumpsTurned())
        .add(Mechanism.TRUMPS_FIXED, trumpsFixed())
        .add(Mechanism.PASSING, passing())
        .add(Mechanism.LAID_ASIDE, laidAside())
        .add(Mechanism.AT_ONCE, read.actions(Action.ChooseAtOnce.class).map(Action::span))
        .add(Mechanism.HANDS_CHANGE_SIZE, changingHands())
        .all();
  }

  /** Finds choices made going round until nobody says more, in which players may pass. */
  private Stream<Span> auctions() {
    return read.actions(Action.Each.class)
        .filter(
            each ->
                each.order() == EachOrder.ROUND_AND_ROUND
                    || each.order() == EachOrder.UNTIL_ONE_IS_LEFT)
        .flatMap(each -> ReadRules.choices(Action.all(each.body())))
        .filter(choice -> choice.pass() != null)
        .map(Action.Choice::span);
  }

  /** Finds choices of a number that each player has individually. */
  private Stream<Action.Choice> bids() {
    return read.choices()
        .filter(choice -> choice.variable().type() == Type.Basic.NUMBER)
        .filter(choice -> choice.variable().ownerPlace() >= 0);
  }

  /** Whether zero is among the numbers offered, alone or at the start of a range. */
  private static boolean offersZero(Action.Choice choice) {
    return choice.offered().stream()
        .map(term -> term instanceof Term.NumberRange range ? range.least() : term)
        .anyMatch(least -> least instanceof Term.NumberConstant(_, long number) && number == 0);
  }

  private Stream<Span> trumpsNamed() {
    return read.choices().filter(choice -> isTrump(choice.variable())).map(Action.Choice::span);
  }

  /** Whether a variable holds a suit by which cards are compared. */
  private boolean isTrump(Variable variable) {
    return ReadRules.has(variable.type(), Type.Basic.SUIT)
        && read.rules().trick().criteria().stream()
            .flatMap(criterion -> criterion.terms().stream())
            .anyMatch(term -> read.readsBesideSuitLed(term, other -> comesFrom(other, variable)));
  }

  private boolean comesFrom(Variable read, Variable chosen) {
    return read.equals(chosen)
        || (ReadRules.has(read.type(), Type.Basic.SUIT)
            && this.read
                .actions(Action.Assign.class)
                .filter(assign -> assign.variable().equals(read))
                .anyMatch(
                    assign -> this.read.reads(assign.value(), other -> other.equals(chosen))));
  }

  private Stream<Span> trumpsTurned() {
    return read.actions(Action.Assign.class)
        .filter(assign -> isTrump(assign.variable()))
        .filter(
            assign -> assign.value().all().anyMatch(part -> part.operator() == Operator.SUIT_OF))
        .map(Action.Assign::span);
  }

  private Stream<Span> trumpsFixed() {
    return read.rules().trick().criteria().stream()
        .filter(criterion -> criterion.measure() != null && isOneSuit(criterion.measure()))
        .map(criterion -> criterion.span());
  }

  private boolean isOneSuit(Term measure) {
    return read.whole(measure)
        .filter(part -> part.operator() == Operator.EQUAL)
        .anyMatch(
            part ->
                part.children().stream().anyMatch(Term.SuitConstant.class::isInstance)
                    && part.children().stream()
                        .anyMatch(child -> child.operator() == Operator.SUIT_OF));
  }

  /** Finds cards passed from hand to hand. */
  private Stream<Span> passing() {
    return read.actions(Action.MoveAtOnce.class)
        .filter(move -> ReadRules.isHand(move.move().to()))
        .map(Action.MoveAtOnce::span);
  }

  /** Finds cards chosen from the hand and laid where cards have a meaning of their own. */
  private Stream<Span> laidAside() {
    return Stream.concat(
        read.actions(Action.MoveAtOnce.class)
            .map(Action.MoveAtOnce::move)
            .filter(this::laysAside)
            .map(Action.Move::span),
        read.actions(Action.Move.class).filter(this::laysAside).map(Action.Move::span));
  }

  private boolean laysAside(Action.Move move) {
    return !ReadRules.isHand(move.to())
        && ReadRules.isDeclared(move.to())
        && read.reads(move.cards(), read::isChosen);
  }

  private Stream<Span> changingHands() {
    return read.actions(Action.Deal.class)
        .filter(deal -> deal.count() != null && changes(deal.count()))
        .map(Action.Deal::span);
  }

  private boolean changes(Term count) {
    return read.reads(count, read::isSet)
        || count.all().anyMatch(Term.LocalValue.class::isInstance);
  }
}
