package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What kind of value an expression has ({@code docs/language.md}, 3). */
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
   * @param name null where the labels are written out in place
   * @param labels in declared order; a label is the same value in every type that has it
   */
  record Labels(@Nullable String name, List<String> labels) implements Type {}

  /** {@code suit | high | low}: at least two members, none of them a union, a product or a set. */
  record Union(List<Type> members) implements Type {}

  /** {@code [suit, switch]}: at least two factors, each a suit, rank, player or label type. */
  record Product(List<Type> factors) implements Type {}

  /** A set of values. */
  record SetOf(Type element) implements Type {}
}
