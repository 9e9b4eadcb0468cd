package tricksmith.compile;

import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Compiles operators whose result is neither yes/no nor a set. */
final class ValueOperations {

  private final Expressions expressions;

  ValueOperations(Expressions expressions) {
    this.expressions = expressions;
  }

  Value of(Operator operator, Type type, List<Term> operands) {
    return switch (operator) {
      case PLUS -> reduced(operands, Numbers.Plus::new);
      case MINUS -> reduced(operands, Numbers.Minus::new);
      case TIMES -> reduced(operands, Numbers.Times::new);
      case DIVIDED_BY -> reduced(operands, Numbers.DividedBy::new);
      case NEGATE -> new Numbers.Negate(first(operands));
      case DIFFERENCE -> reduced(operands, Numbers.Difference::new);
      case LEAST -> reduced(operands, Numbers.Least::new);
      case GREATEST -> reduced(operands, Numbers.Greatest::new);
      case ROUNDED_DOWN -> new Numbers.RoundedDown(first(operands));
      case ROUNDED_UP -> new Numbers.RoundedUp(first(operands));
      case REMAINDER -> reduced(operands, Numbers.Remainder::new);
      case SIZE -> size(operands.getFirst());
      case ONLY_OF -> onlyOf(operands.getFirst());

      case SUIT_OF -> property(operands, expressions.facts().suitByCard());
      case RANK_OF -> property(operands, expressions.facts().rankByCard());
      case NUMBER_OF -> property(operands, expressions.facts().numberByCard());
      case PLAYER_OF -> thingOf(operands, Kind.PLAYER, Position::playerOf);
      case TRICK_OF -> thingOf(operands, Kind.TRICK, Position::trickOf);
      case HOLDER_OF -> thingOf(operands, Kind.PLAYER, Position::holderOf);

      case LEFT_OF -> neighbour(operands, true);
      case RIGHT_OF -> neighbour(operands, false);
      case NEXT_AFTER -> thingOf(operands, Kind.PLAYER, Position::nextInPlay);
      case OTHER_OF -> other(operands.getFirst());
      case PARTNER_OF -> new Players.PartnerOf(first(operands));
      case SIDE_OF -> thingOf(operands, Kind.SIDE, Position::sideOf);
      case SCORE_OF ->
          operands.getFirst().type() == Type.Basic.SIDE
              ? new Players.ScoreOfSide(first(operands))
              : new Players.ScoreOf(first(operands));

      case LED -> new Readings.Led();
      case SUIT_LED -> new Readings.SuitLed();
      case WINNER -> new Readings.Thing(Kind.PLAYER, Position::winner);
      case WINNING_CARD -> new Readings.Thing(Kind.CARD, Position::winningCard);
      case LOSER -> new Readings.Thing(Kind.PLAYER, Position::loser);
      case STAGE -> new Readings.Amount(Position::stage);
      case THIS_TRICK -> new Readings.Thing(Kind.TRICK, position -> position.tricksBegun() - 1);
      case LAST_TRICK -> new Readings.Thing(Kind.TRICK, position -> position.tricksFinished() - 1);
      case WINNER_OF -> thingOf(operands, Kind.PLAYER, Position::winnerOf);
      case LEADER_OF -> thingOf(operands, Kind.PLAYER, Position::leaderOf);
      case WINNING_CARD_OF -> thingOf(operands, Kind.CARD, Position::winningCardOf);
      case SUIT_LED_OF -> new Readings.SuitLedOf(first(operands));
      case PLACE_OF_TRICK -> new Readings.PlaceOf(first(operands));
      case PASSES -> passes();

      case NOT,
          AND,
          OR,
          EQUAL,
          UNEQUAL,
          LESS,
          AT_MOST,
          GREATER,
          AT_LEAST,
          IN,
          NOT_IN,
          IS_NONE,
          IS_CHOSEN,
          IS_EMPTY,
          UNION,
          EXCEPT,
          PLAYERS,
          EVERYONE,
          SIDES,
          SUITS,
          RANKS,
          CARDS,
          ALL_LABELS,
          PARTNERS_OF,
          OPPONENTS_OF,
          MEMBERS_OF,
          TABLE,
          FIRST_TRICK,
          TRICKS,
          TRICKS_OF,
          CARDS_OF_TRICK,
          PLAYED,
          BEATS,
          TIES,
          PASSED ->
          throw new IllegalArgumentException(operator + " yields no " + type);
    };
  }

  private Value first(List<Term> operands) {
    return expressions.value(operands.getFirst());
  }

  private Value reduced(List<Term> operands, BinaryOperator<Value> operator) {
    return operands.stream().map(expressions::value).reduce(operator).orElseThrow();
  }

  private Value size(Term set) {
    if (set instanceof Term.ZoneCards zone && ZoneTerms.isOnePlayers(zone)) {
      return new Cards.SizeOfZone(ZoneTerms.place(expressions, zone));
    }
    return Kinds.isGroup(set.type())
        ? new Numbers.Size(expressions.group(set))
        : new Listings.Size(expressions.listing(set));
  }

  private Value onlyOf(Term set) {
    Kind kind = Kinds.ofElements(set.type());
    return kind == null
        ? new Listings.OnlyOf(expressions.listing(set))
        : new Sets.OnlyOf(expressions.group(set), kind);
  }

  /** All copies of a written card have the same properties. */
  private Value property(List<Term> operands, List<Long> byCard) {
    if (operands.getFirst() instanceof Term.FaceConstant(_, String label)) {
      int copy = expressions.facts().face(label).next(0);
      return copy < 0 ? Constants.NONE : new Constants.Fixed(byCard.get(copy));
    }
    return new Cards.Property(first(operands), byCard);
  }

  private Value thingOf(List<Term> operands, Kind kind, Readings.IndexOf index) {
    return new Readings.ThingOf(first(operands), kind, index);
  }

  private Value neighbour(List<Term> operands, boolean left) {
    Value steps = operands.size() > 1 ? expressions.value(operands.get(1)) : Constants.number(1);
    return new Players.Neighbour(first(operands), steps, left, expressions.facts().players());
  }

  private Value other(Term one) {
    Kind kind = Objects.requireNonNull(Kinds.of(one.type()));
    Group all =
        switch (kind) {
          case PLAYER -> Position::playersInPlay;
          case SIDE -> Position::sidesInPlay;
          case YES_NO, SUIT, RANK, CARD, TRICK, LABEL, COMBINATION ->
              new Constants.FixedGroup(expressions.facts().axis(one.type()).indices());
        };
    return new Players.OtherOf(expressions.value(one), all, kind);
  }

  private Value passes() {
    Step.Passing passing = expressions.passing();
    return passing == null ? Constants.number(0) : new CellNodes.CellValue(passing.countCell());
  }
}
