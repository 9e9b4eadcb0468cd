package tricksmith.compile;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.match.Group;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/**
 * Turns a condition on a card into the set of the cards for which it holds, so that a hand can be
 * sifted in one step: {@code card.suit == led.suit} becomes the cards of the suit that is led. For
 * conditions that cannot go wrong, as all parts of them are evaluated.
 */
final class CardSets {

  private final Expressions expressions;
  private final Local card;
  private final Group tested;

  /**
   * Sets of cards.
   *
   * @param card the local that stands for the card
   * @param tested the cards that matter: what has no simpler form is tested card by card
   */
  CardSets(Expressions expressions, Local card, Group tested) {
    this.expressions = expressions;
    this.card = card;
    this.tested = tested;
  }

  /** The cards for which a condition holds: at least those of the tested cards. */
  Group where(Term condition) {
    Reads reads = expressions.reads(condition);
    if (!reads.locals().contains(card)) {
      return new Choosing.GroupCases(
          List.of(expressions.condition(condition)), List.of(all()), Constants.EMPTY);
    }
    return switch (condition) {
      case Term.Operation(_, _, Operator operator, List<Term> operands) ->
          switch (operator) {
            case NOT -> whereNot(operands.getFirst());
            case AND -> combined(operands, Sets.Intersection::new);
            case OR -> combined(operands, Sets.Union::new);
            case EQUAL -> orOneByOne(equal(operands.getFirst(), operands.getLast()), condition);
            case UNEQUAL -> unequal(condition, operands.getFirst(), operands.getLast());
            default -> oneByOne(condition);
          };
      case Term.DefinitionCall call -> called(call);
      default -> oneByOne(condition);
    };
  }

  /** The cards for which it does not hold, likewise. */
  Group whereNot(Term condition) {
    return new Sets.Except(all(), where(condition));
  }

  private Group all() {
    return new Constants.FixedGroup(expressions.facts().cards());
  }

  private Group combined(List<Term> conditions, BinaryOperator<Group> combine) {
    return conditions.stream().map(this::where).reduce(combine).orElseThrow();
  }

  private Group unequal(Term condition, Term left, Term right) {
    Group equal = equal(left, right);
    return equal == null ? oneByOne(condition) : new Sets.Except(all(), equal);
  }

  private @Nullable Group equal(Term left, Term right) {
    Group found = withProperty(left, right);
    return found == null ? withProperty(right, left) : found;
  }

  /**
   * The cards of each value of a property, to be looked up by the value that is wanted; null if
   * these are not a property of the card and something else.
   */
  private @Nullable Group withProperty(Term property, Term wanted) {
    if (!isThing(property)
        || !isThing(wanted)
        || !(expressions.value(property) instanceof Lookups.ValueLookup lookup)
        || lookup.cell() != expressions.cell(card)
        || expressions.reads(wanted).locals().contains(card)) {
      return null;
    }
    SortedMap<Long, IndexSet> cardsByValue = new TreeMap<>();
    for (int each = 0; each < expressions.facts().supply().size(); each++) {
      long value = lookup.at(Values.of(Kind.CARD, each));
      if (value == Lookups.UNKNOWN) {
        return null;
      }
      if (value != Values.NONE) {
        cardsByValue.merge(value, IndexSet.of(each), IndexSet::union);
      }
    }
    Value value = expressions.value(wanted);
    return property.type() == Type.Basic.NUMBER
        ? byNumber(value, cardsByValue)
        : byThing(value, cardsByValue, expressions.facts().axis(property.type()));
  }

  private static Group byNumber(Value wanted, SortedMap<Long, IndexSet> cards) {
    return new Choosing.GroupTable(
        new Rows(wanted, cards.keySet().stream().map(List::of).toList()),
        cards.values().stream().<Group>map(Constants.FixedGroup::new).toList(),
        Constants.EMPTY);
  }

  private static Group byThing(Value wanted, SortedMap<Long, IndexSet> cards, Axis axis) {
    return new Lookups.GroupOf(
        wanted,
        axis,
        LongStream.of(axis.values())
            .mapToObj(value -> cards.getOrDefault(value, IndexSet.EMPTY))
            .toList());
  }

  /** Whether a term is one thing, and not any card of a face. */
  private static boolean isThing(Term term) {
    return !Kinds.isSet(term.type()) && !(term instanceof Term.FaceConstant);
  }

  /** A definition that is handed the card itself is looked into. */
  private Group called(Term.DefinitionCall call) {
    Definitions.Opened opened = expressions.definitions().opened(expressions, call, card);
    return opened == null
        ? oneByOne(call)
        : new CardSets(opened.inside(), opened.parameter(), tested).where(opened.body());
  }

  private Group orOneByOne(@Nullable Group found, Term condition) {
    return found == null ? oneByOne(condition) : found;
  }

  private Group oneByOne(Term condition) {
    return new Sets.Filtered(
        tested, Kind.CARD, expressions.cell(card), expressions.condition(condition));
  }
}
