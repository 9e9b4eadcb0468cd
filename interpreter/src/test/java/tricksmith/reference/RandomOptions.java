package tricksmith.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;

/**
 * Draws a value for every option of a script. The baseline of traces stands on what each seed
 * draws.
 */
public final class RandomOptions {
  private final CheckedRules rules;
  private final Dice dice;

  private RandomOptions(CheckedRules rules, Dice dice) {
    this.rules = rules;
    this.dice = dice;
  }

  /** Labels for every option, by its name; the same for the same seed. */
  public static Map<String, List<String>> of(CheckedRules rules, long seed) {
    return new RandomOptions(rules, new Dice(seed)).all();
  }

  private Map<String, List<String>> all() {
    Map<String, List<String>> values = new LinkedHashMap<>();
    rules.options().forEach(option -> values.put(option.name(), labels(option)));
    return values;
  }

  private List<String> labels(Option option) {
    if (option.type() instanceof Type.SetOf(Type element)) {
      List<String> members = new ArrayList<>(possible(element, option));
      members.removeIf(_ -> dice.percent(50));
      return members;
    }
    return List.of(dice.of(possible(option.type(), option)));
  }

  private List<String> possible(Type type, Option option) {
    return switch (type) {
      case Type.Basic basic when basic == Type.Basic.NUMBER ->
          List.of(Long.toString(option.least() + dice.number(0, breadth(option))));
      case Type.Basic basic when basic == Type.Basic.YES_NO -> List.of("yes", "no");
      case Type.Basic basic when basic == Type.Basic.SUIT -> rules.suits();
      case Type.Basic basic when basic == Type.Basic.RANK -> rules.ranks();
      case Type.Labels labels -> labels.labels();
      case Type.Basic _, Type.Nothing _, Type.Union _, Type.Product _, Type.SetOf _ ->
          throw new IllegalArgumentException("no type of an option: " + type);
    };
  }

  /** Large limits only make matches long. */
  private static int breadth(Option option) {
    return (int) Math.min(option.most() - option.least(), 20);
  }
}
