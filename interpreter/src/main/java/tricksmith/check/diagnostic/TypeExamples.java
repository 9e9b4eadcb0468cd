package tricksmith.check.diagnostic;

import java.util.List;
import java.util.stream.Collectors;
import tricksmith.rules.Type;

/** Shows by example what can be written where a value of a type is expected. */
final class TypeExamples {
  private static final int MOST_LABELS = 3;

  private TypeExamples() {}

  /** Returns a few values of a type, each as code in a message. */
  static String of(Type type) {
    return switch (type) {
      case Type.Basic basic -> of(basic);
      case Type.Nothing _ -> "`none`";
      case Type.Labels(_, List<String> labels) ->
          labels.stream()
              .limit(MOST_LABELS)
              .map(label -> "`" + label + "`")
              .collect(Collectors.joining(", "));
      case Type.Union(_, List<Type> members) ->
          members.stream().map(TypeExamples::of).collect(Collectors.joining(", "));
      case Type.Product(_, List<Type> factors) ->
          "`[" + factors.stream().map(TypeExamples::first).collect(Collectors.joining(", ")) + "]`";
      case Type.SetOf(Type element) -> several(element);
    };
  }

  private static String of(Type.Basic type) {
    return switch (type) {
      case NUMBER -> "`3`, `score of dealer`, `number of tricks of dealer`";
      case YES_NO -> "`yes`, `no`, `score of dealer > 3`";
      case SUIT -> "`led.suit`, `suit of top of deck`";
      case RANK -> "`led.rank`, `rank of top of deck`";
      case CARD -> "`led`, `winning-card`, `top of deck`";
      case PLAYER -> "`dealer`, `winner`, `seat 1`, `left of dealer`";
      case SIDE -> "`side of dealer`, `side of winner`";
      case TRICK -> "`trick`, `last trick`";
    };
  }

  private static String several(Type element) {
    return element instanceof Type.Basic basic
        ? switch (basic) {
          case NUMBER -> "`1..5`, `(1, 3)`";
          case YES_NO -> "`(yes, no)`";
          case SUIT -> "`suits`, `(" + first(basic) + ", suit of top of deck)`";
          case RANK -> "`ranks`, `(" + first(basic) + ", rank of top of deck)`";
          case CARD -> "`hand of dealer`, `cards of trick`, `top 3 of deck`";
          case PLAYER -> "`players`, `everyone except dealer`, `(seat 1, seat 3)`";
          case SIDE -> "`sides`, `(side of dealer, side of winner)`";
          case TRICK -> "`tricks`, `tricks of dealer`";
        }
        : "`(" + first(element) + ", …)`";
  }

  /** Returns the first example without its quotes. */
  private static String first(Type type) {
    String all = of(type);
    return all.substring(1, all.indexOf('`', 1));
  }
}
