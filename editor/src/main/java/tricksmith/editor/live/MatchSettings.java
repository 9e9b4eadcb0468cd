package tricksmith.editor.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.compile.Objection;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;

/**
 * How the designer wants to play, as far as the script allows it at the moment.
 *
 * @param players null for as many as there are, or the least number
 * @param options values by name
 */
public record MatchSettings(@Nullable Integer players, Map<String, List<String>> options) {

  /** Nothing in particular. */
  public static final MatchSettings NONE = new MatchSettings(null, Map.of());

  public MatchSettings {
    options = Map.copyOf(options);
  }

  /** The same with a knob set to other values. */
  public MatchSettings with(OptionControl knob, List<String> values) {
    if (knob.name().equals(OptionControl.PLAYERS)) {
      return new MatchSettings(Integer.valueOf(values.getFirst()), options);
    }
    Map<String, List<String>> changed = new HashMap<>(options);
    changed.put(knob.name(), List.copyOf(values));
    return new MatchSettings(players, changed);
  }

  /**
   * What came of a script.
   *
   * @param game null if it cannot be played at all
   * @param objections what stood against the wishes
   */
  public record Outcome(@Nullable Game game, List<Objection> objections) {}

  /**
   * Sets a playable script up: as wished, or else with the number of players that there was before,
   * or with what the script says itself. That it has come to be for other numbers is no objection
   * to anybody's wish.
   */
  public Outcome setUp(GameScript script, @Nullable Game before) {
    int least = script.defaults().players();
    Integer current = before == null ? null : Integer.valueOf(before.setup().players());
    List<Objection> objections = List.of();
    for (Map<String, List<String>> chosen : List.of(options, Map.<String, List<String>>of())) {
      List<Objection> refused = List.of();
      for (int number : Stream.of(players, current, least).filter(Objects::nonNull).toList()) {
        switch (script.setUp(number, chosen)) {
          case SetupResult.Ready(Game game) -> {
            return new Outcome(game, objections);
          }
          case SetupResult.Refused(var reasons) -> {
            boolean asked = players != null && number == players;
            refused = refused.isEmpty() ? reasons : refused;
            objections = asked && objections.isEmpty() ? reasons : objections;
          }
        }
      }
      objections = objections.isEmpty() ? refused : objections;
    }
    return new Outcome(null, objections);
  }
}
