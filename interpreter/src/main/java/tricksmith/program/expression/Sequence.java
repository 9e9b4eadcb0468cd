package tricksmith.program.expression;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.value.Axis;
import tricksmith.program.value.DistinctWords;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Numbers;
import tricksmith.program.value.Order;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** An expression that yields values one after another. */
public sealed interface Sequence extends Node {

  @Override
  default Sort sort() {
    return Sort.SEQUENCE;
  }

  /**
   * Returns the number of values in a sequence; ranges and products are not iterated to count them.
   */
  static long size(Node sequence, Frame frame) {
    return switch (sequence) {
      case Range range -> range.size(frame);
      case Product product -> product.size(frame);
      case Leaf.SequenceConstant(List<Long> elements) -> {
        for (int i = 0; i < elements.size(); i++) {
          frame.spend();
        }
        yield elements.size();
      }
      default -> {
        long[] count = {0};
        sequence.any(
            frame,
            _ -> {
              frame.spend();
              count[0]++;
              return false;
            });
        yield count[0];
      }
    };
  }

  /**
   * Whether a value is in a sequence, which is iterated only where there is no other way to tell.
   */
  static boolean contains(Node sequence, Frame frame, long value) {
    frame.spend();
    return switch (sequence) {
      case Range range -> range.includes(frame, value);
      case Sorted(Node inOrder, _) -> contains(inOrder, frame, value);
      case Leaf.SequenceConstant(List<Long> elements) -> isAmong(elements, frame, value);
      case Concatenation all ->
          all.operands().stream().anyMatch(part -> contains(part, frame, value));
      case Difference(Node all, Node without) ->
          contains(all, frame, value) && !contains(without, frame, value);
      default ->
          sequence.any(
              frame,
              found -> {
                frame.spend();
                return found == value;
              });
    };
  }

  private static boolean isAmong(List<Long> elements, Frame frame, long value) {
    for (int i = 0; i < elements.size(); i++) {
      frame.spend();
      if (elements.get(i) == value) {
        return true;
      }
    }
    return false;
  }

  /** The whole numbers from the least to the most, which may be any numbers except none. */
  record Range(Node least, Node most) implements Sequence {
    @Override
    public Composition composition() {
      return Composition.pure(least, most, Range::new).with(NodeFacts.PURE.orFault());
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      long last = Numbers.floor(most.word(frame));
      for (long number = Numbers.ceiling(least.word(frame)); number <= last; number++) {
        if (test.test(Values.number(number))) {
          return true;
        }
      }
      return false;
    }

    long size(Frame frame) {
      long last = Numbers.floor(most.word(frame));
      return Math.max(0, last - Numbers.ceiling(least.word(frame)) + 1);
    }

    /** Whether a value is among those iterated over. */
    private boolean includes(Frame frame, long value) {
      long last = Numbers.floor(most.word(frame));
      long first = Numbers.ceiling(least.word(frame));
      return Values.isWhole(value)
          && Values.compare(Values.number(first), value) <= 0
          && Values.compare(value, Values.number(last)) <= 0;
    }

    /**
     * Whether a value is a whole number in the range; false if the value, or either end, is none.
     */
    boolean contains(Frame frame, long value) {
      return Straight.isBetween(value, least.word(frame), most.word(frame));
    }
  }

  /**
   * The cards of one zone: those played in this deal in the order of play, then the others as they
   * lie, from the top.
   */
  record Pile(ZonePlace place) implements Sequence {
    @Override
    public Composition composition() {
      return place.composition(Pile::new).with(NodeFacts.reading(place.aspect(), Aspect.PLAYED));
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      int zone = place.zone(frame);
      if (zone < 0) {
        return false;
      }
      int[] cards = frame.position().inOrder(zone);
      frame.spend(cards.length / Frame.WORDS_IN_A_STEP);
      return Arrays.stream(cards)
          .mapToLong(card -> Values.of(Values.Kind.CARD, card))
          .anyMatch(test);
    }
  }

  /**
   * The things of a set.
   *
   * @param axis the values of the set in order; null for the order of the indices
   */
  record Elements(Node group, Values.Kind kind, @Nullable Axis axis) implements Sequence {
    @Override
    public Composition composition() {
      return Composition.pure(group, other -> new Elements(other, kind, axis));
    }

    /** Returns the elements; that somebody looks at each of them is not counted. */
    public IndexSet all(Frame frame) {
      return frame.through(group.set(frame));
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      if (axis == null && kind != Values.Kind.TRICK && Compilable.isTranslated(group)) {
        return byIndex(group.mask(frame), test);
      }
      IndexSet all = all(frame);
      return axis == null ? byIndex(all, test) : inOrder(all, axis, test);
    }

    private boolean byIndex(long all, LongPredicate test) {
      for (long left = all; left != 0; left &= left - 1) {
        if (test.test(Values.of(kind, Long.numberOfTrailingZeros(left)))) {
          return true;
        }
      }
      return false;
    }

    private boolean byIndex(IndexSet all, LongPredicate test) {
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        if (test.test(Values.of(kind, i))) {
          return true;
        }
      }
      return false;
    }

    private static boolean inOrder(IndexSet all, Axis axis, LongPredicate test) {
      for (int i = 0; i < axis.size(); i++) {
        if (all.contains(Values.index(axis.value(i))) && test.test(axis.value(i))) {
          return true;
        }
      }
      return false;
    }
  }

  /** A sequence of one value; empty if it is none. */
  record Single(Node value) implements Sequence {
    @Override
    public Composition composition() {
      return Composition.pure(value, Single::new);
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      long found = value.word(frame);
      return found != Values.NONE && test.test(found);
    }
  }

  /**
   * One sequence after another.
   *
   * @param distinct whether repeated values are skipped
   * @param different whether it is known that there are none
   */
  record Concatenation(List<Node> operands, boolean distinct, boolean different)
      implements Sequence {

    public Concatenation {
      operands = List.copyOf(operands);
    }

    /** One sequence after another. */
    public Concatenation(List<Node> operands, boolean distinct) {
      this(operands, distinct, DifferentValues.areIn(operands));
    }

    @Override
    public Composition composition() {
      return Composition.pure(operands, others -> new Concatenation(others, distinct));
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      if (!distinct) {
        return someHas(frame, test);
      }
      return different ? someHasOfDifferent(frame, test) : someHasOfDistinct(frame, test);
    }

    /** Costs as many steps as if values had to be told apart. */
    private boolean someHasOfDifferent(Frame frame, LongPredicate test) {
      Frame.Keeping keeping = frame.keeping(test);
      boolean passed = someHas(frame, keeping);
      frame.release(keeping);
      return passed;
    }

    private boolean someHasOfDistinct(Frame frame, LongPredicate test) {
      DistinctWords seen = new DistinctWords();
      boolean passed = someHas(frame, value -> isNew(frame, value, seen) && test.test(value));
      frame.release(seen.size());
      return passed;
    }

    private boolean someHas(Frame frame, LongPredicate test) {
      // By number: an iterator is slower, and most calls are collected here.
      for (int i = 0; i < operands.size(); i++) {
        if (operands.get(i).any(frame, test)) {
          return true;
        }
      }
      return false;
    }

    private static boolean isNew(Frame frame, long value, DistinctWords seen) {
      frame.spend();
      if (!seen.add(value)) {
        return false;
      }
      frame.keep();
      return true;
    }
  }

  /** Values in ascending order. */
  record Sorted(Node sequence, Order order) implements Sequence {
    @Override
    public Composition composition() {
      return Composition.pure(sequence, other -> new Sorted(other, order));
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      long[] values = sequence.values(frame);
      boolean passed = anyOf(sorted(values), test);
      frame.release(values.length);
      return passed;
    }

    private static boolean anyOf(long[] values, LongPredicate test) {
      for (long value : values) {
        if (test.test(value)) {
          return true;
        }
      }
      return false;
    }

    /** Sorts the values, which are usually in order already. */
    private long[] sorted(long[] values) {
      for (int i = 1; i < values.length; i++) {
        if (order.compare(values[i - 1], values[i]) > 0) {
          return LongStream.of(values)
              .boxed()
              .sorted(order::compare)
              .mapToLong(Long::longValue)
              .toArray();
        }
      }
      return values;
    }
  }

  /**
   * The values of an ascending list that lie beyond a bound; nothing does if the bound is none.
   *
   * @param above whether they are the larger ones
   * @param included whether the bound itself is among them
   */
  record Beyond(Leaf.SequenceConstant values, Node bound, boolean above, boolean included)
      implements Sequence {
    @Override
    public Composition composition() {
      return Composition.pure(bound, other -> new Beyond(values, other, above, included));
    }

    /** Each value takes a step, as if the others had been left out one by one. */
    @Override
    public boolean any(Frame frame, LongPredicate test) {
      long beyond = bound.word(frame);
      if (beyond == Values.NONE) {
        return false;
      }
      int border = border(beyond, above != included);
      int end = above ? values.elements().size() : border;
      for (int i = above ? border : 0; i < end; i++) {
        frame.spend();
        if (test.test(values.elements().get(i))) {
          return true;
        }
      }
      return false;
    }

    /** Returns how many values are smaller than this one, or not larger. */
    private int border(long value, boolean orEqual) {
      int least = 0;
      int most = values.elements().size();
      while (least < most) {
        int middle = (least + most) >>> 1;
        int comparison = Values.compare(values.elements().get(middle), value);
        if (comparison < 0 || (orEqual && comparison == 0)) {
          least = middle + 1;
        } else {
          most = middle;
        }
      }
      return least;
    }
  }

  /** Values in one sequence that are not in the other. */
  record Difference(Node all, Node without) implements Sequence {
    @Override
    public Composition composition() {
      return Composition.pure(all, without, Difference::new);
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      return all.any(frame, value -> !contains(without, frame, value) && test.test(value));
    }
  }

  /** All combinations of two or three sequences, the last changing fastest. */
  record Product(List<Node> operands) implements Sequence {

    public Product {
      operands = List.copyOf(operands);
    }

    @Override
    public Composition composition() {
      return Composition.pure(operands, Product::new).with(NodeFacts.PURE.orFault());
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      return any(frame, test, new long[operands.size()], 0);
    }

    private boolean any(Frame frame, LongPredicate test, long[] parts, int next) {
      if (next == parts.length) {
        return test.test(Values.combination(parts));
      }
      return operands
          .get(next)
          .any(
              frame,
              part -> {
                frame.spend();
                parts[next] = part;
                return any(frame, test, parts, next + 1);
              });
    }

    long size(Frame frame) {
      long size = 1;
      for (Node factor : operands) {
        long factors = Sequence.size(factor, frame);
        if (Math.multiplyHigh(size, factors) != 0 || size * factors < 0) {
          throw new Fault(Fault.Kind.OVERFLOW);
        }
        size *= factors;
      }
      return size;
    }
  }
}
