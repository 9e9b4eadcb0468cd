package tricksmith.compile;

import java.util.List;
import java.util.stream.IntStream;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Type;

/**
 * The order of the values of a type: what stands for each so that {@link Values#compare} orders
 * them as the language does. Labels, and the members of a union, go as declared; combinations by
 * their parts. In a union numbers come first, and combinations last.
 */
interface Order {

  /** Values that are ordered as they are encoded. */
  Order AS_ENCODED = value -> value;

  /** What stands for a value; none for none. */
  long rank(long value);

  /** Whether the values are ordered as they are encoded. */
  default boolean isAsEncoded() {
    return equals(AS_ENCODED);
  }

  /** The order of a type. */
  static Order of(Type type, Facts facts) {
    return switch (type) {
      case Type.Basic _, Type.Nothing _ -> AS_ENCODED;
      case Type.Labels _ -> onAxis(facts.axis(type));
      case Type.Union union -> ofUnion(union, facts);
      case Type.Product(_, List<Type> factors) ->
          byParts(factors.stream().map(factor -> of(factor, facts)).toList());
      case Type.SetOf(Type element) -> of(element, facts);
    };
  }

  private static Order ofUnion(Type.Union union, Facts facts) {
    Order things = onAxis(facts.axisOfThings(union));
    Order combinations =
        union.members().stream()
            .filter(Type.Product.class::isInstance)
            .map(product -> of(product, facts))
            .findFirst()
            .orElse(AS_ENCODED);
    if (things.isAsEncoded() && combinations.isAsEncoded()) {
      return AS_ENCODED;
    }
    return value -> {
      if (value == Values.NONE || Values.isNumber(value)) {
        return value;
      }
      return Values.kind(value) == Kind.COMBINATION ? combinations.rank(value) : things.rank(value);
    };
  }

  private static Order onAxis(Axis axis) {
    return axis.isAscending()
        ? AS_ENCODED
        : value -> Values.ofOrNone(Kind.LABEL, axis.place(value));
  }

  private static Order byParts(List<Order> parts) {
    return parts.stream().allMatch(Order::isAsEncoded)
        ? AS_ENCODED
        : value ->
            value == Values.NONE
                ? Values.NONE
                : Values.combination(
                    IntStream.range(0, parts.size())
                        .mapToLong(place -> parts.get(place).rank(Values.part(value, place)))
                        .toArray());
  }

  /** Whether the one value comes before the other; neither is none. */
  default int compare(long one, long other) {
    return Values.compare(rank(one), rank(other));
  }

  /** The rank of a value. */
  record Rank(Value value, Order order) implements Value {
    @Override
    public long of(Position position) {
      return order.rank(value.of(position));
    }
  }
}
