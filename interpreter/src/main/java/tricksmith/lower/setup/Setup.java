package tricksmith.lower.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;

/**
 * How a game is to be played: constants of the match.
 *
 * @param players the number of players
 * @param options the values by the option's name, as labels: one, or the members of a set; a
 *     missing option has its default
 */
public record Setup(int players, Map<String, List<String>> options) {

  public Setup {
    options = Map.copyOf(options);
  }

  /** Returns the value of an option: as set, or its default. */
  public List<String> valueOf(Option option) {
    return options.getOrDefault(option.name(), option.initial());
  }

  /** Returns the values of all options, in declared order. */
  public Map<String, List<String>> complete(CheckedRules rules) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    rules.options().forEach(option -> values.put(option.name(), valueOf(option)));
    return values;
  }
}
