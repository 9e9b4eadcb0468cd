package tricksmith.lower.expression;

import java.util.List;
import tricksmith.lower.storage.GameConstants;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.value.Axis;
import tricksmith.program.value.Membership;
import tricksmith.program.value.Order;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Type;

/** Which values a type has, and how they are ordered. */
record TypeValues(GameConstants constants) {
  Order order(Type type) {
    return switch (type) {
      case Type.Basic _, Type.Nothing _ -> new Order.AsEncoded();
      case Type.Labels _ -> onAxis(constants.axis(type));
      case Type.Union union -> ofUnion(union);
      case Type.Product(_, List<Type> factors) -> ofProduct(factors);
      case Type.SetOf(Type element) -> order(element);
    };
  }

  private Order ofUnion(Type.Union union) {
    Order things = onAxis(constants.axisOfThings(union));
    Order combinations =
        union.members().stream()
            .filter(Type.Product.class::isInstance)
            .map(this::order)
            .findFirst()
            .orElseGet(Order.AsEncoded::new);
    return things.isAsEncoded() && combinations.isAsEncoded()
        ? new Order.AsEncoded()
        : new Order.OfUnion(things, combinations);
  }

  private static Order onAxis(Axis axis) {
    return axis.isAscending() ? new Order.AsEncoded() : new Order.OnAxis(axis);
  }

  private Order ofProduct(List<Type> factors) {
    List<Order> parts = factors.stream().map(this::order).toList();
    return parts.stream().allMatch(Order::isAsEncoded)
        ? new Order.AsEncoded()
        : new Order.ByParts(parts);
  }

  Membership membership(Type type) {
    return switch (type) {
      case Type.Basic basic -> {
        Kind kind = Kinds.of(basic);
        yield kind == null ? new Membership.OfNumbers() : new Membership.OfKind(kind);
      }
      case Type.Labels _ -> new Membership.OnAxis(constants.axis(type));
      case Type.Union(_, List<Type> members) ->
          new Membership.OfUnion(members.stream().map(this::membership).toList());
      case Type.Product(_, List<Type> factors) ->
          new Membership.OfProduct(factors.stream().map(this::membership).toList());
      case Type.Nothing _, Type.SetOf _ ->
          throw new IllegalArgumentException("no values of their own: " + type);
    };
  }
}
