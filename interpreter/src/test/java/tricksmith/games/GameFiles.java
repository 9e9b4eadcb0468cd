package tricksmith.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tricksmith.program.Program;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.script.WellKnownScripts;

/** The bundled scripts, for tests. */
public final class GameFiles {

  private static final Path FOLDER = Path.of("..", "games").toAbsolutePath().normalize();

  /** What has been read: a script never changes, and many tests of one JVM play the same ones. */
  private static final Map<Path, GameScript> READ = new ConcurrentHashMap<>();

  private GameFiles() {}

  /** All bundled scripts, those of the classics included, in a fixed order. */
  public static List<Path> all() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The script {@code games/NAME.trick}, which must be free of errors. */
  public static GameScript script(String name) {
    return script(FOLDER.resolve(name + ".trick"));
  }

  /** The script in a file, which must be free of errors. */
  public static GameScript script(Path file) {
    return READ.computeIfAbsent(file, GameFiles::read);
  }

  private static GameScript read(Path file) {
    GameScript script = WellKnownScripts.script(WellKnownScripts.read(file));
    if (!script.isPlayable()) {
      throw new AssertionError(file + ": " + script.diagnostics());
    }
    return script;
  }

  /** The text of {@code games/NAME.trick}. */
  public static String text(String name) {
    return text(FOLDER.resolve(name + ".trick"));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A game of a bundled script. */
  public static Game game(String name, int players, Map<String, List<String>> options) {
    return ready(script(name).setUp(players, options));
  }

  /** The program of a script in a file, with its usual players and options. */
  public static Program program(Path file) {
    return program(script(file));
  }

  /** The program of a script, with its usual players and options. */
  public static Program program(GameScript script) {
    return ready(script.setUp(script.defaults())).rules();
  }

  /** A game that could be set up. */
  public static Game ready(SetupResult setUp) {
    return switch (setUp) {
      case SetupResult.Ready(Game game) -> game;
      case SetupResult.Refused(var objections) -> throw new AssertionError(objections);
    };
  }
}
