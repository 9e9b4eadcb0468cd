package tricksmith.editor.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tricksmith.editor.branches.Occupant;
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

  /** Most tests play a bundled game. */
  private static final Map<String, GameScript> READ = new ConcurrentHashMap<>();

  private TestGames() {}

  static Game small() {
    return game(SMALL);
  }

  /** Returns a script that is only played: nobody asks what is dubious about it. */
  public static GameScript script(String text) {
    return READ.computeIfAbsent(text, TestGames::read);
  }

  private static GameScript read(String text) {
    return GameScript.readToPlay(new Source("test.trick", text));
  }

  static Game game(String text) {
    return game(script(text));
  }

  /** Begins a match against bots that choose at random, and so take no time. */
  static Playtest match(String text) {
    return Playtest.NONE.bots(Occupant.RANDOM_BOT).under(game(text), 5);
  }

  /** Returns a game of its own, as if its text had just been read. */
  static Game again(String text) {
    return game(read(text));
  }

  private static Game game(GameScript script) {
    if (!script.isPlayable()) {
      throw new IllegalArgumentException(script.diagnostics().toString());
    }
    return game(script, script.defaults().players());
  }

  /** Returns a game for so many players. */
  public static Game game(GameScript script, int players) {
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
