package tricksmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Relations between types. */
public final class Types {
  private Types() {}

  public static final Type PLAYERS = new Type.SetOf(Type.Basic.PLAYER);

  public static final Type SIDES = new Type.SetOf(Type.Basic.SIDE);
  public static final Type CARDS = new Type.SetOf(Type.Basic.CARD);
  public static final Type TRICKS = new Type.SetOf(Type.Basic.TRICK);
  public static final Type SUITS = new Type.SetOf(Type.Basic.SUIT);
  public static final Type RANKS = new Type.SetOf(Type.Basic.RANK);

  /**
   * The type of a mistake that has been reported: it fits everywhere, so that no further errors
   * follow.
   */
  public static final Type MISTAKE = new Type.Nothing();

  public static boolean isMistake(Type type) {
    return type instanceof Type.Nothing;
  }

  /** Whether every value of one type is a value of the other. */
  public static boolean fits(Type actual, Type wanted) {
    if (isMistake(actual) || isMistake(wanted) || actual.equals(wanted)) {
      return true;
    }
    if (actual instanceof Type.Union(_, List<Type> members)) {
      return members.stream().allMatch(member -> fits(member, wanted));
    }
    return switch (wanted) {
      case Type.Basic basic -> false;
      case Type.Nothing nothing -> true;
      case Type.Labels(@Nullable String name, List<String> labels) ->
          actual instanceof Type.Labels written && labels.containsAll(written.labels());
      case Type.Union(_, List<Type> members) ->
          members.stream().anyMatch(member -> fits(actual, member));
      case Type.Product(_, List<Type> factors) ->
          actual instanceof Type.Product written && fit(written.factors(), factors);
      case Type.SetOf(Type element) ->
          actual instanceof Type.SetOf written && fits(written.element(), element);
    };
  }

  /** Whether there are as many types as wanted, and each fits. */
  public static boolean fit(List<Type> actual, List<Type> wanted) {
    if (actual.size() != wanted.size()) {
      return false;
    }
    for (int place = 0; place < actual.size(); place++) {
      if (!fits(actual.get(place), wanted.get(place))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a value of one type can equal a value of the other. */
  public static boolean comparable(Type one, Type other) {
    if (fits(one, other) || fits(other, one)) {
      return true;
    }
    if (one instanceof Type.Union(_, List<Type> members)) {
      return members.stream().anyMatch(member -> comparable(member, other));
    }
    if (other instanceof Type.Union) {
      return comparable(other, one);
    }
    return one instanceof Type.Labels some
        && other instanceof Type.Labels others
        && some.labels().stream().anyMatch(others.labels()::contains);
  }

  /**
   * Whether values of this type have an order. A union has the order of its members if they are
   * suits, ranks and labels; a product is ordered by its parts.
   */
  public static boolean ordered(Type type) {
    return switch (type) {
      case Type.Basic basic ->
          basic == Type.Basic.NUMBER || basic == Type.Basic.SUIT || basic == Type.Basic.RANK;
      case Type.Labels _, Type.Nothing _ -> true;
      case Type.Union(_, List<Type> members) ->
          members.stream().allMatch(member -> ordered(member) && listable(member));
      case Type.Product(_, List<Type> factors) -> factors.stream().allMatch(Types::ordered);
      case Type.SetOf _ -> false;
    };
  }

  /** Whether each value of this type but the last has a successor. */
  public static boolean goesUpByOne(Type type) {
    return ordered(type) && product(type) == null;
  }

  /** Returns the type that contains the values of two comparable types. */
  public static Type shared(Type one, Type other) {
    return isMistake(one) || (fits(other, one) && !isMistake(other)) ? other : one;
  }

  /** Whether all values of a type can be listed before a match. */
  public static boolean listable(Type type) {
    return switch (type) {
      case Type.Basic basic ->
          basic != Type.Basic.NUMBER && basic != Type.Basic.CARD && basic != Type.Basic.TRICK;
      case Type.Labels _ -> true;
      case Type.Union(_, List<Type> members) -> members.stream().allMatch(Types::listable);
      case Type.Product(_, List<Type> factors) -> factors.stream().allMatch(Types::listable);
      case Type.Nothing _, Type.SetOf _ -> false;
    };
  }

  /** Whether a variable can have an entry for each value of a type. */
  public static boolean canBeIndex(Type type) {
    return type == Type.Basic.CARD || listable(type);
  }

  /**
   * Whether a variable can hold a value of this type; of sets, only those with elements of one
   * kind.
   */
  public static boolean canBeKept(Type type) {
    return !(type instanceof Type.SetOf(Type element))
        || isMistake(element)
        || element instanceof Type.Labels
        || (element instanceof Type.Basic && element != Type.Basic.NUMBER);
  }

  /** Returns the product that a type is, or has among its members; null if there is none. */
  public static Type.@Nullable Product product(Type type) {
    return switch (type) {
      case Type.Product product -> product;
      case Type.Union(_, List<Type> members) ->
          members.stream().map(Types::product).filter(Objects::nonNull).findFirst().orElse(null);
      case Type.Basic _, Type.Labels _, Type.Nothing _, Type.SetOf _ -> null;
    };
  }

  /** Returns the name under which a type is part of others; null if it has none. */
  public static @Nullable String name(Type type) {
    return switch (type) {
      case Type.Basic basic -> Notation.of(basic);
      case Type.Labels(@Nullable String name, _) -> name;
      case Type.Union(@Nullable String name, _) -> name;
      case Type.Product(@Nullable String name, _) -> name;
      case Type.Nothing _, Type.SetOf _ -> null;
    };
  }

  public static Type named(String name, Type type) {
    return switch (type) {
      case Type.Labels(_, List<String> labels) -> new Type.Labels(name, labels);
      case Type.Union(_, List<Type> members) -> new Type.Union(name, members);
      case Type.Product(_, List<Type> factors) -> new Type.Product(name, factors);
      case Type.Basic _, Type.Nothing _, Type.SetOf _ -> type;
    };
  }

  /** Returns the type of values of either type; null if there is none. */
  public static @Nullable Type joined(Type one, Type other) {
    if (isMistake(one) || fits(one, other)) {
      return other;
    }
    if (fits(other, one)) {
      return one;
    }
    if (one instanceof Type.SetOf(Type some) && other instanceof Type.SetOf(Type others)) {
      Type element = joined(some, others);
      return element == null ? null : new Type.SetOf(element);
    }
    return canJoin(one) && canJoin(other) ? union(one, other) : null;
  }

  /**
   * Whether a type can be part of a union: labels, suits, ranks and one product can be combined
   * without ambiguity.
   */
  static boolean canJoin(Type type) {
    return type instanceof Type.Labels
        || type instanceof Type.Union
        || type instanceof Type.Product
        || type == Type.Basic.SUIT
        || type == Type.Basic.RANK;
  }

  private static @Nullable Type union(Type one, Type other) {
    List<Type> members = new ArrayList<>();
    Stream.of(one, other)
        .flatMap(
            type -> type instanceof Type.Union union ? union.members().stream() : Stream.of(type))
        .filter(type -> members.stream().noneMatch(member -> fits(type, member)))
        .forEach(members::add);
    boolean severalProducts =
        members.stream().filter(Type.Product.class::isInstance).limit(2).count() > 1;
    return severalProducts ? null : new Type.Union(null, members);
  }

  /**
   * Returns the type that has this label: the one wanted, or that of the elements wanted; null if
   * there is none.
   */
  public static @Nullable Type having(String label, Type wanted) {
    return switch (wanted) {
      case Type.Labels(@Nullable String name, List<String> labels) ->
          labels.contains(label) ? wanted : null;
      case Type.Union(_, List<Type> members) ->
          members.stream().anyMatch(member -> having(label, member) != null) ? wanted : null;
      case Type.SetOf(Type element) -> having(label, element);
      case Type.Basic basic -> null;
      case Type.Nothing nothing -> null;
      case Type.Product product -> null;
    };
  }

  public static Stream<String> labels(Type type) {
    return switch (type) {
      case Type.Labels(_, List<String> labels) -> labels.stream();
      case Type.Union(_, List<Type> members) -> members.stream().flatMap(Types::labels);
      case Type.SetOf(Type element) -> labels(element);
      case Type.Basic _, Type.Nothing _, Type.Product _ -> Stream.of();
    };
  }

  /** Returns the element type of a set type; null for other types. */
  public static @Nullable Type element(@Nullable Type type) {
    return type instanceof Type.SetOf(Type element) ? element : null;
  }
}
