package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.files.ScriptFile;

/** One editor process is killed, and another finds what was typed in it. */
class CrashTest extends WindowTest {
  @Test
  void whatWasTypedBeforeACrashIsFoundAgain(FxRobot robot) throws Exception {
    Path file = Files.writeString(folder.resolve("game.trick"), "game \"Kept\"\n");
    killWhenItHasKept(DoomedEditor.TYPED, file);
    assertThat(file).hasContent("game \"Kept\"\n");

    robot.interact(() -> Opened.in(folder).window(stage));
    untilItTakesKeys(stage);

    CodeArea script = robot.lookup("#script").queryAs(CodeArea.class);
    assertThat(script.getText()).isEqualTo(DoomedEditor.TYPED + "game \"Kept\"\n");
    until("it is marked as unsaved", () -> stage.getTitle().startsWith("• game.trick"));
    robot.interact(() -> Screenshot.take(stage.getScene(), "recovered"));

    robot.clickOn("#recovery-undo");
    until("the saved text is back", () -> script.getText().equals("game \"Kept\"\n"));
    until("no more is said", () -> robot.lookup("#recovered").tryQuery().isEmpty());
    robot.interact(script::undo);
    until("it is said again that it is not saved", () -> stage.getTitle().startsWith("•"));
  }

  @Test
  void whatWasTypedIsNotGivenUpForAFileThatHasVanished(FxRobot robot) throws Exception {
    Path file = Files.writeString(folder.resolve("game.trick"), "game \"Kept\"\n");
    killWhenItHasKept(DoomedEditor.TYPED, file);
    Files.delete(file);

    robot.interact(() -> Opened.in(folder).window(stage));
    untilItTakesKeys(stage);

    until("it is noticed", () -> robot.lookup("#vanished").tryQuery().isPresent());
    assertThat(robot.lookup("#recovery-undo").tryQuery()).isEmpty();
    robot.clickOn("#write-again");
    until("it is saved", () -> Files.exists(file));
    until("no more is said", () -> robot.lookup(".notice").tryQuery().isEmpty());
    assertThat(file).hasContent(DoomedEditor.TYPED + "game \"Kept\"\n");
  }

  @Test
  void whatOthersHaveWrittenSinceIsNotReplacedUnasked(FxRobot robot) throws Exception {
    Path file = Files.writeString(folder.resolve("game.trick"), "game \"Kept\"\n");
    killWhenItHasKept(DoomedEditor.TYPED, file);
    Files.writeString(file, "game \"Theirs\"\n");

    robot.interact(() -> Opened.in(folder).window(stage));
    untilItTakesKeys(stage);

    until("it is noticed", () -> robot.lookup("#changed-outside").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("it asks", () -> robot.lookup("#answer-take").tryQuery().isPresent());
    assertThat(file).hasContent("game \"Theirs\"\n");
    robot.clickOn("#answer-take");
    CodeArea script = robot.lookup("#script").queryAs(CodeArea.class);
    until("it is theirs", () -> script.getText().equals("game \"Theirs\"\n"));
    until("no more is said", () -> robot.lookup(".notice").tryQuery().isEmpty());
  }

  @Test
  void whatBroughtTheEditorDownIsOpenedAsText(FxRobot robot) throws Exception {
    Path file = Files.copy(Path.of("../games/classics/whist.trick"), folder.resolve("game.trick"));
    Path mark = Files.createDirectories(folder.resolve("busy")).resolve("7-1.busy");
    Files.write(mark, List.of("999999999 2020-01-01T00:00:00Z", file.toUri().toASCIIString()));
    ScriptFile.Opened opened = ScriptFile.open(file);

    robot.interact(() -> Opened.in(folder).window(stage, opened));
    untilItTakesKeys(stage);

    until("it is said", () -> robot.lookup("#as-text").tryQuery().isPresent());
    CodeArea script = robot.lookup("#script").queryAs(CodeArea.class);
    assertThat(script.getText()).isEqualTo(opened.text());
    assertThat(mark).doesNotExist();
    assertThat(busy()).contains(file.toUri().toASCIIString());
    robot.interact(() -> script.insertText(0, "// 1\n"));
    until("it is marked as unsaved", () -> stage.getTitle().startsWith("•"));
    assertThat(robot.lookup(".card").tryQuery()).isEmpty();
    assertThat(robot.lookup("#status").queryAs(Label.class).getText())
        .isEqualTo("Open as text only: neither checked nor played.");
    robot.interact(() -> Screenshot.take(stage.getScene(), "as-text"));

    robot.clickOn("#wake");
    until("it is played", () -> robot.lookup(".card").tryQuery().isPresent());
    until("no more is said", () -> robot.lookup("#as-text").tryQuery().isEmpty());
    until("the mark is gone", () -> busy().isEmpty());
  }

  private String busy() {
    return contents(folder.resolve("busy"), ".busy");
  }

  private void killWhenItHasKept(String words, Path file) throws Exception {
    Process process = start(file);
    try {
      until(
          "a draft, and nothing that it could have died of",
          () -> !process.isAlive() || (drafts().contains(words) && busy().isEmpty()));
      assertThat(process.isAlive()).as("the editor is running").isTrue();
    } finally {
      process.destroyForcibly();
      assertThat(process.waitFor()).isNotZero();
    }
  }

  private Process start(Path file) throws IOException {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> command =
        List.of(
            ProcessHandle.current().info().command().orElseThrow(),
            "-Dglass.platform=Headless",
            "-Dprism.order=sw",
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classPath,
            DoomedEditor.class.getName(),
            folder.toString(),
            file.toString());
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private String drafts() {
    return contents(folder.resolve("drafts"), ".draft");
  }

  private static String contents(Path of, String ending) {
    if (Files.notExists(of)) {
      return "";
    }
    try (Stream<Path> files = Files.list(of)) {
      StringBuilder content = new StringBuilder();
      for (Path file : files.filter(path -> path.toString().endsWith(ending)).toList()) {
        content.append(Files.readString(file));
      }
      return content.toString();
    } catch (NoSuchFileException goneMeanwhile) {
      return contents(of, ending);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
