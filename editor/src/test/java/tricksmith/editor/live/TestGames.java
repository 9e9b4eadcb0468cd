package tricksmith.editor.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** Small games, and bundled ones, for tests. */
public final class TestGames {
  public static final String FOLLOW = "  must \"follow suit\"  card.suit == led.suit\n";

  /** Three players, and a trump that nobody sees. */
  public static final String SECRET =
      """
      game "Secret"
        players 3
      state { secret: suit, face down }
      match {
        new deal
        shuffle deck
        deal 5 to each player
        secret = suit of top of deck
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick { best by "secret" card.suit == secret then card.suit == led.suit then card.rank }
      """;

  /** Two players, six tricks, and a trump that is chosen. */
  public static final String SMALL =
      """
      game "Small"
        players 2
      state { trump: suit }
      match {
        dealer = random player
        new deal
        shuffle deck
        deal 6 to each player from seat 1
        seat 1 chooses trump from suits
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
      """
          + FOLLOW
          + """
            best by "a trump" card.suit == trump
              then "the suit led" card.suit == led.suit
              then "the higher" card.rank
          }
          """;

  private TestGames() {}

  static Game small() {
    return game(SMALL);
  }

  static Game game(String text) {
    GameScript script = GameScript.read(new Source("test.trick", text));
    if (!script.isPlayable()) {
      throw new IllegalArgumentException(script.diagnostics().toString());
    }
    return game(script, script.defaults().players());
  }

  private static Game game(GameScript script, int players) {
    return switch (script.setUp(players, Map.of())) {
      case SetupResult.Ready(Game game) -> game;
      case SetupResult.Refused(var objections) ->
          throw new IllegalArgumentException(objections.toString());
    };
  }

  static Path bundled(String name) {
    return Path.of("..", "games", name + ".trick");
  }

  static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }
}
