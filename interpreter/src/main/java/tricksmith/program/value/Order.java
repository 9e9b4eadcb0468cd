package tricksmith.program.value;

import java.util.List;

/**
 * The order of the values of a type: a rank for each, such that {@link Values#compare} orders the
 * ranks as the language orders the values. Labels and the members of a union are ordered as
 * declared, combinations by their parts. In a union numbers come first, and combinations last.
 */
public sealed interface Order {

  /** Returns the rank of a value; none for none. */
  long rank(long value);

  /** Whether the values are ordered as they are encoded. */
  default boolean isAsEncoded() {
    return false;
  }

  /** Compares two values by this order; neither may be none. */
  default int compare(long one, long other) {
    return Values.compare(rank(one), rank(other));
  }

  record AsEncoded() implements Order {
    @Override
    public long rank(long value) {
      return value;
    }

    @Override
    public boolean isAsEncoded() {
      return true;
    }
  }

  record OnAxis(Axis axis) implements Order {
    @Override
    public long rank(long value) {
      return Values.ofOrNone(Values.Kind.LABEL, axis.place(value));
    }
  }

  /** Things by one order, combinations by another, and numbers before both. */
  record OfUnion(Order things, Order combinations) implements Order {
    @Override
    public long rank(long value) {
      if (value == Values.NONE || Values.isNumber(value)) {
        return value;
      }
      return Values.kind(value) == Values.Kind.COMBINATION
          ? combinations.rank(value)
          : things.rank(value);
    }
  }

  /** Combinations by their parts. */
  record ByParts(List<Order> parts) implements Order {

    public ByParts {
      parts = List.copyOf(parts);
    }

    @Override
    public long rank(long value) {
      if (value == Values.NONE) {
        return Values.NONE;
      }
      long[] ranks = new long[parts.size()];
      for (int place = 0; place < ranks.length; place++) {
        ranks[place] = parts.get(place).rank(Values.part(value, place));
      }
      return Values.combination(ranks);
    }
  }
}
