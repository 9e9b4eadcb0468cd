package tricksmith.review;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.Foresight.Face;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Built-in functions of values some of which cannot be known: those are null. */
final class ForeseenOperations {
  private final CheckedRules rules;

  ForeseenOperations(CheckedRules rules) {
    this.rules = rules;
  }

  /** The value; null if it cannot be known. */
  @Nullable Object value(Term.Operation operation, List<@Nullable Object> operands) {
    @Nullable Object first = operands.isEmpty() ? null : operands.getFirst();
    @Nullable Object second = operands.size() < 2 ? null : operands.get(1);
    return switch (operation.operator()) {
      case NOT -> first instanceof Boolean truth ? (Object) !truth : null;
      case AND -> all(operands);
      case OR -> any(operands);
      case EQUAL -> first == null || second == null ? null : (Object) same(first, second);
      case UNEQUAL -> first == null || second == null ? null : (Object) !same(first, second);
      case LESS, AT_MOST, GREATER, AT_LEAST -> compared(operation, first, second);
      case IN -> in(first, second);
      case NOT_IN -> in(first, second) instanceof Boolean truth ? (Object) !truth : null;
      case IS_NONE -> first == null ? null : (Object) first.equals(Foresight.NONE);
      case IS_CHOSEN -> first == null ? null : (Object) !first.equals(Foresight.NONE);
      case IS_EMPTY -> first instanceof Set<?> set ? (Object) set.isEmpty() : null;
      case SIZE -> first instanceof Set<?> set ? (Object) (long) set.size() : null;
      case ONLY_OF -> first instanceof Set<?> set ? only(set) : null;
      case UNION, EXCEPT -> combined(operation.operator(), first, second);
      case ALL_LABELS -> labels(operation.type());
      case SUITS -> ofTheCards(DeckRules.Card::suit);
      case RANKS -> ofTheCards(DeckRules.Card::rank);
      case SUIT_OF -> first instanceof DeckRules.Card card ? orNone(card.suit()) : none(first);
      case RANK_OF -> first instanceof DeckRules.Card card ? orNone(card.rank()) : none(first);
      case NUMBER_OF -> first instanceof DeckRules.Card card ? orNone(card.number()) : none(first);
      default -> calculated(operation.operator(), first, second);
    };
  }

  /** Whether two values are equal; a face is equal to each of its cards, and none to nothing. */
  static boolean same(Object one, Object other) {
    if (one.equals(Foresight.NONE) || other.equals(Foresight.NONE)) {
      return false;
    }
    if (one instanceof Face(String label) && other instanceof DeckRules.Card card) {
      return card.label().equals(label);
    }
    if (other instanceof Face && one instanceof DeckRules.Card) {
      return same(other, one);
    }
    return one.equals(other);
  }

  private static @Nullable Object all(List<@Nullable Object> truths) {
    if (truths.stream().anyMatch(Boolean.FALSE::equals)) {
      return false;
    }
    return truths.stream().allMatch(Boolean.TRUE::equals) ? true : null;
  }

  private static @Nullable Object any(List<@Nullable Object> truths) {
    if (truths.stream().anyMatch(Boolean.TRUE::equals)) {
      return true;
    }
    return truths.stream().allMatch(Boolean.FALSE::equals) ? false : null;
  }

  private @Nullable Object compared(
      Term.Operation operation, @Nullable Object first, @Nullable Object second) {
    if (Foresight.NONE.equals(first) || Foresight.NONE.equals(second)) {
      return false;
    }
    Type type = operation.operands().getFirst().type();
    Long left = place(first, type);
    Long right = place(second, type);
    if (left == null || right == null || !type.equals(operation.operands().get(1).type())) {
      return null;
    }
    return switch (operation.operator()) {
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case GREATER -> left > right;
      case AT_LEAST -> left >= right;
      default -> null;
    };
  }

  /** A number, or the place of a value in the declared order. */
  @Nullable Long place(@Nullable Object value, Type type) {
    if (value instanceof Long number) {
      return number;
    }
    if (!(value instanceof String label)) {
      return null;
    }
    List<String> order =
        type == Type.Basic.SUIT
            ? rules.suits()
            : type == Type.Basic.RANK
                ? rules.ranks()
                : type instanceof Type.Labels labels ? labels.labels() : List.of();
    int place = order.indexOf(label);
    return place < 0 ? null : (Long) (long) place;
  }

  private static @Nullable Object in(@Nullable Object element, @Nullable Object in) {
    if (!(in instanceof Set<?> set)) {
      return Foresight.NONE.equals(element) ? false : null;
    }
    if (set.isEmpty()) {
      return false;
    }
    return element == null ? null : (Object) set.stream().anyMatch(each -> same(each, element));
  }

  private static @Nullable Object only(Set<?> set) {
    return set.size() == 1 ? set.iterator().next() : Foresight.NONE;
  }

  private static @Nullable Object combined(
      Operator operator, @Nullable Object first, @Nullable Object second) {
    if (!(first instanceof Set<?> one) || !(second instanceof Set<?> other)) {
      return null;
    }
    Set<Object> set = new LinkedHashSet<>(one);
    if (operator == Operator.UNION) {
      set.addAll(other);
    } else {
      set.removeAll(other);
    }
    return set;
  }

  private static @Nullable Object labels(Type type) {
    return type instanceof Type.SetOf(Type.Labels labels)
        ? new LinkedHashSet<>(labels.labels())
        : null;
  }

  /** What all cards have, unless it depends on the setting which cards there are. */
  private @Nullable Object ofTheCards(Function<DeckRules.Card, @Nullable String> property) {
    boolean certain =
        rules.decks().stream()
            .flatMap(deck -> deck.leaveOuts().stream())
            .allMatch(line -> line.condition() == null);
    return certain
        ? Rulebook.cardsThatCanBeThere(rules).stream()
            .map(property)
            .flatMap(Stream::ofNullable)
            .collect(Collectors.toCollection(LinkedHashSet::new))
        : null;
  }

  private static Object orNone(@Nullable Object value) {
    return value == null ? Foresight.NONE : value;
  }

  private static @Nullable Object none(@Nullable Object card) {
    return Foresight.NONE.equals(card) ? Foresight.NONE : null;
  }

  private static @Nullable Object calculated(
      Operator operator, @Nullable Object first, @Nullable Object second) {
    if (!(first instanceof Long left)) {
      return null;
    }
    try {
      return second instanceof Long right ? ofTwo(operator, left, right) : ofOne(operator, left);
    } catch (ArithmeticException _) {
      return null;
    }
  }

  private static @Nullable Object ofOne(Operator operator, long number) {
    return switch (operator) {
      case NEGATE -> Math.negateExact(number);
      case ROUNDED_DOWN, ROUNDED_UP -> number;
      default -> null;
    };
  }

  private static @Nullable Object ofTwo(Operator operator, long left, long right) {
    return switch (operator) {
      case PLUS -> Math.addExact(left, right);
      case MINUS -> Math.subtractExact(left, right);
      case TIMES -> Math.multiplyExact(left, right);
      case DIVIDED_BY -> right != 0 && left % right == 0 ? left / right : null;
      case DIFFERENCE -> Math.abs(Math.subtractExact(left, right));
      case LEAST -> Math.min(left, right);
      case GREATEST -> Math.max(left, right);
      case REMAINDER -> right == 0 ? null : (Object) Math.floorMod(left, right);
      default -> null;
    };
  }
}
