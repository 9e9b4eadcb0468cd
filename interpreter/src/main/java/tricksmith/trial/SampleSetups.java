package tricksmith.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.lower.setup.Setup;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.script.GameScript;

/** The setups in which a script is tried out. */
public final class SampleSetups {

  private SampleSetups() {}

  /**
   * Returns all numbers of players with default options; for the lowest and highest, also each
   * option changed in turn.
   *
   * @throws NullPointerException if the script is not playable
   */
  public static List<Setup> of(GameScript script) {
    List<Setup> setups = new ArrayList<>();
    List<Integer> players = script.numbersOfPlayers();
    players.forEach(number -> setups.add(new Setup(number, Map.of())));
    CheckedRules rules = script.rules();
    if (rules != null && !players.isEmpty()) {
      for (Option option : rules.options()) {
        for (List<String> value : otherValues(option, rules)) {
          Stream.of(players.getFirst(), players.getLast())
              .distinct()
              .forEach(number -> setups.add(new Setup(number, Map.of(option.name(), value))));
        }
      }
    }
    return setups;
  }

  private static List<List<String>> otherValues(Option option, CheckedRules rules) {
    Stream<List<String>> values =
        switch (option.type()) {
          case Type.Basic basic -> ofOne(basic, option, rules).map(List::of);
          case Type.Labels labels -> labels.labels().stream().map(List::of);
          case Type.SetOf(Type element) ->
              Stream.of(List.copyOf(element == Type.Basic.SUIT ? rules.suits() : rules.ranks()));
          case Type.Nothing _, Type.Union _, Type.Product _ -> Stream.of();
        };
    return values.filter(value -> !value.equals(option.initial())).toList();
  }

  private static Stream<String> ofOne(Type.Basic type, Option option, CheckedRules rules) {
    return switch (type) {
      case NUMBER ->
          Stream.of(option.least(), Math.min(option.least() + 1, option.most()), option.most())
              .distinct()
              .map(String::valueOf);
      case YES_NO -> Stream.of("yes", "no");
      case SUIT -> rules.suits().stream();
      case RANK -> rules.ranks().stream();
      case CARD, PLAYER, SIDE, TRICK -> Stream.of();
    };
  }
}
