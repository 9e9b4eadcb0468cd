package tricksmith.check;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Types as they are written in scripts: what messages show. */
final class Notation {
  private Notation() {}

  /** How a type is written. */
  static String of(Type type) {
    return switch (type) {
      case Type.Basic basic -> word(basic);
      case Type.Nothing nothing -> "none";
      case Type.Labels(@Nullable String name, List<String> labels) ->
          name != null ? name : String.join(" | ", labels);
      case Type.Union(@Nullable String name, List<Type> members) ->
          name != null ? name : listed(members, " | ");
      case Type.Product(@Nullable String name, List<Type> factors) ->
          name != null ? name : "[" + listed(factors, ", ") + "]";
      case Type.SetOf(Type element) -> some(element);
    };
  }

  /** How several types are written. */
  static String of(List<Type> types) {
    return listed(types, ", ");
  }

  private static String word(Type.Basic basic) {
    return switch (basic) {
      case NUMBER -> "number";
      case YES_NO -> "yes/no";
      case SUIT -> "suit";
      case RANK -> "rank";
      case CARD -> "card";
      case PLAYER -> "player";
      case SIDE -> "side";
      case TRICK -> "trick";
    };
  }

  private static String some(Type element) {
    return switch (element) {
      case Type.Basic basic -> "some " + word(basic) + "s";
      case Type.Nothing nothing -> "none";
      case Type.Labels labels -> "some (" + of(labels) + ")";
      case Type.Union union -> "some (" + of(union) + ")";
      case Type.Product product -> "some " + of(product);
      case Type.SetOf set -> "some (" + of(set) + ")";
    };
  }

  private static String listed(List<Type> types, String between) {
    return types.stream().map(Notation::of).collect(Collectors.joining(between));
  }
}
