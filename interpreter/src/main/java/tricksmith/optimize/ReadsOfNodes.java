package tricksmith.optimize;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Aspect;
import tricksmith.program.Axis;
import tricksmith.program.Call;
import tricksmith.program.CellPlace;
import tricksmith.program.Intrinsic;
import tricksmith.program.Invoke;
import tricksmith.program.Leaf;
import tricksmith.program.Node;
import tricksmith.program.TrickLaw;

/**
 * What expressions read of a position, cell by cell, including what the functions they call read.
 */
final class ReadsOfNodes {

  /** What an expression reads; never changed once it is complete. */
  record Found(Set<Aspect> aspects, Set<Integer> values, Set<Integer> groups) {

    private static Found nothing() {
      return new Found(EnumSet.noneOf(Aspect.class), new HashSet<>(), new HashSet<>());
    }

    private void add(Found other) {
      aspects.addAll(other.aspects);
      values.addAll(other.values);
      groups.addAll(other.groups);
    }
  }

  private final TrickLaw law;
  private final IdentityHashMap<Node, Found> known = new IdentityHashMap<>();
  private @Nullable Found comparison;
  private @Nullable Found suitLed;

  /**
   * Creates the reads under a law, which determines how cards are compared and which suit is led.
   */
  ReadsOfNodes(TrickLaw law) {
    this.law = law;
  }

  /** Returns what an expression reads. */
  Found of(Node node) {
    Found found = known.get(node);
    if (found == null) {
      found = find(node);
      known.put(node, found);
    }
    return found;
  }

  private Found find(Node node) {
    Found found = Found.nothing();
    found.aspects.addAll(node.reads());
    node.operands().forEach(operand -> found.add(of(operand)));
    switch (node) {
      case Leaf.ReadCell(int cell, boolean group) ->
          (group ? found.groups : found.values).add(cell);
      case Leaf.ReadEntry(CellPlace.Entry entry, boolean group, _) ->
          cells(entry).forEach((group ? found.groups : found.values)::add);
      case Call call -> found.add(of(call.function().body()));
      case Invoke invoke -> {
        if (invoke.intrinsic() == Intrinsic.SUIT_LED) {
          found.add(suitLed());
        } else if (comparesCards(invoke.intrinsic())) {
          found.add(comparison());
        }
      }
      default -> {}
    }
    return found;
  }

  private static IntStream cells(CellPlace.Entry entry) {
    int count = entry.axes().stream().mapToInt(Axis::size).reduce(1, Math::multiplyExact);
    return IntStream.range(entry.first(), entry.first() + count);
  }

  /** Whether an intrinsic may have to compare the cards on the table. */
  private static boolean comparesCards(Intrinsic intrinsic) {
    return intrinsic.reads().contains(Aspect.PLAYED) && !intrinsic.total();
  }

  private Found suitLed() {
    Found found = suitLed;
    if (found == null) {
      // What is led is not said by itself.
      suitLed = Found.nothing();
      found = Found.nothing();
      found.add(of(law.suitLed()));
      suitLed = found;
    }
    return found;
  }

  private Found comparison() {
    Found found = comparison;
    if (found == null) {
      comparison = Found.nothing();
      Found all = Found.nothing();
      all.add(suitLed());
      law.criteria().stream()
          .flatMap(
              criterion -> Stream.of(criterion.measure(), criterion.when(), criterion.except()))
          .forEach(
              node -> {
                if (node != null) {
                  all.add(of(node));
                }
              });
      found = all;
      comparison = all;
    }
    return found;
  }
}
