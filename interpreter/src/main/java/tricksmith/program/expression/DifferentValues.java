package tricksmith.program.expression;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;

/** Knows, before a match, in which sequences no value occurs twice. */
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
    if (sequence instanceof Sequence.Beyond(Leaf.SequenceConstant values, _, _, _)) {
      return values.elements();
    }
    if (sequence instanceof Sequence.Sorted(Node inner, _)) {
      return possible(inner);
    }
    if (sequence instanceof Selection.Cases cases) {
      return ofOne(cases, DifferentValues::possible);
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
    return value instanceof Selection.Cases cases ? ofOne(cases, DifferentValues::oneOf) : null;
  }

  /** Returns what is possible in any of the cases; null if that is unknown in one of them. */
  private static @Nullable List<Long> ofOne(
      Selection.Cases cases, Function<Node, @Nullable List<Long>> possible) {
    Set<Long> found = new LinkedHashSet<>();
    for (Node each :
        Stream.concat(cases.values().stream(), Stream.of(cases.otherwise())).toList()) {
      List<Long> values = possible.apply(each);
      if (values == null) {
        return null;
      }
      found.addAll(values);
    }
    return List.copyOf(found);
  }
}
