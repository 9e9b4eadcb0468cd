package tricksmith.editor.view;

import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.files.ScriptFile;

/** Every bundled game opens with a match that can be played. */
class BundledGamesTest extends WindowTest {
  static Stream<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "games"))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void opens(Path game, FxRobot robot) throws IOException {
    ScriptFile.Opened opened = ScriptFile.open(game);
    robot.interact(() -> Opened.in(folder).speaking(Locale.JAPANESE).window(stage, opened));
    until("a match", () -> robot.lookup("#question").tryQueryAs(Label.class).isPresent());
    robot.interact(() -> robot.lookup("#open-hands").queryAs(ButtonBase.class).fire());
    until("open hands", () -> robot.lookup(".hand .card-back").tryQuery().isEmpty());

    robot.interact(() -> Screenshot.take(stage.getScene(), "game-" + opened.file().name()));
  }
}
