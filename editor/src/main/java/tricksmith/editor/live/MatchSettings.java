package tricksmith.editor.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.Change;
import tricksmith.lower.setup.Objection;
import tricksmith.lower.setup.Setup;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;

/**
 * The players and options the designer asks for; the script may not allow all of them.
 *
 * @param players null for the number already in play, or else the smallest
 * @param options values by option name
 */
public record MatchSettings(@Nullable Integer players, Map<String, List<String>> options) {

  public static final MatchSettings NONE = new MatchSettings(null, Map.of());

  public MatchSettings {
    options = Map.copyOf(options);
  }

  public MatchSettings with(OptionControl knob, List<String> values) {
    if (knob.name().equals(OptionControl.PLAYERS)) {
      return new MatchSettings(Integer.valueOf(values.getFirst()), options);
    }
    Map<String, List<String>> changed = new HashMap<>(options);
    changed.put(knob.name(), List.copyOf(values));
    return new MatchSettings(players, changed);
  }

  /** Returns these settings with the options before a change. */
  public MatchSettings before(Change change) {
    return new MatchSettings(players, change.before().game().setup().options());
  }

  /**
   * The result of applying the settings to a script.
   *
   * @param game null if the script cannot be played at all
   * @param objections why some settings could not be met
   */
  public record Outcome(@Nullable Game game, List<Objection> objections) {}

  /**
   * Sets up a playable script as asked, otherwise with the previous number of players, otherwise
   * with the script's own defaults. Falling back to another number of players is not an objection.
   *
   * @param before the game in force, which is returned if it is what was asked for; null for none
   */
  public Outcome setUp(GameScript script, @Nullable Game before) {
    int least = script.defaults().players();
    Integer current = before == null ? null : Integer.valueOf(before.setup().players());
    List<Objection> objections = List.of();
    for (Map<String, List<String>> chosen : List.of(options, Map.<String, List<String>>of())) {
      List<Objection> refused = List.of();
      for (int number : Stream.of(players, current, least).filter(Objects::nonNull).toList()) {
        switch (setUp(script, new Setup(number, chosen), before)) {
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

  private static SetupResult setUp(GameScript script, Setup setup, @Nullable Game before) {
    return before != null
            && before.script().source().text().equals(script.source().text())
            && before.setup().equals(setup)
        ? new SetupResult.Ready(before)
        : script.setUp(setup);
  }
}
