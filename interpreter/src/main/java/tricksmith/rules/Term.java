package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;

/**
 * An expression with its type, every name resolved and every short form written out. Where a
 * construct of the language wants players, a side has become {@link Operator#MEMBERS_OF} it; where
 * it wants a number, a set has become its {@link Operator#SIZE}; a bare {@code hand} has its owner.
 */
public sealed interface Term {

  /** Where it stands in the script. */
  Span span();

  /** What it yields. */
  Type type();

  /** A whole number. */
  record NumberConstant(Span span, long value) implements Term {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }
  }

  /** {@code yes}, {@code no}. */
  record YesNoConstant(Span span, boolean value) implements Term {
    @Override
    public Type type() {
      return Type.Basic.YES_NO;
    }
  }

  /** A label; {@code type} is the type that was expected: labels or a union that has it. */
  record LabelConstant(Span span, Type type, String label) implements Term {}

  /** A suit by its name. */
  record SuitConstant(Span span, String suit) implements Term {
    @Override
    public Type type() {
      return Type.Basic.SUIT;
    }
  }

  /** A rank by its name. */
  record RankConstant(Span span, String rank) implements Term {
    @Override
    public Type type() {
      return Type.Basic.RANK;
    }
  }

  /**
   * A card by its label: all cards of that face. Compared, it means any of them; elsewhere there
   * must be only one.
   */
  record FaceConstant(Span span, String label) implements Term {
    @Override
    public Type type() {
      return Type.Basic.CARD;
    }
  }

  /** {@code seat n}; none where there is no such seat. */
  record Seat(Span span, Term number) implements Term {
    @Override
    public Type type() {
      return Type.Basic.PLAYER;
    }
  }

  /** {@code none}, of the type expected; for a set type, the empty set. */
  record None(Span span, Type type) implements Term {}

  /** An option: constant for a match. */
  record OptionValue(Span span, Option option) implements Term {
    @Override
    public Type type() {
      return option.type();
    }
  }

  /** A variable, or an entry of one. Indices are as many as the variable's. */
  record VariableValue(Span span, Variable variable, List<Term> indices) implements Term {
    @Override
    public Type type() {
      return variable.type();
    }
  }

  /** A local. */
  record LocalValue(Span span, Local local) implements Term {
    @Override
    public Type type() {
      return local.type();
    }
  }

  /**
   * The value of a definition.
   *
   * @param definition its place in {@link CheckedRules#definitions()}
   */
  record DefinitionCall(Span span, Type type, int definition, List<Term> arguments)
      implements Term {}

  /** A built-in function of its operands. */
  record Operation(Span span, Type type, Operator operator, List<Term> operands) implements Term {}

  /**
   * The cards of a zone.
   *
   * @param owner whose, if the zone has one a player: of type player, or a set of players (the
   *     cards of all of them); else null
   */
  record ZoneCards(Span span, Zone zone, @Nullable Term owner) implements Term {
    @Override
    public Type type() {
      return new Type.SetOf(Type.Basic.CARD);
    }
  }

  /**
   * {@code top of Z}: a card; with {@code count}, the set of so many cards, or of all if there are
   * fewer.
   */
  record EndOfZone(Span span, boolean top, @Nullable Term count, ZoneCards zone) implements Term {
    @Override
    public Type type() {
      return count == null ? Type.Basic.CARD : new Type.SetOf(Type.Basic.CARD);
    }
  }

  /** Whether a card is a special one of this kind. */
  record KindTest(Span span, Term card, String kind) implements Term {
    @Override
    public Type type() {
      return Type.Basic.YES_NO;
    }
  }

  /**
   * {@code some}, {@code every}, {@code no}. A domain without condition: {@code some} asks whether
   * there is any element.
   */
  record Quantified(Span span, Quantifier quantifier, Domain domain) implements Term {
    @Override
    public Type type() {
      return Type.Basic.YES_NO;
    }
  }

  /**
   * {@code first card on table where C}: of cards that have been played in this deal, the one that
   * was played first, before those that have not; otherwise, and among those, the first in the
   * order of the decks. Of other elements, the first in their own order. With {@code last}, the
   * other end. None if there is no element.
   */
  record Outermost(Span span, Type type, boolean first, Domain domain) implements Term {}

  /** {@code number of DOMAIN}. */
  record Count(Span span, Domain domain) implements Term {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }
  }

  /** {@code sum of}, {@code highest}, {@code lowest}: the type is that of the value. */
  record Aggregate(Span span, Aggregation aggregation, Term value, Domain domain) implements Term {
    @Override
    public Type type() {
      return value.type();
    }
  }

  /** {@code SET where C}. */
  record Filtered(Span span, Domain domain) implements Term {
    @Override
    public Type type() {
      return domain.set().type();
    }
  }

  /** {@code DOMAIN with most E}: the best elements. */
  record Selected(Span span, Domain domain, List<Standard> standards) implements Term {
    @Override
    public Type type() {
      return domain.set().type();
    }
  }

  /**
   * The place of a player or side among those in play.
   *
   * @param domain all that are in play
   * @param worse whether equals share the worse place
   */
  record PlaceAmong(Span span, Term subject, boolean worse, Domain domain, List<Standard> standards)
      implements Term {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }
  }

  /** The place in a list of constants, from 1; none if it is not there. */
  record PlaceInList(Span span, Term subject, List<Term> list) implements Term {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }
  }

  /**
   * The first value whose condition holds; without {@code otherwise} none, or the empty set, if no
   * condition does.
   */
  record Cases(Span span, Type type, List<Case> cases, @Nullable Term otherwise) implements Term {}

  /**
   * The value beside the key; without {@code otherwise} none, or the empty set, if the key is not
   * there.
   */
  record Table(Span span, Type type, Term key, List<Row> rows, @Nullable Term otherwise)
      implements Term {}

  /** {@code (E, or D)}. */
  record OrElse(Span span, Term value, Term otherwise) implements Term {
    @Override
    public Type type() {
      return value.type();
    }
  }

  /** A set of values written one by one; those that are none are not in it. */
  record SetOfValues(Span span, Type type, List<Term> elements) implements Term {}

  /** The whole numbers from {@code least} to {@code most}. */
  record NumberRange(Span span, Term least, Term most) implements Term {
    @Override
    public Type type() {
      return new Type.SetOf(Type.Basic.NUMBER);
    }
  }

  /**
   * All combinations of the factors' elements, the last factor changing fastest. The factors are
   * sets.
   */
  record Combinations(Span span, Type type, List<Term> factors) implements Term {}

  /** The combination of these parts; none if one of them is none. */
  record Combination(Span span, Type type, List<Term> parts) implements Term {}

  /** A value if it is one of this type, otherwise none. */
  record Member(Span span, Type type, Term value) implements Term {}

  /**
   * One part of a combination: {@code bid.suit}, and {@code moved[chip]} reads an entry by the
   * parts of {@code chip}. None if there is no combination.
   *
   * @param place from 0
   */
  record Part(Span span, Type type, Term combination, int place) implements Term {}

  /** {@code element in set where condition}; the condition is null where there is none. */
  record Domain(Local element, Term set, @Nullable Term condition) {}

  /** {@code most E}, {@code fewest E}; {@code value} reads the domain's element. */
  record Standard(Span span, boolean most, Term value) {}

  /** {@code value if condition}. */
  record Case(Term value, Term condition) {}

  /** {@code Q K: 3}: the keys are constants. */
  record Row(List<Term> keys, Term value) {}
}
