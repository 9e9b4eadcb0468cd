package tricksmith.lower.storage;

import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Type;

/** The encoding of the values of a type. */
public final class Kinds {

  private Kinds() {}

  /**
   * Returns the kind of the type's values if they are things of one kind, so that sets of them are
   * sets of indices. Null for numbers, unions and combinations.
   */
  public static @Nullable Kind of(Type type) {
    return switch (type) {
      case Type.Basic basic -> of(basic);
      case Type.Labels _ -> Kind.LABEL;
      case Type.Nothing _, Type.Union _, Type.Product _, Type.SetOf _ -> null;
    };
  }

  private static @Nullable Kind of(Type.Basic basic) {
    return switch (basic) {
      case NUMBER -> null;
      case YES_NO -> Kind.YES_NO;
      case SUIT -> Kind.SUIT;
      case RANK -> Kind.RANK;
      case CARD -> Kind.CARD;
      case PLAYER -> Kind.PLAYER;
      case SIDE -> Kind.SIDE;
      case TRICK -> Kind.TRICK;
    };
  }

  /**
   * Returns the kind of the elements of a set type; null if they have none, or if it is not a set.
   */
  public static @Nullable Kind ofElements(Type type) {
    return type instanceof Type.SetOf set ? of(set.element()) : null;
  }

  public static boolean isSet(Type type) {
    return type instanceof Type.SetOf;
  }

  /** Whether sets of this type are executed as {@link tricksmith.cards.IndexSet}. */
  public static boolean isGroup(Type type) {
    return ofElements(type) != null;
  }

  public static boolean isYesNo(Type type) {
    return type == Type.Basic.YES_NO;
  }
}
