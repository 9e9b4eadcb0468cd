package tricksmith.rules;

import java.util.List;
import java.util.Set;
import tricksmith.rules.Dependency.State;

/** A fact about an {@link Operator}, used by analyses, the checker and editors. */
public sealed interface Fact {

  /**
   * The word with which scripts call it, and its operands: {@code suit of card}, {@code
   * difference(a, b)}; without parameters, a word by itself. An operator without an overload is
   * written with signs, or with words of the grammar.
   *
   * @param parameters the types of the operands; {@link Types#PLAYERS} stands for one player or
   *     several
   */
  record Overload(String word, List<Type> parameters, Type result) implements Fact {}

  /**
   * What a value depends on besides its operands. Errs on the side of more. A value that depends on
   * nothing is known before a match when its operands are.
   */
  record ReadsState(Set<State> states) implements Fact {}

  /** The function that computes it if the operands are known before a match. */
  record Folds(ConstantFolding.Function function) implements Fact {}

  /** Facts without further detail. */
  enum Trait implements Fact {
    // Totality. What has none of these never fails.
    /** Calculates, and fails if a number is none or the result is too large. */
    CALCULATES,
    /** Calculates, and fails if the second operand is 0. */
    DIVIDES,
    /** Fails if the number of steps is none. */
    COUNTS_STEPS,
    /** Compares cards, and fails if a tie is not decided. */
    COMPARES_CARDS,
    /** Is replaced by a definition of the script if there is one, and fails if that does. */
    REDEFINABLE,

    // None.
    /** Accepts none as an operand like any other: it asks whether there is a value. */
    EXPECTS_NONE,
    /** Leads from the operand to another player or side; none if the operand is none. */
    NAVIGATES,

    // Evaluation.
    /** Evaluates its second operand only if the first does not decide. */
    SHORT_CIRCUITS,
    /** Treats a face among the operands as any card of that face. */
    COMPARES_FACES,
    /** Needs only the number of elements in a set, not which they are. */
    COUNTS,

    // Conditions.
    /** Joins conditions, or negates one. */
    CONNECTS,
    /** Compares two values: whether they are equal, or which of them is larger. */
    COMPARES,
    /** Compares by order. */
    ORDERS,
    /** Holds for some values, and not for all but some. */
    SINGLES_OUT,

    // Results.
    /** Is all there is of a type. */
    EVERYTHING,
    /** Is a whole number. */
    WHOLE,
    /** Is a whole number if its operands are. */
    KEEPS_WHOLE,
    /** Is nearer to zero than its second operand. */
    BELOW_DIVISOR,

    // Partners.
    /** Leads to partners, of whom there may be none. */
    PARTNERS,
    /** Asks who plays together. */
    ASKS_FOR_SIDES,

    // Tricks.
    /** Has no answer before a trick has begun. */
    NEEDS_TRICK,
    /** Asks about the trick under way, if there is one. */
    OF_TRICK_UNDER_WAY,
    /** Has an answer whenever an ordinary script asks. */
    CERTAIN,

    // Candidate cards: erring on the side of yes.
    /** May change when a card of a hand is put on the table. */
    CHANGED_BY_CANDIDATE,
    /** May change when the card put on the table is the first one there. */
    CHANGED_BY_LEAD,
    /** May differ between copies of a card. */
    TELLS_COPIES_APART,

    // Where it has no meaning, or must not be asked.
    ONLY_IN_OBLIGATIONS,
    NOT_IN_CRITERIA,
    ONLY_IN_LOOPS,
    /** Reveals something about the cards in hands. */
    SEES_HANDS,
    /** Also takes a label of a type with two labels, and yields a label of the same type. */
    ALSO_OF_PAIRS,
    /** Seldom meant by an author who names only the operand. */
    REMOTE;

    /** The traits of operators that can fail. */
    static final Set<Trait> PARTIAL =
        Set.of(CALCULATES, DIVIDES, COUNTS_STEPS, COMPARES_CARDS, REDEFINABLE);
  }

  /** Depends on which cards the match has. */
  Fact DECK = dependsOn(State.DECKS);

  /** Depends on where cards lie and how they came there. */
  Fact PLACES = dependsOn(State.CARDS, State.TRICKS);

  Fact PLAY = dependsOn(State.CARDS, State.TRICKS, State.SIDES);

  /** Creates the overload of a word that stands for a value by itself. */
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
    return new ReadsState(Set.of(states));
  }

  static Fact folds(ConstantFolding.Function function) {
    return new Folds(function);
  }
}
