package tricksmith.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The notation of types in scripts, as messages show it. */
public final class Notation {
  private Notation() {}

  public static String of(Type type) {
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

  /** Returns what a type consists of, as written where the type is named. */
  public static String meaning(Type type) {
    return switch (type) {
      case Type.Labels(_, List<String> labels) -> of(new Type.Labels(null, labels));
      case Type.Union(_, List<Type> members) -> of(new Type.Union(null, members));
      case Type.Product(_, List<Type> factors) -> of(new Type.Product(null, factors));
      case Type.Basic _, Type.Nothing _, Type.SetOf _ -> of(type);
    };
  }

  public static String of(Index index) {
    return switch (index) {
      case Index.OfType(Type type) -> of(type);
      case Index.OfNumbers(long least, long most) -> least + ".." + most;
    };
  }

  public static String ofIndices(List<Index> axes) {
    return axes.stream().map(Notation::of).collect(Collectors.joining(", "));
  }

  public static String of(List<Type> types) {
    return types.stream().map(Notation::of).collect(Collectors.joining(", "));
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
    if (element == Type.Basic.YES_NO) {
      return "some yes/no"; // It has no plural.
    }
    String name = Types.name(element);
    if (name != null) {
      return "some " + name + "s";
    }
    return switch (element) {
      case Type.Nothing _ -> "none";
      case Type.Product _ -> "some " + of(element);
      case Type.Basic _, Type.Labels _, Type.Union _, Type.SetOf _ -> "some (" + of(element) + ")";
    };
  }

  private static String listed(List<Type> types, String between) {
    return types.stream().map(Notation::of).collect(Collectors.joining(between));
  }
}
