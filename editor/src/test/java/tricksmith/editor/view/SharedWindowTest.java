package tricksmith.editor.view;

import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.NodeQueryUtils;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.trial.FirstMatches;

/**
 * A test of one window with one script, which the tests of the class share: to open it costs more
 * than most of them do. Each of them finds it as it was opened: the same text without a history,
 * the caret at its beginning, the table in front, nothing else open, the same size and settings,
 * and a match in which nobody has played. A window that cannot be brought back to that is not used
 * again: its match has gone on, there are notices, or a test has failed, or opened or stored
 * another script.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedWindowTest extends WindowTest {
  /** Where the script is, and all that the window stores. */
  @TempDir static Path lasting;

  /** What shows that a window is as it was opened, beside what is brought back to that. */
  private record Beginning(
      long scripts,
      int tabs,
      Optional<String> moment,
      Optional<String> seed,
      boolean text,
      boolean table,
      boolean outline,
      boolean notices) {

    static Beginning of(FxRobot robot) {
      return new Beginning(
          storedScripts(),
          onFxThread(() -> robot.lookup("#scripts").queryAs(TabPane.class).getTabs().size()),
          robot.lookup("#moment").tryQuery().map(Node::getAccessibleText),
          robot.lookup("#seed").tryQueryAs(TextInputControl.class).map(TextInputControl::getText),
          shows(robot, "#script"),
          shows(robot, ".playtest"),
          shows(robot, "#outline"),
          shows(robot, ".notice"));
    }

    private static long storedScripts() {
      try (Stream<Path> files = Files.walk(lasting)) {
        return files.filter(file -> file.toString().endsWith(".trick")).count();
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    private static boolean shows(FxRobot robot, String part) {
      return robot.lookup(part).tryQuery().isPresent();
    }
  }

  @RegisterExtension
  final AfterTestExecutionCallback failure =
      test -> test.getExecutionException().ifPresent(_ -> hasFailed = true);

  private final String name;
  private final String text;
  private final boolean hasProblems;
  private boolean isOpen;
  private boolean hasFailed;
  private Beginning beginning;
  private EditorSettings settings;
  private double width;
  private double height;

  /** How the window has been opened. */
  Opened opened;

  /**
   * Creates a test.
   *
   * @param name of the script's file
   */
  SharedWindowTest(String name, String text) {
    this.name = name;
    this.text = text;
    GameScript script = FirstMatches.played(GameScript.read(new Source(name, text)));
    hasProblems = !script.diagnostics().isEmpty();
  }

  /** Returns how the window is to be opened. */
  Opened prepared(Opened usual) {
    return usual;
  }

  /** Goes on from a window that has just been opened, or brought back, to what tests begin with. */
  void goOn(FxRobot robot) {
    // Most begin with the script.
  }

  @BeforeEach
  final void begin(FxRobot robot) throws IOException {
    boolean isAsOpened =
        isOpen && !hasFailed && stage.isShowing() && Beginning.of(robot).equals(beginning);
    isOpen = false;
    if (isAsOpened) {
      bringBack(robot);
    } else {
      closeForAll(robot);
      openForAll(robot);
    }
    isOpen = true;
  }

  private void openForAll(FxRobot robot) throws IOException {
    opened = prepared(Opened.in(lasting));
    settings = opened.preferences().now();
    Files.createDirectories(lasting);
    open(robot, opened, Files.writeString(lasting.resolve(name), text));
    untilItCanBePlayed(robot);
    untilItsProblemsAreKnown(robot);
    goOn(robot);
    hasFailed = false;
    beginning = Beginning.of(robot);
    width = stage.getWidth();
    height = stage.getHeight();
  }

  private void bringBack(FxRobot robot) {
    robot.interact(
        () -> {
          opened.preferences().change(_ -> settings);
          stage.setWidth(width);
          stage.setHeight(height);
          robot.lookup("#face-TABLE").tryQueryAs(ToggleButton.class).ifPresent(ToggleButton::fire);
        });
    Optional<CodeArea> area =
        onFxThread(
            () ->
                robot
                    .lookup("#script")
                    .match(NodeQueryUtils.isVisible())
                    .tryQueryAs(CodeArea.class));
    robot.interact(() -> area.ifPresent(CodeArea::requestFocus));
    robot.type(KeyCode.ESCAPE, 3);
    robot.interact(() -> area.ifPresent(this::bringBack));
    untilItTakesKeys(stage);
    untilItCanBePlayed(robot);
    untilItsProblemsAreKnown(robot);
    goOn(robot);
  }

  private void bringBack(CodeArea area) {
    Edit written = Edit.between(area.getText(), text);
    area.replaceText(written.span().start(), written.span().end(), written.text());
    area.getUndoManager().forgetHistory();
    area.moveTo(0);
    area.requestFollowCaret();
    area.requestFocus();
  }

  /** It can be played before it is checked. */
  private void untilItsProblemsAreKnown(FxRobot robot) {
    until("its problems", () -> Beginning.shows(robot, "#problems") == hasProblems);
  }

  private static void untilItCanBePlayed(FxRobot robot) {
    until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
    until("its rules", () -> said(robot, "#status").equals("These rules are in force."));
  }

  @Override
  @AfterEach
  void close(FxRobot robot) {
    if (!isOpen) {
      super.close(robot);
      return;
    }
    robot.interact(
        () ->
            Lookup.windows().stream()
                .filter(window -> !window.equals(stage))
                .forEach(Window::hide));
  }

  /** Closes the shared window, for a test that opens another one. */
  @AfterAll
  final void closeForAll(FxRobot robot) {
    isOpen = false;
    close(robot, lasting);
  }
}
