package tricksmith.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * An expression as it was written ({@code docs/language.md}, 9). What its words mean is not known
 * yet.
 */
public sealed interface Expression {

  /** Its span, without brackets around it. */
  Span span();

  /** A whole number. */
  record NumberLiteral(Span span, long value) implements Expression {

    /** The largest that can be written ({@code docs/language.md}, 3). */
    public static final long LARGEST = 4_000_000_000_000L;
  }

  /** A bare word: a variable, an option, a label, a card, a word of the language, …. */
  record Word(Span span, String text) implements Expression {}

  /** {@code f(x, y)}, {@code f of x} and {@code x.f}: the same in three forms. */
  record Call(Span span, Name function, List<Expression> arguments, CallForm form)
      implements Expression {}

  /** How a call was written. */
  enum CallForm {
    BRACKETS,
    OF,
    DOT
  }

  /** {@code moved[S, follow]}: an entry of an indexed variable or of a zone of players. */
  record Indexed(Span span, Name name, List<Expression> indices) implements Expression {}

  /** {@code not x}, {@code -x}. */
  record Unary(Span span, UnaryOperator operator, Expression operand) implements Expression {}

  /** Operators with one operand. */
  enum UnaryOperator {
    NOT,
    NEGATE
  }

  /** {@code left operator right}. */
  record Binary(Span span, BinaryOperator operator, Expression left, Expression right)
      implements Expression {}

  /**
   * Operators with two operands. {@code AND} is also the union of sets, {@code EXCEPT} their
   * difference.
   */
  enum BinaryOperator {
    OR,
    AND,
    EQUAL,
    UNEQUAL,
    LESS,
    AT_MOST,
    GREATER,
    AT_LEAST,
    IN,
    NOT_IN,
    EXCEPT,
    RANGE,
    PLUS,
    MINUS,
    TIMES,
    DIVIDED_BY
  }

  /** {@code x is none}, {@code x is not wizard}: {@code what} is the word after {@code is}. */
  record Is(Span span, Expression subject, boolean negated, Name what) implements Expression {}

  /**
   * {@code some card in hand where C}, {@code every …}, {@code no …}, {@code some player has C}.
   */
  record Quantified(Span span, Quantifier quantifier, Domain domain) implements Expression {}

  /** The three quantifiers. */
  enum Quantifier {
    SOME,
    EVERY,
    NO
  }

  /** {@code first card on table where C}, {@code last …}. */
  record Outermost(Span span, boolean first, Domain domain) implements Expression {}

  /** {@code number of DOMAIN}. */
  record Count(Span span, Domain domain) implements Expression {}

  /** {@code sum of E over DOMAIN}, {@code highest E over DOMAIN}, {@code lowest E over DOMAIN}. */
  record Aggregate(Span span, Aggregation aggregation, Expression value, Domain domain)
      implements Expression {}

  /** How the values of a domain are put together. */
  enum Aggregation {
    SUM,
    HIGHEST,
    LOWEST
  }

  /** {@code SET where C}. */
  record Filtered(Span span, Domain domain) implements Expression {}

  /** {@code DOMAIN with most E, then fewest F}. */
  record Selected(Span span, Domain domain, List<Standard> standards) implements Expression {}

  /**
   * {@code place of player by most E, then fewest F}; with {@code last place of} equals share the
   * worse place.
   *
   * @param worse whether it is {@code last place}
   */
  record PlaceAmong(Span span, Expression subject, boolean worse, List<Standard> standards)
      implements Expression {}

  /** {@code place of x in 6 7 8 10 Q}. */
  record PlaceInList(Span span, Expression subject, List<Item> list) implements Expression {}

  /** {@code A if C, B if D, else E}. */
  record Cases(Span span, List<Case> cases, @Nullable Expression otherwise) implements Expression {}

  /** {@code by x { J: 20, Q K: 3, else 0 }}. */
  record Table(Span span, Expression key, List<Row> rows, @Nullable Expression otherwise)
      implements Expression {}

  /** {@code (E, or D)}: D if E is none. */
  record OrElse(Span span, Expression value, Expression otherwise) implements Expression {}

  /** {@code (a, b)}: the set of its elements; one with a single element is not written so. */
  record Listed(Span span, List<Expression> elements) implements Expression {}

  /** {@code [suit, switch]}: all combinations. */
  record Product(Span span, List<Expression> factors) implements Expression {}

  /** {@code seat 2}. */
  record Seat(Span span, Expression number) implements Expression {}

  /** {@code left of P}, {@code 2 left of P}, {@code n right of P}. */
  record Neighbour(Span span, @Nullable Expression steps, boolean left, Expression of)
      implements Expression {}

  /** {@code player holding QS}. */
  record Holding(Span span, Expression card) implements Expression {}

  /**
   * {@code top of Z}, {@code bottom of Z}, {@code top 3 of Z}; without count one card, with it
   * several.
   */
  record EndOfZone(Span span, boolean top, @Nullable Expression count, Expression zone)
      implements Expression {}

  /** {@code first trick} (yes/no) or {@code last trick} (a trick). */
  record TrickWord(Span span, boolean first) implements Expression {}

  /** {@code cards won by X}. */
  record WonBy(Span span, Expression winners) implements Expression {}

  /** {@code only of SET}. */
  record OnlyOf(Span span, Expression set) implements Expression {}

  /**
   * The one at whom the innermost {@code each of SET} stands, where its verb has no subject
   * written: {@code each of heads scores 3}. Its place is that of the verb's first word, without
   * extent.
   */
  record Element(Span span) implements Expression {}

  /** A missing or unreadable expression, on which there is a diagnostic. */
  record Unreadable(Span span) implements Expression {}

  /**
   * {@code NAME in SET where C}.
   *
   * @param name the elements' name; null if it is left out
   * @param set null in {@code some player has C}, where the name says which set it is
   */
  record Domain(
      Span span, @Nullable Name name, @Nullable Expression set, @Nullable Expression condition) {}

  /** {@code most E}, {@code fewest E}: one standard by which things are compared. */
  record Standard(Span span, boolean most, Expression value) {}

  /** {@code value if condition}. */
  record Case(Span span, Expression value, Expression condition) {}

  /** {@code Q K: 3}. */
  record Row(Span span, List<Item> keys, Expression value) {}
}
