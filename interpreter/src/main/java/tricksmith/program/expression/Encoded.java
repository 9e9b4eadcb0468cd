package tricksmith.program.expression;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Membership;
import tricksmith.program.value.Order;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** A word made of other words, or derived from their encoding. */
public sealed interface Encoded extends Node {

  @Override
  default Sort sort() {
    return Sort.WORD;
  }

  /** The rank that stands for a value in comparisons by an order. */
  record Rank(Node value, Order order) implements Encoded {
    @Override
    public Composition composition() {
      return Composition.pure(value, other -> new Rank(other, order));
    }

    @Override
    public long word(Frame frame) {
      return order.rank(value.word(frame));
    }
  }

  /** A value if it belongs to a type, otherwise none. */
  record Member(Node value, Membership membership) implements Encoded {
    @Override
    public Composition composition() {
      return Composition.pure(value, other -> new Member(other, membership));
    }

    @Override
    public long word(Frame frame) {
      long found = value.word(frame);
      return found != Values.NONE && membership.has(found) ? found : Values.NONE;
    }
  }

  /** A combination of values; none if any of them is none. */
  record Combination(List<Node> operands) implements Encoded {

    public Combination {
      operands = List.copyOf(operands);
    }

    @Override
    public Composition composition() {
      return Composition.pure(operands, Combination::new).with(NodeFacts.PURE.orFault());
    }

    @Override
    public long word(Frame frame) {
      long[] parts = new long[operands.size()];
      for (int place = 0; place < parts.length; place++) {
        parts[place] = operands.get(place).word(frame);
      }
      return Values.combination(parts);
    }
  }

  /**
   * A part of a combination.
   *
   * @param place from 0
   */
  record Part(Node combination, int place) implements Encoded {
    @Override
    public Composition composition() {
      return Composition.pure(combination, other -> new Part(other, place));
    }

    @Override
    public long word(Frame frame) {
      return Values.part(combination.word(frame), place);
    }
  }

  /**
   * The sum of a table's entries for the elements of a set. The entries are whole numbers, or none,
   * which counts as nothing.
   */
  final class TableSum implements Encoded {

    private final Node elements;
    private final long[] byIndex;

    /**
     * Creates a sum.
     *
     * @param byIndex the entries, so small that their total cannot overflow
     */
    public TableSum(Node elements, long[] byIndex) {
      this.elements = elements;
      this.byIndex = byIndex.clone();
    }

    /** Returns the entry of each thing. */
    public long[] words() {
      return byIndex.clone();
    }

    @Override
    public Composition composition() {
      return Composition.pure(elements, other -> new TableSum(other, byIndex));
    }

    @Override
    public long word(Frame frame) {
      IndexSet all = elements.set(frame);
      long sum = Values.number(0);
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        // Whole numbers are added as they are encoded.
        sum += byIndex[i] == Values.NONE ? 0 : byIndex[i];
      }
      return sum;
    }
  }

  /**
   * The only element of a set or sequence; none if there is not exactly one.
   *
   * @param kind the kind of a set's elements; ignored for a sequence
   */
  record Only(Node elements, Values.Kind kind) implements Encoded {
    @Override
    public Composition composition() {
      return Composition.pure(elements, other -> new Only(other, kind));
    }

    @Override
    public long word(Frame frame) {
      if (elements.sort() == Sort.SET) {
        var found = frame.through(elements.set(frame));
        int first = found.next(0);
        return first < 0 || found.next(first + 1) >= 0 ? Values.NONE : Values.of(kind, first);
      }
      long[] found = {Values.NONE};
      boolean several =
          elements.any(
              frame,
              value -> {
                frame.spend();
                boolean second = found[0] != Values.NONE;
                found[0] = value;
                return second;
              });
      return several ? Values.NONE : found[0];
    }
  }

  /**
   * The value at a place of a sequence, from 0; none if the sequence is shorter.
   *
   * @param place a whole number
   */
  record ElementAt(Node sequence, Node place) implements Encoded {
    @Override
    public Composition composition() {
      return Composition.pure(sequence, place, ElementAt::new);
    }

    @Override
    public long word(Frame frame) {
      int wanted = Values.whole(place.word(frame));
      if (sequence instanceof Leaf.SequenceConstant(List<Long> elements)) {
        return elementAt(elements, wanted, frame);
      }
      int[] next = {0};
      long[] found = {Values.NONE};
      sequence.any(
          frame,
          value -> {
            frame.spend();
            found[0] = value;
            return next[0]++ == wanted;
          });
      return next[0] > wanted ? found[0] : Values.NONE;
    }

    private static long elementAt(List<Long> elements, int wanted, Frame frame) {
      for (int i = 0; i < elements.size(); i++) {
        frame.spend();
        if (i == wanted) {
          return elements.get(i);
        }
      }
      return Values.NONE;
    }
  }
}
