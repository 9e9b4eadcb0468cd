package tricksmith.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Constant folding: the results of built-in functions for values known before a match. A value is a
 * {@link Long}, a {@link Fraction}, a {@link Boolean}, a {@link String} (a label, suit or rank), a
 * {@link DeckRules.Card}, a {@link Player}, a {@link Face}, a {@link Tuple}, an ordered {@link Set}
 * of such values, or {@link #NONE}; null stands for an unknown value.
 */
public final class ConstantFolding {
  /** Stands for no value. */
  public static final Object NONE = new Object();

  private ConstantFolding() {}

  /** A number that is not whole, in lowest terms. */
  public record Fraction(long numerator, long denominator) {}

  /** A player, by seat from 1. */
  public record Player(int seat) {}

  /** All cards of a face. */
  public record Face(String label) {}

  /** A combination of values. */
  public record Tuple(List<Object> parts) {
    public Tuple {
      parts = List.copyOf(parts);
    }
  }

  /** A pure function of operands. */
  @FunctionalInterface
  public interface Function {

    /** Returns the value; null if it is not known. */
    @Nullable Object of(Operands operands);
  }

  /**
   * The values of an operation's operands.
   *
   * @param players the number of players
   */
  public record Operands(
      Term.Operation operation, List<@Nullable Object> values, CheckedRules rules, int players) {

    private @Nullable Object first() {
      return values.getFirst();
    }

    private @Nullable Object second() {
      return values.get(1);
    }

    private Type type(int place) {
      return operation.operands().get(place).type();
    }

    private Type result() {
      return operation.type();
    }
  }

  /** Whether two values are equal; a face is equal to each of its cards, and none to nothing. */
  public static boolean same(Object one, Object other) {
    if (one.equals(NONE) || other.equals(NONE)) {
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

  /**
   * Returns the rank of a value in the order of its type; null if it has none, or it is not known.
   */
  public static @Nullable Long place(@Nullable Object value, Type type, CheckedRules rules) {
    if (value instanceof Long number) {
      return number;
    }
    return value instanceof String label ? place(rules.order(type).indexOf(label)) : null;
  }

  private static @Nullable Long place(int index) {
    return index < 0 ? null : (Long) (long) index;
  }

  static @Nullable Object not(Operands operands) {
    return operands.first() instanceof Boolean truth ? (Object) !truth : null;
  }

  static @Nullable Object and(Operands operands) {
    return decided(operands.values(), false);
  }

  static @Nullable Object or(Operands operands) {
    return decided(operands.values(), true);
  }

  private static @Nullable Object decided(List<@Nullable Object> truths, Boolean decisive) {
    if (truths.contains(decisive)) {
      return decisive;
    }
    return truths.stream().allMatch(Boolean.valueOf(!decisive)::equals) ? (Object) !decisive : null;
  }

  static @Nullable Object equal(Operands operands) {
    Object first = operands.first();
    Object second = operands.second();
    if (NONE.equals(first) || NONE.equals(second)) {
      return false;
    }
    return first == null || second == null ? null : (Object) same(first, second);
  }

  static @Nullable Object in(Operands operands) {
    Object element = operands.first();
    if (!(operands.second() instanceof Set<?> set)) {
      return NONE.equals(element) ? (Object) false : null;
    }
    if (set.isEmpty()) {
      return false;
    }
    return element == null ? null : (Object) set.stream().anyMatch(each -> same(each, element));
  }

  /** Returns none for nobody; null for a player, since who sits where is not known. */
  static @Nullable Object ofNobody(Operands operands) {
    return NONE.equals(operands.first()) ? NONE : null;
  }

  /** Returns the empty set for nobody; null for players, whose own is not known. */
  static @Nullable Object nothingOfNobody(Operands operands) {
    Object players = operands.first();
    return NONE.equals(players) || Set.of().equals(players) ? Set.of() : null;
  }

  static @Nullable Object isNone(Operands operands) {
    return operands.first() == null ? null : (Object) NONE.equals(operands.first());
  }

  static Function negated(Function condition) {
    return operands -> condition.of(operands) instanceof Boolean truth ? (Object) !truth : null;
  }

  /** Returns a comparison by order, for which none is neither larger nor smaller than anything. */
  static Function compared(IntPredicate order) {
    return operands -> {
      if (operands.values().contains(NONE)) {
        return false;
      }
      Type type = operands.type(0);
      Long left = place(operands.first(), type, operands.rules());
      Long right = place(operands.second(), type, operands.rules());
      return left == null || right == null || !type.equals(operands.type(1))
          ? null
          : (Object) order.test(left.compareTo(right));
    };
  }

  static Function ofNumber(LongUnaryOperator function) {
    return operands ->
        operands.first() instanceof Long number
            ? exact((_, _) -> function.applyAsLong(number), 0, 0)
            : null;
  }

  static Function ofNumbers(LongBinaryOperator function) {
    return operands ->
        operands.first() instanceof Long left && operands.second() instanceof Long right
            ? exact(function, left, right)
            : null;
  }

  /** Returns an exact result; null if it is too large or there is none. */
  private static @Nullable Object exact(LongBinaryOperator function, long left, long right) {
    try {
      return function.applyAsLong(left, right);
    } catch (ArithmeticException _) {
      return null;
    }
  }

  static @Nullable Object quotient(Operands operands) {
    if (!(operands.first() instanceof Long left)
        || !(operands.second() instanceof Long right)
        || right == 0) {
      return null;
    }
    if (left % right == 0) {
      return exact(Math::divideExact, left, right);
    }
    long divisor = greatestCommonDivisor(left, right) * Long.signum(right);
    return new Fraction(left / divisor, right / divisor);
  }

  private static long greatestCommonDivisor(long one, long other) {
    return other == 0 ? Math.abs(one) : greatestCommonDivisor(other, one % other);
  }

  /** Returns the remainder, which is never negative for a positive divisor. */
  static long remainder(long dividend, long divisor) {
    return Math.floorMod(dividend, divisor);
  }

  static Function rounded(LongBinaryOperator division) {
    return operands ->
        switch (operands.first()) {
          case Long whole -> whole;
          case Fraction(long numerator, long denominator) ->
              division.applyAsLong(numerator, denominator);
          case null, default -> null;
        };
  }

  static Function ofSet(java.util.function.Function<Set<?>, Object> function) {
    return operands -> operands.first() instanceof Set<?> set ? function.apply(set) : null;
  }

  static Function ofSets(BiConsumer<Set<Object>, Set<?>> change) {
    return operands -> {
      if (!(operands.first() instanceof Set<?> one)
          || !(operands.second() instanceof Set<?> other)) {
        return null;
      }
      Set<Object> set = new LinkedHashSet<>(one);
      change.accept(set, other);
      return set;
    };
  }

  static Object only(Set<?> set) {
    return set.size() == 1 ? set.iterator().next() : NONE;
  }

  static Object everyone(Operands operands) {
    return IntStream.rangeClosed(1, operands.players())
        .mapToObj(Player::new)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Returns the other of two labels; of players and sides it is not known, since who is in play
   * changes during a match.
   */
  static @Nullable Object other(Operands operands) {
    if (!(operands.result() instanceof Type.Labels(_, List<String> labels))) {
      return null;
    }
    return switch (operands.first()) {
      case null -> null;
      case String label -> labels.get(1 - labels.indexOf(label));
      case Object none -> none;
    };
  }

  static @Nullable Object labels(Operands operands) {
    return operands.result() instanceof Type.SetOf(Type.Labels labels)
        ? new LinkedHashSet<>(labels.labels())
        : null;
  }

  static Function ofCard(java.util.function.Function<DeckRules.Card, @Nullable Object> property) {
    return operands ->
        switch (operands.first()) {
          case DeckRules.Card card -> Objects.requireNonNullElse(property.apply(card), NONE);
          case null -> null;
          case Object other -> other.equals(NONE) ? NONE : null;
        };
  }

  /** Returns a property of all cards; it is not known if the cards depend on the setting. */
  static Function ofCards(java.util.function.Function<DeckRules.Card, @Nullable Object> property) {
    return operands ->
        operands.rules().decks().stream().allMatch(DeckRules::isFixed)
            ? DeckRules.cardsInSomeSetting(operands.rules().decks()).stream()
                .map(property)
                .flatMap(Stream::ofNullable)
                .collect(Collectors.toCollection(LinkedHashSet::new))
            : null;
  }
}
