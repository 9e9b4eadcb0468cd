package tricksmith.compile;

import java.util.List;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Type;

/** Whether a value is one of a type. */
@FunctionalInterface
interface Membership {

  /** Whether a value, which is not none, is one of the type. */
  boolean has(long value);

  /** Of which values a type is. */
  static Membership of(Type type, Facts facts) {
    return switch (type) {
      case Type.Basic basic -> {
        Kind kind = Kinds.of(basic);
        yield kind == null ? Values::isNumber : value -> isOf(kind, value);
      }
      case Type.Labels _ -> {
        Axis axis = facts.axis(type);
        yield value -> isOf(Kind.LABEL, value) && axis.place(value) >= 0;
      }
      case Type.Union(_, List<Type> members) -> {
        List<Membership> each = members.stream().map(member -> of(member, facts)).toList();
        yield value -> each.stream().anyMatch(member -> member.has(value));
      }
      case Type.Product(_, List<Type> factors) -> ofProduct(factors, facts);
      case Type.Nothing _, Type.SetOf _ ->
          throw new IllegalArgumentException("no values of their own: " + type);
    };
  }

  private static Membership ofProduct(List<Type> factors, Facts facts) {
    List<Membership> each = factors.stream().map(factor -> of(factor, facts)).toList();
    return value -> {
      if (!isOf(Kind.COMBINATION, value)) {
        return false;
      }
      for (int place = 0; place < each.size(); place++) {
        long part = Values.part(value, place);
        if (part == Values.NONE || !each.get(place).has(part)) {
          return false;
        }
      }
      return true;
    };
  }

  private static boolean isOf(Kind kind, long value) {
    return !Values.isNumber(value) && Values.kind(value) == kind;
  }
}
