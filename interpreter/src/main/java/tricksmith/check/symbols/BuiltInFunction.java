package tricksmith.check.symbols;

import java.util.List;
import tricksmith.rules.Operator;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

/**
 * A word of the language with operands: {@code suit of card}, {@code difference(a, b)}. Some have
 * one meaning for each of several kinds of operand.
 *
 * @param parameters the types of the operands; {@link Types#PLAYERS} stands for a player or several
 */
public record BuiltInFunction(String name, List<Type> parameters, Type result, Operator operator) {
  private static final Type NUMBER = Type.Basic.NUMBER;
  private static final Type YES_NO = Type.Basic.YES_NO;
  private static final Type CARD = Type.Basic.CARD;
  private static final Type SUIT = Type.Basic.SUIT;
  private static final Type PLAYER = Type.Basic.PLAYER;
  private static final Type SIDE = Type.Basic.SIDE;
  private static final Type TRICK = Type.Basic.TRICK;

  private static final List<BuiltInFunction> ALL =
      List.of(
          of("suit", CARD, SUIT, Operator.SUIT_OF),
          of("rank", CARD, Type.Basic.RANK, Operator.RANK_OF),
          of("number", CARD, NUMBER, Operator.NUMBER_OF),
          of("number", TRICK, NUMBER, Operator.PLACE_OF_TRICK),
          of("player", CARD, PLAYER, Operator.PLAYER_OF),
          of("trick", CARD, TRICK, Operator.TRICK_OF),
          of("beats", CARD, YES_NO, Operator.BEATS),
          of("ties", CARD, YES_NO, Operator.TIES),
          of("winner", TRICK, PLAYER, Operator.WINNER_OF),
          of("leader", TRICK, PLAYER, Operator.LEADER_OF),
          of("winning-card", TRICK, CARD, Operator.WINNING_CARD_OF),
          of("suit-led", TRICK, SUIT, Operator.SUIT_LED_OF),
          of("cards", TRICK, Types.CARDS, Operator.CARDS_OF_TRICK),
          of("tricks", Types.PLAYERS, Types.TRICKS, Operator.TRICKS_OF),
          of("score", PLAYER, NUMBER, Operator.SCORE_OF),
          of("score", SIDE, NUMBER, Operator.SCORE_OF),
          of("side", PLAYER, SIDE, Operator.SIDE_OF),
          of("partner", PLAYER, PLAYER, Operator.PARTNER_OF),
          of("partners", PLAYER, Types.PLAYERS, Operator.PARTNERS_OF),
          of("opponents", PLAYER, Types.PLAYERS, Operator.OPPONENTS_OF),
          of("opponents", SIDE, Types.PLAYERS, Operator.OPPONENTS_OF),
          of("next after", PLAYER, PLAYER, Operator.NEXT_AFTER),
          of("passed", PLAYER, YES_NO, Operator.PASSED),
          ofTwo("difference", Operator.DIFFERENCE),
          ofTwo("least", Operator.LEAST),
          ofTwo("greatest", Operator.GREATEST),
          ofTwo("remainder", Operator.REMAINDER),
          of("rounded-down", NUMBER, NUMBER, Operator.ROUNDED_DOWN),
          of("rounded-up", NUMBER, NUMBER, Operator.ROUNDED_UP));

  private static BuiltInFunction of(String name, Type operand, Type result, Operator operator) {
    return new BuiltInFunction(name, List.of(operand), result, operator);
  }

  private static BuiltInFunction ofTwo(String name, Operator operator) {
    return new BuiltInFunction(name, List.of(NUMBER, NUMBER), NUMBER, operator);
  }

  public static List<BuiltInFunction> all() {
    return ALL;
  }

  /** The functions of that name: one for each kind of operand. */
  public static List<BuiltInFunction> named(String name) {
    return ALL.stream().filter(function -> function.name.equals(name)).toList();
  }

  /** The functions that a value of this type has. */
  public static List<String> namesFor(Type type) {
    return ALL.stream()
        .filter(function -> function.parameters.size() == 1)
        .filter(function -> Types.fits(type, function.parameters.getFirst()))
        .map(BuiltInFunction::name)
        .toList();
  }
}
