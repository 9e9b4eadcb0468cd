package tricksmith.rules;

import java.util.List;
import java.util.Set;
import tricksmith.rules.Dependency.State;

/**
 * Something that is true of an {@link Operator}, and that analyses, the checker and editors use.
 */
public sealed interface Fact {

  /**
   * How scripts call it, and on what: {@code suit of card}, {@code difference(a, b)}; without
   * parameters, a word by itself. An operator without one is written with signs, or with words of
   * the grammar.
   *
   * @param parameters the types of the operands; {@link Types#PLAYERS} stands for a player or
   *     several
   */
  record Overload(String word, List<Type> parameters, Type result) implements Fact {}

  /**
   * What its value depends on beside its operands. Errs on the side of more. What depends on
   * nothing is known before a match when its operands are.
   */
  record Reads(Set<State> states) implements Fact {}

  /** How it is calculated where operands are known before a match. */
  record Folds(ConstantFolding.Function function) implements Fact {}

  /** Facts without further detail. */
  enum Trait implements Fact {
    // Totality. What has none of these never fails.
    /** Fails where a number is none, or the result is too large. */
    CALCULATES,
    /** Calculates, and fails where the second operand is 0. */
    DIVIDES,
    /** Fails where the number of steps is none. */
    COUNTS_STEPS,
    /** Compares cards, and fails where a tie is not decided. */
    COMPARES_CARDS,
    /** Is a definition of the script where there is one, and fails where that does. */
    REDEFINABLE,

    // None.
    /** None is an operand like any other: the question is whether it is there. */
    EXPECTS_NONE,
    /** Leads from the operand to another player or side: none where the operand is. */
    NAVIGATES,

    // Evaluation.
    /** Evaluates its second operand only where the first does not decide. */
    SHORT_CIRCUITS,
    /** A face among the operands means any card of that face. */
    COMPARES_FACES,
    /** Needs of a set how many elements it has, not which. */
    COUNTS,

    // Candidate cards: erring on the side of yes.
    /** May change when a card of a hand is laid on the table. */
    CHANGED_BY_CANDIDATE,
    /** May change when the card that is laid on the table is the first there. */
    CHANGED_BY_LEAD,
    /** May differ between copies of a card. */
    TELLS_COPIES_APART,

    // Where it has no meaning, or must not be asked.
    ONLY_IN_OBLIGATIONS,
    NOT_IN_CRITERIA,
    ONLY_IN_LOOPS,
    /** Its value gives away what lies in hands. */
    SEES_HANDS,
    /** Also takes a label of a type that has two of them, and yields one of the same type. */
    ALSO_OF_PAIRS,
    /** Seldom what is meant by somebody who names the operand only. */
    REMOTE;

    /** Those of operators that can fail. */
    static final Set<Trait> PARTIAL =
        Set.of(CALCULATES, DIVIDES, COUNTS_STEPS, COMPARES_CARDS, REDEFINABLE);
  }

  /** Depends on which cards the match has. */
  Fact DECK = dependsOn(State.DECKS);

  /** Depends on where cards lie, and on how they came there. */
  Fact PLACES = dependsOn(State.CARDS, State.TRICKS);

  /** Depends on the play of tricks. */
  Fact PLAY = dependsOn(State.CARDS, State.TRICKS, State.SIDES);

  /** A word that stands for a value by itself. */
  static Fact named(String word, Type type) {
    return new Overload(word, List.of(), type);
  }

  /** A word with one operand. */
  static Fact called(String word, Type operand, Type result) {
    return new Overload(word, List.of(operand), result);
  }

  /** A word with two numbers. */
  static Fact ofNumbers(String word) {
    Type number = Type.Basic.NUMBER;
    return new Overload(word, List.of(number, number), number);
  }

  static Fact dependsOn(State... states) {
    return new Reads(Set.of(states));
  }

  static Fact folds(ConstantFolding.Function function) {
    return new Folds(function);
  }
}
