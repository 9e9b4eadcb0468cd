package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How types are related to one another. */
final class Types {
  private Types() {}

  /** The set of players, or a set of such. */
  static final Type PLAYERS = new Type.SetOf(Type.Basic.PLAYER);

  static final Type SIDES = new Type.SetOf(Type.Basic.SIDE);
  static final Type CARDS = new Type.SetOf(Type.Basic.CARD);
  static final Type TRICKS = new Type.SetOf(Type.Basic.TRICK);
  static final Type SUITS = new Type.SetOf(Type.Basic.SUIT);
  static final Type RANKS = new Type.SetOf(Type.Basic.RANK);

  /**
   * The type of what is wrong and has been reported: it fits everywhere, so that nothing follows.
   */
  static final Type MISTAKE = new Type.Nothing();

  static boolean isMistake(Type type) {
    return type instanceof Type.Nothing;
  }

  /** Whether every value of the one type is a value of the other. */
  static boolean fits(Type actual, Type wanted) {
    if (isMistake(actual) || isMistake(wanted) || actual.equals(wanted)) {
      return true;
    }
    if (actual instanceof Type.Union(List<Type> members)) {
      return members.stream().allMatch(member -> fits(member, wanted));
    }
    return switch (wanted) {
      case Type.Basic basic -> false;
      case Type.Nothing nothing -> true;
      case Type.Labels(@Nullable String name, List<String> labels) ->
          actual instanceof Type.Labels written && labels.containsAll(written.labels());
      case Type.Union(List<Type> members) ->
          members.stream().anyMatch(member -> fits(actual, member));
      case Type.Product(List<Type> factors) ->
          actual instanceof Type.Product written && fit(written.factors(), factors);
      case Type.SetOf(Type element) ->
          actual instanceof Type.SetOf written && fits(written.element(), element);
    };
  }

  private static boolean fit(List<Type> actual, List<Type> wanted) {
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

  /** Whether a value of the one type can be the same as one of the other. */
  static boolean comparable(Type one, Type other) {
    if (fits(one, other) || fits(other, one)) {
      return true;
    }
    if (one instanceof Type.Union(List<Type> members)) {
      return members.stream().anyMatch(member -> comparable(member, other));
    }
    if (other instanceof Type.Union) {
      return comparable(other, one);
    }
    return one instanceof Type.Labels some
        && other instanceof Type.Labels others
        && some.labels().stream().anyMatch(others.labels()::contains);
  }

  /** Whether values of this type have an order: larger and smaller ones. */
  static boolean ordered(Type type) {
    return switch (type) {
      case Type.Basic basic ->
          basic == Type.Basic.NUMBER || basic == Type.Basic.SUIT || basic == Type.Basic.RANK;
      case Type.Labels labels -> true;
      case Type.Nothing nothing -> true;
      case Type.Union union -> false;
      case Type.Product product -> false;
      case Type.SetOf set -> false;
    };
  }

  /** The type of what is of the one or of the other type; null if there is none such. */
  static @Nullable Type joined(Type one, Type other) {
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

  /** A union needs labels or suits or ranks: what can stand beside them without being mistaken. */
  private static boolean canJoin(Type type) {
    return type instanceof Type.Labels
        || type instanceof Type.Union
        || type == Type.Basic.SUIT
        || type == Type.Basic.RANK;
  }

  private static Type union(Type one, Type other) {
    List<Type> members = new ArrayList<>();
    Stream.of(one, other)
        .flatMap(
            type -> type instanceof Type.Union union ? union.members().stream() : Stream.of(type))
        .filter(type -> members.stream().noneMatch(member -> fits(type, member)))
        .forEach(members::add);
    return new Type.Union(members);
  }

  /** The type that has this label: the one wanted, or that of the elements wanted. */
  static @Nullable Type having(String label, Type wanted) {
    return switch (wanted) {
      case Type.Labels(@Nullable String name, List<String> labels) ->
          labels.contains(label) ? wanted : null;
      case Type.Union(List<Type> members) ->
          members.stream().anyMatch(member -> having(label, member) != null) ? wanted : null;
      case Type.SetOf(Type element) -> having(label, element);
      case Type.Basic basic -> null;
      case Type.Nothing nothing -> null;
      case Type.Product product -> null;
    };
  }

  /** The type of the elements, if it is a set. */
  static @Nullable Type element(@Nullable Type type) {
    return type instanceof Type.SetOf(Type element) ? element : null;
  }
}
