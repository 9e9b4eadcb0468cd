package tricksmith.lower.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.lower.storage.GameConstants;
import tricksmith.lower.storage.Storage;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Selection.Tabulated;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;

/**
 * Evaluates before a match what can be evaluated: constants, and, for each thing, what depends on
 * that one thing only. What fails is left as it is, so that the fault occurs when it is due.
 */
record ConstantFolder(GameConstants constants, Storage storage, ExpressionFacts expressionFacts) {
  /** The longest sequence to list before a match. */
  private static final int LONGEST_SEQUENCE = 1000;

  /** Returns a node in its simplest form. */
  Node fold(Node node) {
    if (node instanceof Leaf leaf && !(leaf instanceof Leaf.ReadEntry)) {
      return node;
    }
    if (expressionFacts.isConstant(node)) {
      return constant(node);
    }
    Slot slot = expressionFacts.onlySlot(node);
    if (slot != null && slot.kind() != null) {
      return constants.countOf(slot.kind()) == 0 ? node : tabulated(node, slot, slot.kind());
    }
    return node instanceof Call call ? looked(call) : node;
  }

  private Node constant(Node node) {
    try {
      return switch (node.sort()) {
        case WORD -> new Leaf.Constant(node.word(storage.frame()));
        case SET -> new Leaf.SetConstant(node.set(storage.frame()));
        case SEQUENCE -> sequence(node);
      };
    } catch (Fault _) {
      return node;
    }
  }

  /** Lists a sequence. Long ones fail here, and so are gone through only when it is their turn. */
  private Node sequence(Node node) {
    Frame frame = storage.frame(new Budget(LONGEST_SEQUENCE, LONGEST_SEQUENCE, LONGEST_SEQUENCE));
    return new Leaf.SequenceConstant(Arrays.stream(node.values(frame)).boxed().toList());
  }

  private Node tabulated(Node node, Slot slot, Kind kind) {
    return switch (node.sort()) {
      case WORD -> isTabulated(node, slot) ? node : words(node, slot, kind);
      case SET -> sets(node, slot, kind);
      case SEQUENCE -> node;
    };
  }

  private static boolean isTabulated(Node node, Slot slot) {
    return node instanceof Tabulated table
        && table.key() instanceof Leaf.ReadSlot(Slot key)
        && key.equals(slot);
  }

  private Node words(Node node, Slot slot, Kind kind) {
    Frame frame = storage.frame();
    long[] byIndex = new long[constants.countOf(kind)];
    Arrays.setAll(byIndex, i -> word(node, frame, slot, Values.of(kind, i)));
    long ofNone = word(node, frame, slot, Values.NONE);
    return new Tabulated(new Leaf.ReadSlot(slot), kind, byIndex, ofNone, node);
  }

  private static long word(Node node, Frame frame, Slot slot, long thing) {
    return attempt(
        frame,
        at -> {
          at.bind(slot, thing);
          return node.word(at);
        });
  }

  private static long attempt(Frame frame, ToLongFunction<Frame> evaluation) {
    try {
      return evaluation.applyAsLong(frame);
    } catch (Fault _) {
      return Tabulated.UNKNOWN;
    }
  }

  private Node sets(Node node, Slot slot, Kind kind) {
    if (node instanceof Selection.TabulatedSet table
        && table.key() instanceof Leaf.ReadSlot(Slot key)
        && key.equals(slot)) {
      return node;
    }
    List<IndexSet> byIndex = new ArrayList<>();
    Frame frame = storage.frame();
    try {
      for (int i = 0; i < constants.countOf(kind); i++) {
        frame.bind(slot, Values.of(kind, i));
        byIndex.add(node.set(frame));
      }
    } catch (Fault _) {
      return node;
    }
    return new Selection.TabulatedSet(new Leaf.ReadSlot(slot), kind, byIndex, node);
  }

  /** Turns a call of a function tabulated by its only parameter into a look-up. */
  private static Node looked(Call call) {
    @Nullable Slot parameter =
        call.function().parameters().size() == 1 ? call.function().parameters().getFirst() : null;
    return parameter != null
            && call.sort() == Sort.WORD
            && call.function().body() instanceof Tabulated table
            && isTabulated(table, parameter)
        ? table.at(call.operands().getFirst(), call)
        : call;
  }
}
