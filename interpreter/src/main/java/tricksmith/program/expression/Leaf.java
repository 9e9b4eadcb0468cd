package tricksmith.program.expression;

import java.util.List;
import java.util.function.LongPredicate;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** An expression without operands, or one that reads a cell. */
public sealed interface Leaf extends Node {

  record Constant(long value) implements Leaf {

    public static final Constant NONE = new Constant(Values.NONE);

    public static final Constant YES = new Constant(Values.YES);

    public static final Constant NO = new Constant(Values.NO);

    public static Constant of(boolean yes) {
      return yes ? YES : NO;
    }

    public static Constant number(long whole) {
      return new Constant(Values.number(whole));
    }

    @Override
    public Sort sort() {
      return Sort.WORD;
    }

    @Override
    public Composition composition() {
      return Composition.leaf(this, NodeFacts.PURE);
    }

    @Override
    public long word(Frame frame) {
      return value;
    }
  }

  record SetConstant(IndexSet elements) implements Leaf {

    public static final SetConstant EMPTY = new SetConstant(IndexSet.EMPTY);

    @Override
    public Sort sort() {
      return Sort.SET;
    }

    @Override
    public Composition composition() {
      return Composition.leaf(this, NodeFacts.PURE);
    }

    @Override
    public IndexSet set(Frame frame) {
      return elements;
    }
  }

  record SequenceConstant(List<Long> elements) implements Leaf {

    /** The sequence without values. */
    public static final SequenceConstant EMPTY = new SequenceConstant(List.of());

    public SequenceConstant {
      elements = List.copyOf(elements);
    }

    @Override
    public Sort sort() {
      return Sort.SEQUENCE;
    }

    @Override
    public Composition composition() {
      return Composition.leaf(this, NodeFacts.PURE);
    }

    @Override
    public boolean any(Frame frame, LongPredicate test) {
      // By number: an iterator is slower, and this is what most choices are made from.
      for (int i = 0; i < elements.size(); i++) {
        if (test.test(elements.get(i))) {
          return true;
        }
      }
      return false;
    }
  }

  /** The value of a local. */
  record ReadSlot(Slot slot) implements Leaf {
    @Override
    public Sort sort() {
      return slot.set() ? Sort.SET : Sort.WORD;
    }

    @Override
    public Composition composition() {
      return Composition.leaf(this, NodeFacts.reading(slot));
    }

    @Override
    public long word(Frame frame) {
      return frame.word(slot.number());
    }

    @Override
    public IndexSet set(Frame frame) {
      return frame.set(slot.number());
    }
  }

  /** The content of a cell: a word, or a set if {@code group}. */
  record ReadCell(int cell, boolean group) implements Leaf {
    @Override
    public Sort sort() {
      return group ? Sort.SET : Sort.WORD;
    }

    @Override
    public Composition composition() {
      return Composition.leaf(this, NodeFacts.reading(new NodeFacts.Cells(cell, 1, group)));
    }

    @Override
    public long word(Frame frame) {
      return frame.position().value(cell);
    }

    @Override
    public IndexSet set(Frame frame) {
      return frame.position().group(cell);
    }

    @Override
    public long mask(Frame frame) {
      return frame.position().groupWord(cell);
    }
  }

  /**
   * The content of an entry of an indexed variable.
   *
   * @param group whether it is a set
   * @param missing the word where there is no such entry; where it is a set, the empty set takes
   *     its place
   */
  record ReadEntry(CellPlace.Entry entry, boolean group, long missing) implements Leaf {
    @Override
    public Sort sort() {
      return group ? Sort.SET : Sort.WORD;
    }

    @Override
    public Composition composition() {
      return Composition.pure(
              entry.indices(),
              others ->
                  new ReadEntry(
                      new CellPlace.Entry(entry.first(), entry.axes(), others), group, missing))
          .with(NodeFacts.reading(new NodeFacts.Cells(entry.first(), entry.count(), group)));
    }

    @Override
    public long word(Frame frame) {
      int cell = entry.cell(frame);
      return cell < 0 ? missing : frame.position().value(cell);
    }

    @Override
    public IndexSet set(Frame frame) {
      int cell = entry.cell(frame);
      return cell < 0 ? IndexSet.EMPTY : frame.position().group(cell);
    }
  }

  /** An expression that cannot be evaluated: always a fault. */
  record Failing(Fault.Kind fault) implements Leaf {
    @Override
    public Sort sort() {
      return Sort.WORD;
    }

    @Override
    public Composition composition() {
      return Composition.leaf(this, NodeFacts.PURE.orFault());
    }

    @Override
    public long word(Frame frame) {
      throw new Fault(fault);
    }
  }
}
