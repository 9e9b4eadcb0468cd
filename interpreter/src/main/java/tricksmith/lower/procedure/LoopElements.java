package tricksmith.lower.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.storage.Kinds;
import tricksmith.lower.storage.Storage;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Encoded;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Sequence;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/**
 * The values that a loop visits, one after the other. Everything it has to remember is in cells.
 */
sealed interface LoopElements {

  /** Prepares for the first value. */
  void begin(Assembly assembly);

  /** Puts the next value into the cell of the local, or goes to {@code over} if there is none. */
  void next(Assembly assembly, Assembly.Mark over);

  /** Creates the elements for the values of these terms, which are sets and single values. */
  static LoopElements of(RuleId rule, Local local, List<Term> terms, TermLowering expressions) {
    int cell = expressions.storage().cell(local);
    Storage cells = expressions.storage();
    if (terms.size() == 1) {
      Term term = terms.getFirst();
      if (term instanceof Term.NumberRange(_, Term least, Term most)) {
        return new OfRange(
            rule,
            cell,
            cells.value(),
            cells.value(),
            expressions.lower(least),
            expressions.lower(most));
      }
      if (Kinds.isGroup(term.type()) && expressions.isInOrder(term.type())) {
        return new OfGroup(rule, cell, kind(local), cells.group(), expressions.lower(term));
      }
    }
    List<Node> parts = terms.stream().map(expressions::offered).toList();
    return new OfListing(
        rule,
        cell,
        cells.value(),
        cells.value(),
        known(parts).orElseGet(() -> new Sequence.Concatenation(parts, false)),
        cells.slot("element", null));
  }

  /** Returns one list of all values if they are known before a match. */
  private static Optional<Node> known(List<Node> parts) {
    List<Long> values = new ArrayList<>();
    for (Node part : parts) {
      switch (part) {
        case Leaf.SequenceConstant(List<Long> elements) -> values.addAll(elements);
        case Sequence.Single(Leaf.Constant(long value)) when value != Values.NONE ->
            values.add(value);
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new Leaf.SequenceConstant(values));
  }

  /** Returns the kind of a local that iterates over things. */
  static Kind kind(Local local) {
    Kind kind = Kinds.of(local.type());
    if (kind == null) {
      throw new IllegalArgumentException("not of one kind: " + local);
    }
    return kind;
  }

  /** The things of a set as it is when the loop begins. */
  record OfGroup(RuleId rule, int cell, Kind kind, int left, Node group) implements LoopElements {
    @Override
    public void begin(Assembly assembly) {
      assembly.setGroup(rule, left, group);
    }

    @Override
    public void next(Assembly assembly, Assembly.Mark over) {
      assembly.addLater(() -> new Step.NextElement(rule, left, cell, kind, over.place()));
    }
  }

  /** The whole numbers of a range as it is when the loop begins. */
  record OfRange(RuleId rule, int cell, int next, int last, Node least, Node most)
      implements LoopElements {
    @Override
    public void begin(Assembly assembly) {
      assembly.setValue(rule, next, new Invoke(Intrinsic.ROUNDED_UP, least));
      assembly.setValue(rule, last, new Invoke(Intrinsic.ROUNDED_DOWN, most));
    }

    @Override
    public void next(Assembly assembly, Assembly.Mark over) {
      Node number = new Leaf.ReadCell(next, false);
      assembly.jumpUnless(
          rule, new Invoke(Intrinsic.AT_MOST, number, new Leaf.ReadCell(last, false)), over);
      assembly.setValue(rule, cell, number);
      assembly.setValue(rule, next, new Invoke(Intrinsic.PLUS, number, Leaf.Constant.number(1)));
    }
  }

  /** Any values: as many as there are when the loop begins, each as it is when its turn comes. */
  record OfListing(RuleId rule, int cell, int next, int count, Node listing, Slot element)
      implements LoopElements {
    @Override
    public void begin(Assembly assembly) {
      assembly.setValue(rule, next, Leaf.Constant.number(0));
      assembly.setValue(rule, count, new Domain.Count(new Domain(element, null, listing, null)));
    }

    @Override
    public void next(Assembly assembly, Assembly.Mark over) {
      Node place = new Leaf.ReadCell(next, false);
      assembly.jumpUnless(
          rule, new Invoke(Intrinsic.LESS, place, new Leaf.ReadCell(count, false)), over);
      assembly.setValue(rule, cell, new Encoded.ElementAt(listing, place));
      assembly.setValue(rule, next, new Invoke(Intrinsic.PLUS, place, Leaf.Constant.number(1)));
    }
  }
}
