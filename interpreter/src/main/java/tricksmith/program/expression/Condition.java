package tricksmith.program.expression;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** An expression that is yes or no. */
public sealed interface Condition extends Node {

  @Override
  default Sort sort() {
    return Sort.WORD;
  }

  @Override
  boolean holds(Frame frame);

  @Override
  default long word(Frame frame) {
    return Values.of(holds(frame));
  }

  /** Returns the negation in its simplest form. */
  static Node not(Node test) {
    return switch (test) {
      case Leaf.Constant(long value) -> Leaf.Constant.of(value != Values.YES);
      case Not(Node inner) -> inner;
      default -> new Not(test);
    };
  }

  /** Returns a condition that is yes or no, and no where the test is none. */
  static Node yesOrNo(Node test) {
    return switch (test) {
      case Condition condition -> condition;
      case Leaf.Constant(long value) -> Leaf.Constant.of(value == Values.YES);
      case Domain.Some some -> some;
      default -> new IsYes(test);
    };
  }

  /**
   * Returns the conjunction in its simplest form; each test is evaluated only if those before it
   * hold.
   */
  static Node all(List<Node> tests) {
    List<Node> flat =
        tests.stream()
            .flatMap(test -> test instanceof All all ? all.operands().stream() : Stream.of(test))
            .toList();
    return joined(flat, Leaf.Constant.NO, Leaf.Constant.YES);
  }

  /**
   * Returns the disjunction in its simplest form; each test is evaluated only if none before it
   * holds.
   */
  static Node some(List<Node> tests) {
    List<Node> flat =
        tests.stream()
            .flatMap(test -> test instanceof Any any ? any.operands().stream() : Stream.of(test))
            .toList();
    return joined(flat, Leaf.Constant.YES, Leaf.Constant.NO);
  }

  private static Node joined(List<Node> tests, Leaf.Constant decides, Leaf.Constant neutral) {
    int end = tests.indexOf(decides);
    List<Node> asked =
        Stream.concat(
                tests.subList(0, end < 0 ? tests.size() : end).stream()
                    .filter(test -> !test.equals(neutral)),
                end < 0 ? Stream.of() : Stream.of(decides))
            .toList();
    if (asked.size() < 2) {
      return asked.isEmpty() ? neutral : asked.getFirst();
    }
    return decides.equals(Leaf.Constant.NO) ? new All(asked) : new Any(asked);
  }

  /** Negation. It is yes for none, as none is not yes. */
  record Not(Node test) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(test, Not::new);
    }

    @Override
    public boolean holds(Frame frame) {
      return !test.holds(frame);
    }
  }

  record IsYes(Node test) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(test, IsYes::new);
    }

    @Override
    public boolean holds(Frame frame) {
      return test.holds(frame);
    }
  }

  final class All implements Condition {

    private final Node[] tests;

    /** Creates a conjunction of these conditions, tested in this order. */
    public All(List<Node> tests) {
      this.tests = tests.toArray(Node[]::new);
    }

    @Override
    public Composition composition() {
      return Composition.pure(List.of(tests), All::new);
    }

    @Override
    public boolean holds(Frame frame) {
      for (Node test : tests) {
        if (!test.holds(frame)) {
          return false;
        }
      }
      return true;
    }
  }

  final class Any implements Condition {

    private final Node[] tests;

    /** Creates a disjunction of these conditions, tested in this order. */
    public Any(List<Node> tests) {
      this.tests = tests.toArray(Node[]::new);
    }

    @Override
    public Composition composition() {
      return Composition.pure(List.of(tests), Any::new);
    }

    @Override
    public boolean holds(Frame frame) {
      for (Node test : tests) {
        if (test.holds(frame)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Whether two words are the same; none equals nothing. */
  record Equal(Node left, Node right) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(left, right, Equal::new);
    }

    @Override
    public boolean holds(Frame frame) {
      // What is compared most often is a property of a card: calling that directly is quicker.
      long value = left instanceof Selection.Tabulated table ? table.word(frame) : left.word(frame);
      return value != Values.NONE && value == right.word(frame);
    }
  }

  /** Whether a word is a thing of this kind that belongs to a set. */
  record In(Node value, Values.Kind kind, Node group) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(value, group, (first, last) -> new In(first, kind, last));
    }

    @Override
    public boolean holds(Frame frame) {
      long thing = value.word(frame);
      return thing != Values.NONE
          && !Values.isNumber(thing)
          && Values.kind(thing) == kind
          && group.set(frame).contains(Values.index(thing));
    }
  }

  record InSequence(Node value, Node sequence) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(value, sequence, InSequence::new)
          .with(isRange() ? NodeFacts.PURE.orFault() : NodeFacts.PURE);
    }

    /** Whether its sequence is a range whose ends, which must be whole, are not known. */
    private boolean isRange() {
      return sequence instanceof Sequence.Range
          && !sequence.operands().stream().allMatch(Leaf.Constant.class::isInstance);
    }

    @Override
    public boolean holds(Frame frame) {
      long wanted = value.word(frame);
      if (sequence instanceof Sequence.Range range) {
        return range.contains(frame, wanted);
      }
      return wanted != Values.NONE && Sequence.contains(sequence, frame, wanted);
    }
  }

  /** Whether two sequences have the same values, in any order. */
  record SameValues(Node left, Node right) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(left, right, SameValues::new);
    }

    @Override
    public boolean holds(Frame frame) {
      long[] first = left.values(frame);
      long[] second = right.values(frame);
      Arrays.sort(first);
      Arrays.sort(second);
      frame.release((long) first.length + second.length);
      return Arrays.equals(first, second);
    }
  }

  /** Whether two sets have an element in common. */
  record Meet(Node left, Node right) implements Condition {
    @Override
    public Composition composition() {
      return Composition.pure(left, right, Meet::new);
    }

    @Override
    public boolean holds(Frame frame) {
      IndexSet first = frame.through(left.set(frame));
      return !first.intersection(right.set(frame)).isEmpty();
    }
  }
}
