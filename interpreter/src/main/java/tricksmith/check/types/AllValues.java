package tricksmith.check.types;

import java.util.List;
import java.util.Map;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** All values of a type: what its name means where a set is expected. */
public final class AllValues {
  /** The built-in types whose names mean all their values. */
  public static final Map<String, Type> BY_TYPE_NAME =
      Map.of(
          "suit", Type.Basic.SUIT,
          "rank", Type.Basic.RANK,
          "player", Type.Basic.PLAYER,
          "side", Type.Basic.SIDE);

  private AllValues() {}

  public static Term of(Type type, Span span) {
    Type set = new Type.SetOf(type);
    return switch (type) {
      case Type.Basic basic -> of(basic, span);
      case Type.Labels _ -> new Term.Operation(span, set, Operator.ALL_LABELS, List.of());
      case Type.Union(_, List<Type> members) ->
          members.stream()
              .map(member -> of(member, span))
              .reduce((some, others) -> union(span, set, some, others))
              .orElseThrow();
      case Type.Product(_, List<Type> factors) ->
          new Term.Combinations(
              span, set, factors.stream().map(factor -> of(factor, span)).toList());
      case Type.Nothing _, Type.SetOf _ -> throw notListable(type);
    };
  }

  private static Term union(Span span, Type set, Term some, Term others) {
    return new Term.Operation(span, set, Operator.UNION, List.of(some, others));
  }

  private static Term of(Type.Basic basic, Span span) {
    Type set = new Type.SetOf(basic);
    return switch (basic) {
      case SUIT -> new Term.Operation(span, set, Operator.SUITS, List.of());
      case RANK -> new Term.Operation(span, set, Operator.RANKS, List.of());
      case PLAYER -> new Term.Operation(span, set, Operator.PLAYERS, List.of());
      case SIDE -> new Term.Operation(span, set, Operator.SIDES, List.of());
      case YES_NO ->
          new Term.SetOfValues(
              span,
              set,
              List.of(new Term.YesNoConstant(span, false), new Term.YesNoConstant(span, true)));
      case NUMBER, CARD, TRICK -> throw notListable(basic);
    };
  }

  private static IllegalArgumentException notListable(Type type) {
    return new IllegalArgumentException("the values of this type cannot be listed: " + type);
  }
}
