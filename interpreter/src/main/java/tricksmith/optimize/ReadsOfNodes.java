package tricksmith.optimize;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.NodeFacts;

/**
 * The parts of a position that expressions read, cell by cell, including the reads of functions
 * they call.
 */
final class ReadsOfNodes {

  /** What an expression reads; never changed once it is complete. */
  record Found(Set<Aspect> aspects, Set<Integer> values, Set<Integer> groups) {

    private static Found nothing() {
      return new Found(EnumSet.noneOf(Aspect.class), new HashSet<>(), new HashSet<>());
    }

    private void add(NodeFacts facts) {
      aspects.addAll(facts.reads());
      NodeFacts.Cells cells = facts.cells();
      if (cells != null) {
        IntStream.range(cells.first(), cells.first() + cells.count())
            .forEach((cells.group() ? groups : values)::add);
      }
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

  Found of(Node node) {
    return known.computeIfAbsent(node, this::find);
  }

  private Found find(Node node) {
    Found found = Found.nothing();
    NodeFacts facts = node.facts();
    found.add(facts);
    node.operands().forEach(operand -> found.add(of(operand)));
    if (facts.calls() != null) {
      found.add(of(facts.calls().body()));
    }
    if (facts.reads().contains(Aspect.SUIT_LED)) {
      found.add(suitLed());
    }
    if (facts.reads().contains(Aspect.COMPARISON)) {
      found.add(comparison());
    }
    return found;
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
