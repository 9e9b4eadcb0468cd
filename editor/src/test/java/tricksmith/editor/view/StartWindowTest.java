package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.view.arrival.ScriptToOpen;

/** A window that has just been started is drawn with the text first, then with everything. */
class StartWindowTest extends WindowTest {

  @ParameterizedTest
  @EnumSource(Halves.class)
  void theTextIsThereBeforeTheTable(Halves halves, FxRobot robot) throws IOException {
    Path file = Files.writeString(folder.resolve("small.trick"), SmallGame.FOR_FOUR);
    ScriptToOpen script = new ScriptToOpen(ScriptFile.open(file), MatchSettings.NONE, 5);
    Opened opened = Opened.in(folder);
    opened.preferences().change(settings -> settings.withPanes(panes -> panes.withHalves(halves)));
    robot.interact(
        () -> {
          EditorWindow.start(stage, opened.context(), List.of(script), List.of());
          Parent root = stage.getScene().getRoot();
          assertThat(Lookup.tryFind(root, "#script").isPresent()).isEqualTo(halves.hasText());
          assertThat(Lookup.tryFind(root, "#table").isEmpty()).isEqualTo(halves.hasText());
          assertThat(Lookup.tryFind(root, "#faces").isEmpty()).isEqualTo(halves.hasText());
          assertThat(stage.getScene().getFocusOwner()).isNotNull();
          if (halves.hasText()) {
            assertThatASessionWaits();
          }
        });

    Node before = stage.getScene().getFocusOwner();
    if (halves.hasTable()) {
      until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
      assertThat(robot.lookup("#faces").tryQuery()).isPresent();
    }
    if (halves.hasText()) {
      assertThat(stage.getScene().getFocusOwner()).isEqualTo(before);
      assertThat(before.getId()).isEqualTo("script");
    }
  }

  /** Nothing is drawn meanwhile, so the session must still wait once its thread has come so far. */
  private static void assertThatASessionWaits() {
    long begun = System.nanoTime();
    while (!isSessionHeld()) {
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofMinutes(5));
      Thread.onSpinWait();
    }
  }

  private static boolean isSessionHeld() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().equals("session"))
        .flatMap(thread -> Arrays.stream(thread.getValue()))
        .anyMatch(frame -> frame.getClassName().endsWith(".ScriptWorkers"));
  }
}
