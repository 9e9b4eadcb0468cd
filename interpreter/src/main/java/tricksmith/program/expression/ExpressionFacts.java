package tricksmith.program.expression;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
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
    Composition composition = node.composition();
    NodeFacts facts = composition.facts();
    Set<Aspect> reads = facts.reads();
    Set<Slot> free = Set.of();
    boolean total = facts.total() || comparesNumbers(node);
    for (Node operand : composition.operands()) {
      Summary inside = of(operand);
      reads = union(reads, inside.reads);
      free = union(free, inside.free);
      total &= inside.total;
    }
    Slot bound = facts.binds();
    if (bound != null) {
      free = without(free, List.of(bound));
    }
    if (facts.slot() != null) {
      free = union(free, Set.of(facts.slot()));
    }
    Call.Function function = facts.calls();
    if (function != null) {
      Summary body = of(function.body());
      reads = union(reads, body.reads);
      free = union(free, without(body.free, function.parameters()));
      total &= body.total;
    }
    return new Summary(reads, free, total);
  }

  /** Returns the union of two sets, which is one of them if that has all of the other. */
  private static <T> Set<T> union(Set<T> some, Set<T> others) {
    if (others.isEmpty() || some.containsAll(others)) {
      return some;
    }
    if (some.isEmpty() || others.containsAll(some)) {
      return others;
    }
    Set<T> all = new HashSet<>(some);
    all.addAll(others);
    return all;
  }

  private static Set<Slot> without(Set<Slot> slots, List<Slot> bound) {
    if (bound.stream().noneMatch(slots::contains)) {
      return slots;
    }
    Set<Slot> left = new HashSet<>(slots);
    bound.forEach(left::remove);
    return left;
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
