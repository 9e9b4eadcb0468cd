package tricksmith.editor.view;

import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import tricksmith.editor.files.ScriptFile;

/**
 * A test of the editor's window, which is closed at the end with all others, with a folder for all
 * that it stores. A method with {@code @Start} may open it, or the test itself.
 */
@ExtendWith(SteadyRobot.class)
abstract class WindowTest {
  @TempDir Path folder;

  /** Not yet there in a method with {@code @Start}, which is handed the same one. */
  Stage stage;

  @BeforeEach
  final void takeStage() {
    stage = FxToolkit.toolkitContext().getRegisteredStage();
    if (stage.isShowing()) {
      untilItTakesKeys(stage);
    }
  }

  @AfterEach
  void close(FxRobot robot) {
    close(robot, folder);
  }

  /** Closes all windows, and deletes the folder in which they have stored something. */
  final void close(FxRobot robot, Path stored) {
    robot.interact(() -> Lookup.windows().forEach(Window::hide));
    stage.setOnCloseRequest(null);
    stage.setOnHidden(null);
    until("nothing is written into the folder any more", () -> isGone(stored));
  }

  /** A window that has been closed may still be storing what it showed. */
  private static boolean isGone(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
      return true;
    } catch (IOException | UncheckedIOException _) {
      return Files.notExists(folder);
    }
  }

  /** The text of a bundled script. */
  static String bundled(String game) {
    try {
      return Files.readString(Path.of("..", "games", game + ".trick"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A copy of a bundled script, which a test may change. */
  final Path copy(String game) throws IOException {
    Path script = Path.of("..", "games", game + ".trick");
    return Files.copy(script, folder.resolve(script.getFileName()));
  }

  /** Opens a window with a script, and waits until it takes keys. */
  final void open(FxRobot robot, Opened opened, Path file) throws IOException {
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> opened.window(stage, script));
    untilItTakesKeys(stage);
  }

  /** Opens a copy of a bundled game, and waits until its match asks something. */
  final void openGame(FxRobot robot, Opened opened, String game) throws IOException {
    open(robot, opened, copy(game));
    until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
  }

  static CodeArea script(FxRobot robot) {
    return Writing.area(robot);
  }

  /** Returns the moment of the match in sight, by its trick and the number of its choices. */
  static String moment(FxRobot robot) {
    return robot.lookup("#moment").query().getAccessibleText();
  }

  /** What a part of the window says. */
  static String said(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Labeled.class).getText();
  }

  /** Where a part of the window lies, without its shadow. */
  static Bounds bounds(FxRobot robot, String id) {
    return Lookup.inScene(robot.lookup(id).query());
  }

  /** Writes other words in the place of those that come first. */
  static void replace(FxRobot robot, String words, String others) {
    CodeArea area = script(robot);
    robot.interact(
        () -> {
          int at = area.getText().indexOf(words);
          area.replaceText(at, at + words.length(), others);
        });
  }
}
