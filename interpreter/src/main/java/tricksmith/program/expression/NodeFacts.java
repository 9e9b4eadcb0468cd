package tricksmith.program.expression;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Slot;

/**
 * The facts that a node states about itself, besides those of its operands. Analyses fold over
 * these facts instead of looking for kinds of nodes. Each node states all of them: a forgotten one
 * would mean a value remembered for too long, or a fault that never occurs.
 *
 * @param reads what it reads of the position
 * @param cells the cells that it reads; null if it reads none
 * @param slot the slot that it reads; null if it reads none
 * @param binds the slot that it binds in its operands; null if it binds none
 * @param calls the function that it calls; null if it calls none
 * @param total whether it never fails, unless its operands or the function do
 * @param extent what it goes through by itself, whatever its operands do
 */
public record NodeFacts(
    Set<Aspect> reads,
    @Nullable Cells cells,
    @Nullable Slot slot,
    @Nullable Slot binds,
    Call.@Nullable Function calls,
    boolean total,
    Extent extent) {

  /** What a node goes through to yield its value, without counting it. */
  public enum Extent {
    /** Nothing, or a set as a whole if it yields one. */
    NOTHING,
    /** The zones of several players. */
    ZONES,
    /** Up to all cards, one by one. */
    CARDS
  }

  /**
   * Cells next to one another.
   *
   * @param group whether they hold sets
   */
  public record Cells(int first, int count, boolean group) {}

  /** Facts of a node whose value follows from its operands alone, and which never fails. */
  public static final NodeFacts PURE = reading();

  public NodeFacts {
    reads = Set.copyOf(reads);
  }

  /** Returns the facts of a node that reads these aspects of the position, and never fails. */
  public static NodeFacts reading(Aspect... aspects) {
    return new NodeFacts(Set.of(aspects), null, null, null, null, true, Extent.NOTHING);
  }

  /** Returns the facts of a node that reads one of these cells, and never fails. */
  public static NodeFacts reading(Cells cells) {
    return new NodeFacts(Set.of(Aspect.CELLS), cells, null, null, null, true, Extent.NOTHING);
  }

  /** Returns the facts of a node that reads this slot, and never fails. */
  public static NodeFacts reading(Slot slot) {
    return new NodeFacts(Set.of(), null, slot, null, null, true, Extent.NOTHING);
  }

  /** Returns the facts of a node that calls this function, and fails only if the function does. */
  public static NodeFacts calling(Call.Function function) {
    return new NodeFacts(Set.of(), null, null, null, function, true, Extent.NOTHING);
  }

  public NodeFacts binding(Slot element) {
    return new NodeFacts(reads, cells, slot, element, calls, total, extent);
  }

  /** Returns the same facts of a node that may fail even if its operands do not. */
  public NodeFacts orFault() {
    return new NodeFacts(reads, cells, slot, binds, calls, false, extent);
  }

  /** Returns the same facts of a node that goes through more than its operands do. */
  public NodeFacts through(Extent more) {
    return new NodeFacts(reads, cells, slot, binds, calls, total, more);
  }

  /** Whether what it reads of the position, if anything, is read by its operands. */
  public boolean readsByOperandsOnly() {
    return reads.isEmpty() && calls == null;
  }
}
