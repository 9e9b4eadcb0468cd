package tricksmith.reference;

import java.util.List;
import java.util.Map;
import tricksmith.rules.Option;
import tricksmith.rules.Type;

/** The values of the options in a match: those that were set, as labels, and the defaults. */
record Settings(Map<String, List<String>> set) {

  /** An option's value. */
  Thing of(Option option) {
    List<String> labels = set.getOrDefault(option.name(), option.initial());
    return option.type() instanceof Type.SetOf(Type element)
        ? Thing.Group.of(labels.stream().map(label -> value(label, element)).toList())
        : value(labels.getFirst(), option.type());
  }

  private static Thing value(String label, Type type) {
    return switch (type) {
      case Type.Basic basic ->
          switch (basic) {
            case NUMBER -> Thing.amount(Long.parseLong(label));
            case YES_NO -> Thing.yesNo(label.equals("yes"));
            case SUIT -> new Thing.Suit(label);
            case RANK -> new Thing.Rank(label);
            case CARD, PLAYER, SIDE, TRICK -> throw new IllegalArgumentException(type.toString());
          };
      case Type.Labels _ -> new Thing.Label(label);
      case Type.Nothing _, Type.Union _, Type.Product _, Type.SetOf _ ->
          throw new IllegalArgumentException(type.toString());
    };
  }
}
