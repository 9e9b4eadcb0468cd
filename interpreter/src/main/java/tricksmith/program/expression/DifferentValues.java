package tricksmith.program.expression;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;

/** Knows of sequences, before a match, that no value occurs twice in them. */
final class DifferentValues {

  private DifferentValues() {}

  /** Whether it is known that no value occurs twice in these sequences together. */
  static boolean areIn(List<Node> sequences) {
    Set<Long> before = new HashSet<>();
    for (Node sequence : sequences) {
      List<Long> values = possible(sequence);
      if (values == null || !values.stream().allMatch(before::add)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the values of which a sequence has each at most once, and no others; null if unknown.
   */
  private static @Nullable List<Long> possible(Node sequence) {
    if (sequence instanceof Leaf.SequenceConstant(List<Long> elements)) {
      return elements;
    }
    if (sequence instanceof Domain.Filter(Domain domain) && domain.kind() == null) {
      return possible(domain.elements());
    }
    if (sequence instanceof Sequence.Sorted(Node inner, _)) {
      return possible(inner);
    }
    return sequence instanceof Sequence.Single(Node value) ? oneOf(value) : null;
  }

  /** Returns the values of which an expression yields one, if it yields any; null if unknown. */
  private static @Nullable List<Long> oneOf(Node value) {
    if (value instanceof Compilable compilable) {
      return oneOf(compilable.expression());
    }
    if (value instanceof Leaf.Constant(long word)) {
      return word == Values.NONE ? List.of() : List.of(word);
    }
    if (!(value instanceof Selection.Cases cases)) {
      return null;
    }
    List<Long> found = new ArrayList<>();
    for (Node each :
        Stream.concat(cases.values().stream(), Stream.of(cases.otherwise())).toList()) {
      List<Long> possible = oneOf(each);
      if (possible == null) {
        return null;
      }
      found.addAll(possible);
    }
    return found.stream().distinct().toList();
  }
}
