package tricksmith.editor.change;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.TestGames;
import tricksmith.script.Game;
import tricksmith.script.GameScript;

/** Whole matches between bots that choose at random, and so play what no other bot would. */
final class Matches {
  private static final SeatAssignment SEATED = new SeatAssignment(List.of(), Occupant.RANDOM_BOT);

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
    return TestGames.game(script, script.defaults().players());
  }

  static Game game(String text, int players) {
    return TestGames.game(script(text), players);
  }

  private static GameScript script(String text) {
    GameScript script = TestGames.script(text);
    if (!script.isPlayable()) {
      throw new IllegalArgumentException(script.diagnostics().toString());
    }
    return script;
  }

  static PlayedBranch whole(Game game, long seed) {
    return LiveMatch.start(game, seed).forward(Stride.MATCH, SEATED, () -> true).course();
  }
}
