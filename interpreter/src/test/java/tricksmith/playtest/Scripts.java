package tricksmith.playtest;

import java.util.List;
import java.util.Map;
import tricksmith.lower.rules.RuleTable;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** Games for tests of batches. */
public final class Scripts {

  private Scripts() {}

  public static Game game(String script, int players) {
    return game(script, players, Map.of());
  }

  public static Game game(String script, int players, Map<String, List<String>> options) {
    return switch (GameScript.read(new Source("test", script)).setUp(players, options)) {
      case SetupResult.Ready ready -> ready.game();
      case SetupResult.Refused refused -> throw new AssertionError(refused);
    };
  }

  /** The rule whose text begins so. */
  public static RuleId rule(Game game, String beginning) {
    return game.places().entries().stream()
        .filter(entry -> text(game, entry).startsWith(beginning))
        .map(RuleTable.Entry::rule)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no rule begins " + beginning));
  }

  private static String text(Game game, RuleTable.Entry entry) {
    return game.script().source().text(entry.span());
  }
}
