package tricksmith.editor.change;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/**
 * Whole matches between bots, of which the first chooses at random. So something is played that the
 * others would not.
 */
final class Matches {
  private static final SeatAssignment SEATED = new SeatAssignment(List.of(Occupant.RANDOM_BOT));

  private Matches() {}

  static String text(String game) {
    try {
      return Files.readString(Path.of("..", "games", game + ".trick"));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  static Game game(String text) {
    GameScript script = script(text);
    return game(script, script.defaults().players());
  }

  static Game game(String text, int players) {
    return game(script(text), players);
  }

  private static GameScript script(String text) {
    GameScript script = GameScript.read(new Source("test.trick", text));
    if (!script.isPlayable()) {
      throw new IllegalArgumentException(script.diagnostics().toString());
    }
    return script;
  }

  private static Game game(GameScript script, int players) {
    return switch (script.setUp(players, Map.of())) {
      case SetupResult.Ready(Game game) -> game;
      case SetupResult.Refused(var objections) ->
          throw new IllegalArgumentException(objections.toString());
    };
  }

  static PlayedBranch whole(Game game, long seed) {
    return LiveMatch.start(game, seed).forward(Stride.MATCH, SEATED, () -> true).course();
  }
}
