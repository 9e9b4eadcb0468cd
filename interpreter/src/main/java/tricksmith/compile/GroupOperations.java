package tricksmith.compile;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Compiles operators whose result is a set of things of one kind. */
final class GroupOperations {

  private final Expressions expressions;

  GroupOperations(Expressions expressions) {
    this.expressions = expressions;
  }

  Group of(Operator operator, Type type, List<Term> operands) {
    Facts facts = expressions.facts();
    return switch (operator) {
      case UNION ->
          operands.stream().map(expressions::members).reduce(Sets.Union::new).orElseThrow();
      case EXCEPT ->
          operands.stream().map(expressions::members).reduce(Sets.Except::new).orElseThrow();

      case EVERYONE -> new Constants.FixedGroup(facts.everyone());
      case SUITS -> new Constants.FixedGroup(facts.suitsOfCards());
      case RANKS -> new Constants.FixedGroup(facts.ranksOfCards());
      case CARDS -> new Constants.FixedGroup(facts.cards());
      case ALL_LABELS -> new Constants.FixedGroup(facts.axis(type).indices());

      case PLAYERS -> Position::playersInPlay;
      case SIDES -> Position::sidesInPlay;
      case PARTNERS_OF -> new Players.PartnersOf(first(operands));
      case OPPONENTS_OF -> new Players.OpponentsOf(side(operands.getFirst()));
      case MEMBERS_OF -> new Players.MembersOf(first(operands));

      case TABLE -> Position::table;
      case PLAYED -> Position::played;
      case TRICKS -> position -> IndexSet.upTo(position.tricksFinished());
      case TRICKS_OF -> new Readings.TricksOf(expressions.things(operands.getFirst()));
      case CARDS_OF_TRICK -> new Readings.CardsOf(first(operands));

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
          PLUS,
          MINUS,
          TIMES,
          DIVIDED_BY,
          NEGATE,
          DIFFERENCE,
          LEAST,
          GREATEST,
          ROUNDED_DOWN,
          ROUNDED_UP,
          REMAINDER,
          SIZE,
          ONLY_OF,
          SUIT_OF,
          RANK_OF,
          NUMBER_OF,
          PLAYER_OF,
          TRICK_OF,
          HOLDER_OF,
          LEFT_OF,
          RIGHT_OF,
          NEXT_AFTER,
          OTHER_OF,
          PARTNER_OF,
          SIDE_OF,
          SCORE_OF,
          LED,
          SUIT_LED,
          WINNER,
          WINNING_CARD,
          LOSER,
          STAGE,
          THIS_TRICK,
          LAST_TRICK,
          FIRST_TRICK,
          WINNER_OF,
          LEADER_OF,
          WINNING_CARD_OF,
          SUIT_LED_OF,
          PLACE_OF_TRICK,
          BEATS,
          TIES,
          PASSED,
          PASSES ->
          throw new IllegalArgumentException(operator + " yields no " + type);
    };
  }

  private Value first(List<Term> operands) {
    return expressions.value(operands.getFirst());
  }

  /** The side of a player, or a side itself. */
  private Value side(Term term) {
    Value found = expressions.value(term);
    return term.type() == Type.Basic.SIDE
        ? found
        : new Readings.ThingOf(found, Kind.SIDE, Position::sideOf);
  }
}
