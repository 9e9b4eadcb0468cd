package tricksmith.lower.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;

/**
 * How a game is to be played: constants of the match.
 *
 * @param players the number of players
 * @param options the values by the option's name, as labels: one, or the members of a set; a
 *     missing option has its default
 */
public record Setup(int players, Map<String, List<String>> options) {

  private static final Map<String, String> JAPANESE = Map.of("はい", "yes", "いいえ", "no");

  public Setup {
    options = Map.copyOf(options);
  }

  public List<String> valueOf(Option option) {
    List<String> set = options.get(option.name());
    if (set == null) {
      return option.initial();
    }
    return option.type() == Type.Basic.YES_NO
        ? set.stream().map(said -> JAPANESE.getOrDefault(said, said)).toList()
        : set;
  }

  /** Returns the values of all options, in declared order. */
  public Map<String, List<String>> complete(CheckedRules rules) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    rules.options().forEach(option -> values.put(option.name(), valueOf(option)));
    return values;
  }
}
