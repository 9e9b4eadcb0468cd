package tricksmith.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;

/**
 * An expression with its type, every name resolved and every short form written out. Where a
 * construct of the language expects players, a side has become {@link Operator#MEMBERS_OF} it;
 * where it expects a number, a set has become its {@link Operator#SIZE}; a bare {@code hand} has
 * its owner.
 *
 * <p>Every kind of term states the facts that analyses fold over, so that no analysis has to list
 * the kinds.
 */
public sealed interface Term extends Spanned {

  /**
   * A term that binds no locals. Unless it says otherwise, none of its children is certainly
   * evaluated, or may have no value. It answers without making its shape, because these are the
   * commonest terms.
   */
  sealed interface Plain extends Term {

    @Override
    default List<Local> binds() {
      return List.of();
    }

    @Override
    default List<Term> strict() {
      return List.of();
    }

    @Override
    default List<Term> guarded() {
      return List.of();
    }
  }

  /** A term that nothing evaluates before a match, even if its children are known. */
  sealed interface Unevaluated extends Term {}

  Type type();

  /** Returns the facts about this kind of term. */
  Shape shape();

  /** Returns the terms directly inside it, in the order of the text; no definition's body. */
  default List<Term> children() {
    return shape().children();
  }

  /**
   * Returns the same term with other children.
   *
   * @param children as many as {@link #children()}, of the same types
   */
  default Term withChildren(List<Term> children) {
    return shape().rebuild().apply(new Children(children));
  }

  /** Returns the same term with another in place of a local. */
  default Term withLocal(Local local, Term value) {
    return head().equals(local) && children().isEmpty()
        ? value
        : withChildren(children().stream().map(child -> child.withLocal(local, value)).toList());
  }

  /**
   * Returns what distinguishes it from other terms of its class and type with the same children.
   */
  default Object head() {
    return shape().head();
  }

  /** Returns what its value depends on besides its children; errs on the side of more. */
  default Set<Dependency> reads() {
    return shape().reads();
  }

  default List<Local> binds() {
    return shape().binds();
  }

  /**
   * Returns the children that are certainly evaluated whenever it is; errs on the side of fewer.
   */
  default List<Term> strict() {
    return shape().strict();
  }

  /** Returns the children that may have no value. */
  default List<Term> guarded() {
    return shape().guarded();
  }

  /**
   * Returns the children that must have a value. It looks for the very terms: comparing them would
   * take as long as they are.
   */
  @SuppressWarnings("ReferenceEquality")
  default List<Term> unguarded() {
    List<Term> guarded = guarded();
    return guarded.isEmpty()
        ? children()
        : children().stream()
            .filter(child -> guarded.stream().noneMatch(each -> each == child))
            .toList();
  }

  /** Returns the built-in function that it applies to its children; null if it applies none. */
  default @Nullable Operator operator() {
    return null;
  }

  /** Whether it applies a built-in function of which this is true. */
  default boolean applies(Trait trait) {
    Operator operator = operator();
    return operator != null && operator.has(trait);
  }

  /** Whether it applies one of these built-in functions. */
  default boolean applies(Operator... operators) {
    Operator operator = operator();
    for (Operator each : operators) {
      if (each == operator) {
        return true;
      }
    }
    return false;
  }

  /** Whether it applies one of these built-in functions. */
  default boolean applies(Collection<Operator> operators) {
    Operator operator = operator();
    return operator != null && operators.contains(operator);
  }

  /** Returns the zone whose cards it is, all of them or some at an end; null if it is neither. */
  default @Nullable ZoneCards pile() {
    return null;
  }

  /**
   * Returns the owner if it is all the cards of a zone of this name that belongs to a player, or to
   * several; else null.
   */
  default @Nullable Term ownerOf(String zone) {
    return null;
  }

  /** Whether it is all the cards of a zone with this name. */
  default boolean isZone(String name) {
    return false;
  }

  /** Whether a face among its children means any card of that face. */
  default boolean comparesFaces() {
    return applies(Trait.COMPARES_FACES);
  }

  /** Returns the children one of which is its value; empty if its value is made in another way. */
  default List<Term> outcomes() {
    return List.of();
  }

  /** Returns the set of which it needs only the size; null if there is none. */
  default @Nullable Term counted() {
    return null;
  }

  /**
   * Returns this term and all terms inside it; the body of a definition is not inside its calls.
   */
  default Stream<Term> all() {
    List<Term> found = new ArrayList<>();
    collect(found);
    return found.stream();
  }

  default <T extends Term> Stream<T> all(Class<T> kind) {
    return all().filter(kind::isInstance).map(kind::cast);
  }

  private void collect(List<Term> found) {
    found.add(this);
    for (Term child : children()) {
      child.collect(found);
    }
  }

  /**
   * Returns the operands of a chain of one operator, such as the three parts of {@code a and b and
   * c}; the term itself if it is no such chain.
   */
  default Stream<Term> parts(Operator chained) {
    return operator() == chained
        ? children().stream().flatMap(child -> child.parts(chained))
        : Stream.of(this);
  }

  default boolean reads(Local local) {
    return all().anyMatch(part -> part.reads().contains(new OnLocal(local)));
  }

  /** Whether this term reads a variable itself, not in one of its children. */
  default boolean readsDirectly(Variable variable) {
    return reads().contains(variable.read());
  }

  /** Returns the same term, as if it were written at another place; its children stay in theirs. */
  default Term at(Span there) {
    return switch (this) {
      case NumberConstant(_, var value) -> new NumberConstant(there, value);
      case YesNoConstant(_, var value) -> new YesNoConstant(there, value);
      case LabelConstant(_, var type, var label) -> new LabelConstant(there, type, label);
      case SuitConstant(_, var suit) -> new SuitConstant(there, suit);
      case RankConstant(_, var rank) -> new RankConstant(there, rank);
      case FaceConstant(_, var label) -> new FaceConstant(there, label);
      case Seat(_, var number) -> new Seat(there, number);
      case None(_, var type) -> new None(there, type);
      case OptionValue(_, var option) -> new OptionValue(there, option);
      case VariableValue(_, var variable, var indices) ->
          new VariableValue(there, variable, indices);
      case LocalValue(_, var local) -> new LocalValue(there, local);
      case DefinitionCall(_, var type, var definition, var arguments) ->
          new DefinitionCall(there, type, definition, arguments);
      case Operation(_, var type, var operator, var operands) ->
          new Operation(there, type, operator, operands);
      case ZoneCards(_, var zone, var owner) -> new ZoneCards(there, zone, owner);
      case EndOfZone(_, var top, var count, var zone) -> new EndOfZone(there, top, count, zone);
      case KindTest(_, var card, var kind) -> new KindTest(there, card, kind);
      case Quantified(_, var quantifier, var domain) -> new Quantified(there, quantifier, domain);
      case Outermost(_, var type, var first, var domain) ->
          new Outermost(there, type, first, domain);
      case Count(_, var domain) -> new Count(there, domain);
      case Aggregate(_, var aggregation, var value, var domain) ->
          new Aggregate(there, aggregation, value, domain);
      case Filtered(_, var domain) -> new Filtered(there, domain);
      case Selected(_, var domain, var standards) -> new Selected(there, domain, standards);
      case PlaceAmong(_, var subject, var worse, var domain, var standards) ->
          new PlaceAmong(there, subject, worse, domain, standards);
      case Run(_, var member, var domain, var keys) -> new Run(there, member, domain, keys);
      case PlaceInList(_, var subject, var list) -> new PlaceInList(there, subject, list);
      case Cases(_, var type, var cases, var otherwise) -> new Cases(there, type, cases, otherwise);
      case Table(_, var type, var key, var rows, var otherwise) ->
          new Table(there, type, key, rows, otherwise);
      case OrElse(_, var value, var otherwise) -> new OrElse(there, value, otherwise);
      case SetOfValues(_, var type, var elements) -> new SetOfValues(there, type, elements);
      case NumberRange(_, var least, var most) -> new NumberRange(there, least, most);
      case Combinations(_, var type, var factors) -> new Combinations(there, type, factors);
      case Combination(_, var type, var parts) -> new Combination(there, type, parts);
      case Member(_, var type, var value) -> new Member(there, type, value);
      case Part(_, var type, var combination, var place) ->
          new Part(there, type, combination, place);
    };
  }

  /** A value written in the script. */
  sealed interface Constant extends Plain {

    @Override
    default List<Term> children() {
      return List.of();
    }

    @Override
    default Set<Dependency> reads() {
      return Set.of();
    }

    default String written() {
      return head().toString();
    }
  }

  record NumberConstant(Span span, long value) implements Constant {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, value);
    }
  }

  /** {@code yes}, {@code no}. */
  record YesNoConstant(Span span, boolean value) implements Constant {
    @Override
    public Type type() {
      return Type.Basic.YES_NO;
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, value);
    }

    @Override
    public String written() {
      return value ? "yes" : "no";
    }
  }

  /** A label; {@code type} is the type that was expected: labels or a union that has it. */
  record LabelConstant(Span span, Type type, String label) implements Constant {
    @Override
    public Shape shape() {
      return Shape.leaf(this, label);
    }
  }

  record SuitConstant(Span span, String suit) implements Constant {
    @Override
    public Type type() {
      return Type.Basic.SUIT;
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, suit);
    }
  }

  record RankConstant(Span span, String rank) implements Constant {
    @Override
    public Type type() {
      return Type.Basic.RANK;
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, rank);
    }
  }

  /**
   * A card by its label: all cards of that face. In a comparison it means any of them; elsewhere
   * there must be only one.
   */
  record FaceConstant(Span span, String label) implements Constant {
    @Override
    public Type type() {
      return Type.Basic.CARD;
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, label).totalIf(false);
    }
  }

  /** {@code seat n}; none if there is no such seat. */
  record Seat(Span span, Term number) implements Term {
    @Override
    public Type type() {
      return Type.Basic.PLAYER;
    }

    @Override
    public Shape shape() {
      return Shape.of("seat", List.of(number), parts -> new Seat(span, parts.next()));
    }
  }

  /** {@code none}, of the type expected; for a set type, the empty set. */
  record None(Span span, Type type) implements Term {
    @Override
    public Shape shape() {
      return Shape.leaf(this, "none");
    }
  }

  /** An option: constant for a match. */
  record OptionValue(Span span, Option option) implements Plain {
    @Override
    public Type type() {
      return option.type();
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, option).reading(reads());
    }

    @Override
    public Set<Dependency> reads() {
      return Set.of(new OnOption(option));
    }

    @Override
    public List<Term> children() {
      return List.of();
    }
  }

  /** A variable, or an entry of one, with as many indices as the variable has. */
  record VariableValue(Span span, Variable variable, List<Term> indices) implements Plain {
    @Override
    public Type type() {
      return variable.type();
    }

    @Override
    public Shape shape() {
      return Shape.of(
              variable.id(),
              indices,
              parts -> new VariableValue(span, variable, parts.several(indices)))
          .reading(reads());
    }

    @Override
    public Set<Dependency> reads() {
      return Set.of(variable.read());
    }

    @Override
    public List<Term> children() {
      return indices;
    }
  }

  record LocalValue(Span span, Local local) implements Plain {
    @Override
    public Type type() {
      return local.type();
    }

    @Override
    public Shape shape() {
      return Shape.leaf(this, local).reading(reads());
    }

    @Override
    public Set<Dependency> reads() {
      return Set.of(new OnLocal(local));
    }

    @Override
    public Object head() {
      return local;
    }

    @Override
    public List<Term> children() {
      return List.of();
    }
  }

  /**
   * The value of a definition.
   *
   * @param definition its place in {@link CheckedRules#definitions()}
   */
  record DefinitionCall(Span span, Type type, int definition, List<Term> arguments)
      implements Plain {
    @Override
    public Shape shape() {
      return Shape.of(
              definition,
              arguments,
              parts -> new DefinitionCall(span, type, definition, parts.several(arguments)))
          .reading(reads());
    }

    @Override
    public Set<Dependency> reads() {
      return Set.of(new OnDefinition(definition));
    }

    @Override
    public List<Term> children() {
      return arguments;
    }
  }

  /** A built-in function applied to its operands. */
  record Operation(Span span, Type type, Operator operator, List<Term> operands) implements Plain {
    @Override
    public Shape shape() {
      return Shape.of(
              operator,
              operands,
              parts -> new Operation(span, type, operator, parts.several(operands)))
          .reading(operator.reads())
          .totalIf(operator.isTotal())
          .strictIn(strict())
          .guarding(guarded());
    }

    @Override
    public List<Term> strict() {
      return operator.has(Trait.SHORT_CIRCUITS) ? operands.subList(0, 1) : operands;
    }

    @Override
    public List<Term> guarded() {
      return operator.has(Trait.EXPECTS_NONE) ? operands : List.of();
    }

    @Override
    public Object head() {
      return operator;
    }

    @Override
    public List<Term> children() {
      return operands;
    }

    @Override
    public Set<Dependency> reads() {
      return Set.copyOf(operator.reads());
    }

    @Override
    public @Nullable Term counted() {
      return operator.has(Trait.COUNTS) ? operands.getFirst() : null;
    }
  }

  /**
   * The cards of a zone.
   *
   * @param owner the owner, if each player has such a zone: of type player, or a set of players
   *     (the cards of all of them); else null
   */
  record ZoneCards(Span span, Zone zone, @Nullable Term owner) implements Unevaluated {
    @Override
    public Type type() {
      return new Type.SetOf(Type.Basic.CARD);
    }

    @Override
    public Shape shape() {
      return Shape.of(
              zone.id(),
              Shape.present(owner),
              parts -> new ZoneCards(span, zone, parts.optional(owner)))
          .reading(new OnZone(zone.id()), State.CARDS, State.TRICKS);
    }

    @Override
    public ZoneCards pile() {
      return this;
    }

    @Override
    public @Nullable Term ownerOf(String name) {
      return zone.is(name) ? owner : null;
    }

    @Override
    public boolean isZone(String name) {
      return zone.is(name);
    }
  }

  /**
   * {@code top of Z}: a card; with {@code count}, the set of that many cards, or of all if there
   * are fewer.
   */
  record EndOfZone(Span span, boolean top, @Nullable Term count, ZoneCards zone)
      implements Unevaluated {
    @Override
    public Type type() {
      return count == null ? Type.Basic.CARD : new Type.SetOf(Type.Basic.CARD);
    }

    @Override
    public Shape shape() {
      return Shape.of(
              top,
              Shape.present(count, zone),
              parts -> new EndOfZone(span, top, parts.optional(count), (ZoneCards) parts.next()))
          .reading(State.CARDS, State.TRICKS)
          .totalIf(count == null);
    }

    @Override
    public ZoneCards pile() {
      return zone;
    }
  }

  record KindTest(Span span, Term card, String kind) implements Term {
    @Override
    public Type type() {
      return Type.Basic.YES_NO;
    }

    @Override
    public Shape shape() {
      return Shape.of(kind, List.of(card), parts -> new KindTest(span, parts.next(), kind));
    }
  }

  /**
   * {@code some}, {@code every}, {@code no}. For a domain without a condition, {@code some} asks
   * whether there is any element.
   */
  record Quantified(Span span, Quantifier quantifier, Domain domain) implements Term {
    @Override
    public Type type() {
      return Type.Basic.YES_NO;
    }

    @Override
    public Shape shape() {
      return domain.shape(
          quantifier, parts -> new Quantified(span, quantifier, parts.domain(domain)));
    }

    @Override
    public @Nullable Term counted() {
      return domain.condition() == null ? domain.set() : null;
    }
  }

  /**
   * {@code first card on table where C}: the card played first in this deal; cards that have not
   * been played come after those that have, in the order of the decks. Other elements are taken in
   * their own order. With {@code last}, the other end. None if there is no element.
   */
  record Outermost(Span span, Type type, boolean first, Domain domain) implements Unevaluated {
    @Override
    public Shape shape() {
      return domain
          .shape(first, parts -> new Outermost(span, type, first, parts.domain(domain)))
          .reading(type == Type.Basic.CARD ? Set.of(State.TRICKS) : Set.of());
    }
  }

  /** {@code number of DOMAIN}. */
  record Count(Span span, Domain domain) implements Term {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }

    @Override
    public Shape shape() {
      return domain.shape("number", parts -> new Count(span, parts.domain(domain)));
    }

    @Override
    public @Nullable Term counted() {
      return domain.condition() == null ? domain.set() : null;
    }
  }

  /** {@code sum of}, {@code highest}, {@code lowest}; its type is that of the value. */
  record Aggregate(Span span, Aggregation aggregation, Term value, Domain domain)
      implements Unevaluated {
    @Override
    public Type type() {
      return value.type();
    }

    @Override
    public Shape shape() {
      return Shape.of(
              aggregation,
              Shape.joined(List.of(value), domain.children()),
              parts -> new Aggregate(span, aggregation, parts.next(), parts.domain(domain)))
          .binding(domain.element())
          .totalIf(aggregation != Aggregation.SUM);
    }
  }

  /** {@code SET where C}. */
  record Filtered(Span span, Domain domain) implements Term {
    @Override
    public Type type() {
      return domain.set().type();
    }

    @Override
    public Shape shape() {
      return domain.shape("where", parts -> new Filtered(span, parts.domain(domain)));
    }
  }

  /** {@code DOMAIN with most E}: the best elements. */
  record Selected(Span span, Domain domain, List<Standard> standards) implements Unevaluated {
    @Override
    public Type type() {
      return domain.set().type();
    }

    @Override
    public Shape shape() {
      return Shape.of(
              Standard.directions(standards),
              Shape.joined(domain.children(), Standard.values(standards)),
              parts -> new Selected(span, parts.domain(domain), parts.standards(standards)))
          .binding(domain.element());
    }
  }

  /**
   * The place of a player or side among those in play.
   *
   * @param domain everyone in play
   * @param worse whether equals share the worse place
   */
  record PlaceAmong(Span span, Term subject, boolean worse, Domain domain, List<Standard> standards)
      implements Unevaluated {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }

    @Override
    public Shape shape() {
      return Shape.of(
              List.of(worse, Standard.directions(standards)),
              Shape.joined(List.of(subject), domain.children(), Standard.values(standards)),
              parts ->
                  new PlaceAmong(
                      span, parts.next(), worse, parts.domain(domain), parts.standards(standards)))
          .binding(domain.element());
    }
  }

  /**
   * The longest run of the domain's elements: all keys but the last are the same for them, and the
   * last goes up by one. Several elements with the same keys count as one. Among equally long runs,
   * the one that goes highest counts, and of these the one whose highest element comes first.
   *
   * @param member the element whose run it is instead; null for the longest run
   */
  record Run(Span span, @Nullable Term member, Domain domain, List<Term> keys)
      implements Unevaluated {
    @Override
    public Type type() {
      return domain.set().type();
    }

    @Override
    public Shape shape() {
      return Shape.of(
              "run",
              Shape.joined(Shape.present(member), domain.children(), keys),
              parts ->
                  new Run(span, parts.optional(member), parts.domain(domain), parts.several(keys)))
          .binding(domain.element());
    }
  }

  /** The place of a value in a list of constants, from 1; none if it is not there. */
  record PlaceInList(Span span, Term subject, List<Term> list) implements Term {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }

    @Override
    public Shape shape() {
      return Shape.of(
          "place",
          Shape.joined(List.of(subject), list),
          parts -> new PlaceInList(span, parts.next(), parts.several(list)));
    }

    @Override
    public boolean comparesFaces() {
      return true;
    }
  }

  /**
   * The first value whose condition holds; if no condition does and there is no {@code otherwise},
   * none or the empty set.
   */
  record Cases(Span span, Type type, List<Case> cases, @Nullable Term otherwise) implements Term {
    @Override
    public Shape shape() {
      return Shape.of(
              cases.size(),
              Shape.joined(
                  cases.stream().flatMap(each -> each.children().stream()).toList(),
                  Shape.present(otherwise)),
              parts ->
                  new Cases(
                      span,
                      type,
                      cases.stream().map(_ -> new Case(parts.next(), parts.next())).toList(),
                      parts.optional(otherwise)))
          .strictIn(List.of(cases.getFirst().condition()));
    }

    @Override
    public List<Term> outcomes() {
      return Shape.joined(cases.stream().map(Case::value).toList(), Shape.present(otherwise));
    }
  }

  /**
   * The value beside the key; if the key is not there and there is no {@code otherwise}, none or
   * the empty set.
   */
  record Table(Span span, Type type, Term key, List<Row> rows, @Nullable Term otherwise)
      implements Term {
    @Override
    public Shape shape() {
      return Shape.of(
              rows.stream().map(row -> row.keys().size()).toList(),
              Shape.joined(
                  List.of(key),
                  rows.stream().flatMap(row -> row.children().stream()).toList(),
                  Shape.present(otherwise)),
              parts ->
                  new Table(
                      span,
                      type,
                      parts.next(),
                      rows.stream()
                          .map(row -> new Row(parts.several(row.keys()), parts.next()))
                          .toList(),
                      parts.optional(otherwise)))
          .strictIn(List.of(key));
    }

    @Override
    public List<Term> outcomes() {
      return Shape.joined(rows.stream().map(Row::value).toList(), Shape.present(otherwise));
    }

    @Override
    public boolean comparesFaces() {
      return true;
    }
  }

  /** {@code (E, or D)}. */
  record OrElse(Span span, Term value, Term otherwise) implements Term {
    @Override
    public Type type() {
      return value.type();
    }

    @Override
    public Shape shape() {
      return Shape.of(
              "or",
              List.of(value, otherwise),
              parts -> new OrElse(span, parts.next(), parts.next()))
          .guarding(List.of(value));
    }

    @Override
    public List<Term> outcomes() {
      return List.of(value, otherwise);
    }
  }

  /** A set of values written one by one, without those that are none. */
  record SetOfValues(Span span, Type type, List<Term> elements) implements Term {
    @Override
    public Shape shape() {
      return Shape.of(
          "set", elements, parts -> new SetOfValues(span, type, parts.several(elements)));
    }
  }

  /** The whole numbers from {@code least} to {@code most}. */
  record NumberRange(Span span, Term least, Term most) implements Term {
    @Override
    public Type type() {
      return new Type.SetOf(Type.Basic.NUMBER);
    }

    @Override
    public Shape shape() {
      return Shape.of(
              "..",
              List.of(least, most),
              parts -> new NumberRange(span, parts.next(), parts.next()))
          .strictIn(List.of(least, most))
          .totalIf(false);
    }
  }

  /**
   * All combinations of the factors' elements, the last factor changing fastest. The factors are
   * sets.
   */
  record Combinations(Span span, Type type, List<Term> factors) implements Term {
    @Override
    public Shape shape() {
      return Shape.of(
              "combinations",
              factors,
              parts -> new Combinations(span, type, parts.several(factors)))
          .totalIf(false);
    }
  }

  /** The combination of these parts; none if one of them is none. */
  record Combination(Span span, Type type, List<Term> parts) implements Term {
    @Override
    public Shape shape() {
      return Shape.of(
              "combination",
              parts,
              children -> new Combination(span, type, children.several(parts)))
          .totalIf(false);
    }
  }

  /** A value if it is one of this type, otherwise none. */
  record Member(Span span, Type type, Term value) implements Term {
    @Override
    public Shape shape() {
      return Shape.of("member", List.of(value), parts -> new Member(span, type, parts.next()));
    }
  }

  /**
   * One part of a combination: {@code bid.suit}, and {@code moved[chip]} reads an entry by the
   * parts of {@code chip}. None if there is no combination.
   *
   * @param place from 0
   */
  record Part(Span span, Type type, Term combination, int place) implements Term {
    @Override
    public Shape shape() {
      return Shape.of(
          place, List.of(combination), parts -> new Part(span, type, parts.next(), place));
    }
  }

  /** {@code element in set where condition}; the condition is null if there is none. */
  record Domain(Local element, Term set, @Nullable Term condition) {

    List<Term> children() {
      return Shape.present(set, condition);
    }

    /** Returns the shape of a term that has nothing but a domain. */
    Shape shape(Object head, Function<Children, Term> rebuild) {
      return Shape.of(head, children(), rebuild).binding(element);
    }
  }

  /** {@code most E}, {@code fewest E}; {@code value} reads the domain's element. */
  record Standard(Span span, boolean most, Term value) implements Spanned {

    static List<Term> values(List<Standard> standards) {
      return standards.stream().map(Standard::value).toList();
    }

    static List<Boolean> directions(List<Standard> standards) {
      return standards.stream().map(Standard::most).toList();
    }
  }

  /** {@code value if condition}. */
  record Case(Term value, Term condition) {

    List<Term> children() {
      return List.of(value, condition);
    }
  }

  /** {@code Q K: 3}: the keys are constants. */
  record Row(List<Term> keys, Term value) {

    List<Term> children() {
      return Shape.joined(keys, List.of(value));
    }
  }
}
