package tricksmith.program.expression;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.value.Values;

/**
 * The facts that nodes state, folded over everything inside them, including functions that they
 * call. Not thread-safe: it caches what it has found.
 */
public final class ExpressionFacts {

  /**
   * What is known of an expression. Errs on the side of reading more and being total less often.
   */
  private record Summary(Set<Aspect> reads, Set<Slot> free, boolean total) {}

  private final IdentityHashMap<Node, Summary> known = new IdentityHashMap<>();
  private @Nullable Node suitLed;

  /** Sets the expression of the suit led, for nodes that ask a position for it. */
  public void suitLedIs(Node expression) {
    suitLed = expression;
  }

  /** Whether a node reads neither a position nor a slot bound around it. */
  public boolean isConstant(Node node) {
    Summary summary = of(node);
    return summary.reads.isEmpty() && summary.free.isEmpty();
  }

  /** Returns the only slot on which a node's value depends; null if there is no such slot. */
  public @Nullable Slot onlySlot(Node node) {
    Summary summary = of(node);
    return summary.reads.isEmpty() && summary.free.size() == 1
        ? summary.free.iterator().next()
        : null;
  }

  /** Returns the slots on which a node's value depends. */
  public Set<Slot> slots(Node node) {
    return Set.copyOf(of(node).free);
  }

  public boolean reads(Node node, Slot slot) {
    return of(node).free.contains(slot);
  }

  /** Whether a node cannot fail, so that it makes no difference whether it is evaluated. */
  public boolean isTotal(Node node) {
    Summary summary = of(node);
    return summary.total && (!summary.reads.contains(Aspect.SUIT_LED) || isSuitLedTotal());
  }

  private boolean isSuitLedTotal() {
    Node led = suitLed;
    return led != null && of(led).total;
  }

  /**
   * Whether a node's value stays the same when a card of a hand is laid on the table as a
   * candidate.
   *
   * @param leads whether the card would be the first of its trick, and so the card led
   */
  public boolean isInvariant(Node node, boolean leads) {
    Set<Aspect> reads = of(node).reads;
    return !reads.contains(Aspect.HANDS_AND_TABLE)
        && !reads.contains(Aspect.PLAYED)
        && !(leads && reads.contains(Aspect.LED))
        && (!reads.contains(Aspect.SUIT_LED) || isSuitLedInvariant(leads));
  }

  private boolean isSuitLedInvariant(boolean leads) {
    Node led = suitLed;
    return led != null && isInvariant(led, leads);
  }

  private Summary of(Node node) {
    return known.computeIfAbsent(node, this::find);
  }

  private Summary find(Node node) {
    NodeFacts facts = node.facts();
    Set<Aspect> reads = EnumSet.noneOf(Aspect.class);
    reads.addAll(facts.reads());
    Set<Slot> free = new HashSet<>();
    boolean total = facts.total() || comparesNumbers(node);
    for (Node operand : node.operands()) {
      Summary inside = of(operand);
      reads.addAll(inside.reads);
      free.addAll(inside.free);
      total &= inside.total;
    }
    if (facts.binds() != null) {
      free.remove(facts.binds());
    }
    if (facts.slot() != null) {
      free.add(facts.slot());
    }
    Call.Function function = facts.calls();
    if (function != null) {
      Summary body = of(function.body());
      reads.addAll(body.reads);
      body.free.stream().filter(slot -> !function.parameters().contains(slot)).forEach(free::add);
      total &= body.total;
    }
    return new Summary(reads, free, total);
  }

  /**
   * Whether a node is the smaller or the larger of two numbers, which fails only if one is none.
   */
  private static boolean comparesNumbers(Node node) {
    return node instanceof Invoke invoke
        && (invoke.intrinsic() == Intrinsic.LEAST || invoke.intrinsic() == Intrinsic.GREATEST)
        && invoke.operands().stream().allMatch(ExpressionFacts::isNumber);
  }

  /** Whether a node surely yields a number, unless it fails. */
  private static boolean isNumber(Node node) {
    return switch (node) {
      case Leaf.Constant(long value) -> value != Values.NONE && Values.isNumber(value);
      case Domain.Count _ -> true;
      case Invoke invoke -> invoke.intrinsic() == Intrinsic.SIZE || comparesNumbers(invoke);
      case Call call -> isNumber(call.function().body());
      case Remembered remembered -> isNumber(remembered.body());
      case Compilable compilable -> isNumber(compilable.expression());
      default -> false;
    };
  }
}
