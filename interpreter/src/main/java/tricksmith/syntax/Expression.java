package tricksmith.syntax;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * An expression as it was written ({@code docs/language/reference.md}, Expressions). The meaning of
 * its words is not known yet.
 */
public sealed interface Expression extends Spanned {

  /** Returns its span, without brackets around it. */
  @Override
  Span span();

  /** Returns the elements that it iterates over; null if it iterates over none. */
  default @Nullable Domain domain() {
    return null;
  }

  /** Returns the expressions directly inside it. */
  default Stream<Expression> parts() {
    return switch (this) {
      case NumberLiteral _, Word _, TrickWord _, Element _, Unreadable _ -> Stream.of();
      case Call call -> call.arguments().stream();
      case Indexed indexed -> indexed.indices().stream();
      case Unary unary -> Stream.of(unary.operand());
      case Binary binary -> Stream.of(binary.left(), binary.right());
      case Is is -> Stream.of(is.subject());
      case Quantified quantified -> parts(quantified.domain());
      case Outermost outermost -> parts(outermost.domain());
      case Count count -> parts(count.domain());
      case Aggregate all -> Stream.concat(Stream.of(all.value()), parts(all.domain()));
      case Filtered filtered -> parts(filtered.domain());
      case Selected selected ->
          Stream.concat(parts(selected.domain()), values(selected.standards()));
      case PlaceAmong place -> Stream.concat(Stream.of(place.subject()), values(place.standards()));
      case Run run ->
          Stream.of(present(run.member()), parts(run.domain()), run.keys().stream())
              .flatMap(all -> all);
      case PlaceInList place -> Stream.of(place.subject());
      case Cases cases ->
          Stream.concat(
              cases.cases().stream().flatMap(each -> Stream.of(each.value(), each.condition())),
              present(cases.otherwise()));
      case Table table ->
          Stream.concat(
              Stream.of(table.key()),
              Stream.concat(table.rows().stream().map(Row::value), present(table.otherwise())));
      case OrElse orElse -> Stream.of(orElse.value(), orElse.otherwise());
      case Listed listed -> listed.elements().stream();
      case Product product -> product.factors().stream();
      case Seat seat -> Stream.of(seat.number());
      case Neighbour neighbour -> present(neighbour.steps(), neighbour.of());
      case Holding holding -> Stream.of(holding.card());
      case EndOfZone end -> present(end.count(), end.zone());
      case WonBy won -> Stream.of(won.winners());
      case OnlyOf only -> Stream.of(only.set());
    };
  }

  private static Stream<Expression> parts(Domain domain) {
    return present(domain.set(), domain.condition());
  }

  private static Stream<Expression> values(List<Standard> standards) {
    return standards.stream().map(Standard::value);
  }

  private static Stream<Expression> present(@Nullable Expression... expressions) {
    return Stream.of(expressions).flatMap(Stream::ofNullable);
  }

  /** An expression over the elements of a set. */
  sealed interface OverDomain extends Expression {}

  /** An expression that yields one or another of its parts, or several together. */
  sealed interface Alternatives extends Expression {}

  sealed interface OfList extends Expression {}

  /** An expression with its own form, for what lies on the table and who sits at it. */
  sealed interface AtTable extends Expression {}

  record NumberLiteral(Span span, long value) implements Expression {

    /** The largest number that can be written ({@code docs/language/reference.md}, Values). */
    public static final long LARGEST = 4_000_000_000_000L;
  }

  /**
   * A bare word, for instance a variable, an option, a label, a card, or a word of the language.
   */
  record Word(Span span, String text) implements Expression {}

  /** {@code f(x, y)}, {@code f of x} and {@code x.f}: three forms of the same call. */
  record Call(Span span, Name function, List<Expression> arguments, CallForm form)
      implements Expression {}

  enum CallForm {
    BRACKETS,
    OF,
    DOT
  }

  /**
   * {@code moved[S, follow]}: an entry of an indexed variable or of a zone that each player has.
   */
  record Indexed(Span span, Name name, List<Expression> indices) implements Expression {}

  /** {@code not x}, {@code -x}. */
  record Unary(Span span, UnaryOperator operator, Expression operand) implements Expression {}

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
    DIVIDED_BY;

    /** Whether it asks something about two values: how they compare, or if one is in the other. */
    public boolean asks() {
      return switch (this) {
        case EQUAL, UNEQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, NOT_IN -> true;
        case OR, AND, EXCEPT, RANGE, PLUS, MINUS, TIMES, DIVIDED_BY -> false;
      };
    }
  }

  /** {@code x is none}, {@code x is not wizard}. {@code what} is the word after {@code is}. */
  record Is(Span span, Expression subject, boolean negated, Name what) implements Expression {}

  /**
   * {@code some card in hand where C}, {@code every …}, {@code no …}, {@code some player has C}.
   */
  record Quantified(Span span, Quantifier quantifier, Domain domain) implements OverDomain {}

  /** The three quantifiers. */
  enum Quantifier {
    SOME,
    EVERY,
    NO
  }

  /**
   * {@code first card on table where C}, {@code last …}, {@code first player in SET from P}.
   *
   * @param from the player from whom the table is gone round; null if the set has an order
   */
  record Outermost(Span span, boolean first, Domain domain, @Nullable Expression from)
      implements OverDomain {}

  /** {@code number of DOMAIN}. */
  record Count(Span span, Domain domain) implements Expression {}

  /** {@code sum of E over DOMAIN}, {@code highest E over DOMAIN}, {@code lowest E over DOMAIN}. */
  record Aggregate(Span span, Aggregation aggregation, Expression value, Domain domain)
      implements OverDomain {}

  /** How the values of a domain are combined. */
  enum Aggregation {
    SUM,
    HIGHEST,
    LOWEST
  }

  /** {@code SET where C}. */
  record Filtered(Span span, Domain domain) implements OverDomain {}

  /** {@code DOMAIN with most E, then fewest F}. */
  record Selected(Span span, Domain domain, List<Standard> standards) implements OverDomain {}

  /**
   * {@code place of player by most E, then fewest F}. With {@code last place of}, equals share the
   * worse place.
   *
   * @param worse whether it is {@code last place}
   */
  record PlaceAmong(Span span, Expression subject, boolean worse, List<Standard> standards)
      implements OverDomain {}

  /**
   * {@code longest run in DOMAIN by E, then F}. {@code run of X in DOMAIN by E, then F} is the run
   * to which X belongs.
   *
   * @param member X; null for the longest run
   * @param keys E, F; the last goes up by one, the others stay the same
   */
  record Run(Span span, @Nullable Expression member, Domain domain, List<Expression> keys)
      implements OverDomain {}

  /** {@code place of x in 6 7 8 10 Q}. */
  record PlaceInList(Span span, Expression subject, List<Item> list) implements OfList {}

  /** {@code A if C, B if D, else E}. */
  record Cases(Span span, List<Case> cases, @Nullable Expression otherwise)
      implements Alternatives {}

  /** {@code by x { J: 20, Q K: 3, else 0 }}. */
  record Table(Span span, Expression key, List<Row> rows, @Nullable Expression otherwise)
      implements Alternatives {}

  /** {@code (E, or D)}: D if E is none. */
  record OrElse(Span span, Expression value, Expression otherwise) implements Alternatives {}

  /** {@code (a, b)}: the set of its elements. A single element is not written this way. */
  record Listed(Span span, List<Expression> elements) implements Alternatives {}

  /** {@code [suit, switch]}: all combinations. */
  record Product(Span span, List<Expression> factors) implements OfList {}

  /** {@code seat 2}. */
  record Seat(Span span, Expression number) implements AtTable {}

  /** {@code left of P}, {@code 2 left of P}, {@code n right of P}. */
  record Neighbour(Span span, @Nullable Expression steps, boolean left, Expression of)
      implements AtTable {}

  /** {@code player holding QS}. */
  record Holding(Span span, Expression card) implements AtTable {}

  /**
   * {@code top of Z}, {@code bottom of Z}, {@code top 3 of Z}: one card without a count, several
   * with it.
   */
  record EndOfZone(Span span, boolean top, @Nullable Expression count, Expression zone)
      implements AtTable {}

  /** {@code first trick} (yes/no) or {@code last trick} (a trick). */
  record TrickWord(Span span, boolean first) implements AtTable {}

  /** {@code cards won by X}. */
  record WonBy(Span span, Expression winners) implements AtTable {}

  /** {@code only of SET}. */
  record OnlyOf(Span span, Expression set) implements AtTable {}

  /**
   * The current element of the innermost {@code each of SET}, if its verb has no written subject:
   * {@code each of heads scores 3}. Its place is that of the verb's first word, without extent.
   */
  record Element(Span span) implements Expression {}

  /** A missing or unreadable expression, reported by a diagnostic. */
  record Unreadable(Span span) implements Expression {}

  /**
   * {@code NAME in SET where C}.
   *
   * @param name the name for the elements; null if it is left out
   * @param set null in {@code some player has C}, where the name determines the set
   */
  record Domain(
      Span span, @Nullable Name name, @Nullable Expression set, @Nullable Expression condition)
      implements Spanned {}

  /** {@code most E}, {@code fewest E}: a standard by which things are compared. */
  record Standard(Span span, boolean most, Expression value) implements Spanned {}

  /** {@code value if condition}. */
  record Case(Span span, Expression value, Expression condition) implements Spanned {}

  /** {@code Q K: 3}. */
  record Row(Span span, List<Item> keys, Expression value) implements Spanned {}
}
