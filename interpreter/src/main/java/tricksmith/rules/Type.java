package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kind of value that an expression has ({@code docs/language/reference.md}, Values). */
public sealed interface Type {

  /** The types that have names of their own. */
  enum Basic implements Type {
    NUMBER,
    YES_NO,
    SUIT,
    RANK,
    CARD,
    PLAYER,
    SIDE,
    TRICK
  }

  /** The type of a bare {@code none}: it fits wherever a value is expected. */
  record Nothing() implements Type {}

  /**
   * A label type.
   *
   * @param name null if the labels are written out in place
   * @param labels in declared order; a label is the same value in every type that has it
   */
  record Labels(@Nullable String name, List<String> labels) implements Type {

    public Labels {
      labels = List.copyOf(labels);
    }

    /** Leaves out the labels for speed, since types are part of many lookup keys. */
    @Override
    public int hashCode() {
      return 31 * labels.size() + (labels.isEmpty() ? 0 : labels.getLast().hashCode());
    }
  }

  /**
   * {@code suit | high | low}.
   *
   * @param name null if it is written out in place
   * @param members at least two: suits, ranks, labels, and at most one product
   */
  record Union(@Nullable String name, List<Type> members) implements Type {}

  /**
   * {@code [number, suit]}.
   *
   * @param name null if it is written out in place
   * @param factors two or three types: numbers, yes/no, suits, ranks, players, sides, labels, and
   *     unions of these
   */
  record Product(@Nullable String name, List<Type> factors) implements Type {}

  record SetOf(Type element) implements Type {}
}
