package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;

/** Help is in the window, by keys, in both languages. */
class HelpWindowTest extends WindowTest {
  private Path file;

  @Start
  void open(Stage primary) throws IOException {
    file = Files.writeString(folder.resolve("small.trick"), "game \"Small\"\n  players 2\n");
  }

  @Test
  void beginsWithTheWordAtTheCaretAndFindsOthers(FxRobot robot) throws IOException {
    show(robot, Locale.ENGLISH);
    Writing.moveAfter(robot, "players");
    robot.push(KeyCode.SHIFT, KeyCode.F1);
    until("the index", () -> inHelp("#words-search").isFocused());

    ListView<?> words = (ListView<?>) inHelp("#words-list");
    assertThat(((TextField) inHelp("#words-search")).getText()).isEqualTo("players");
    assertThat(selected(words)).contains("How many play, and who plays together");
    robot.interact(() -> ((TextField) inHelp("#words-search")).replaceSelection("shuffle"));
    until("another word", () -> selected(words).contains("Shuffles a zone"));

    robot.type(KeyCode.ESCAPE);
    until("it is closed", () -> Lookup.windows().size() == 1);
  }

  @Test
  void tellsTheFirstStepsInBothLanguages(FxRobot robot) throws IOException {
    show(robot, Locale.JAPANESE);
    robot.push(KeyCode.SHORTCUT, KeyCode.F1);
    until("the first steps", () -> Lookup.tryFind(opened(), "#first-steps").isPresent());

    assertThat(said()).contains("ホイスト", "F9", "1行変える").doesNotContain("`");
  }

  @Test
  void hasMoreThanKeysInItsMenu(FxRobot robot) throws IOException {
    show(robot, Locale.ENGLISH);

    Menu help = robot.lookup("#menus").queryAs(MenuBar.class).getMenus().getLast();
    assertThat(onFxThread(() -> help.getItems().size())).isGreaterThanOrEqualTo(4);
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F1);
    until("about", () -> Lookup.windows().size() == 2);
    assertThat(Lookup.all(opened(), ".label"))
        .anySatisfy(label -> assertThat(label.toString()).contains(folder.toString()));
  }

  private void show(FxRobot robot, Locale language) throws IOException {
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> Opened.in(folder).speaking(language).window(stage, script));
    until(
        "the window is ready",
        () -> stage.isFocused() && stage.getScene().getFocusOwner() instanceof CodeArea);
  }

  /** Returns the window that has been opened last. */
  private static Window opened() {
    return Lookup.windows().getLast();
  }

  private static Node inHelp(String id) {
    return Lookup.find(opened(), id);
  }

  private static String selected(ListView<?> words) {
    return onFxThread(() -> String.valueOf(words.getSelectionModel().getSelectedItem()));
  }

  private static String said() {
    StringBuilder all = new StringBuilder();
    Lookup.all(opened(), ".text").stream()
        .filter(Text.class::isInstance)
        .forEach(text -> all.append(((Text) text).getText()).append('\n'));
    for (String style : List.of(".message-text", ".message-code")) {
      Lookup.all(opened(), style).stream()
          .map(Text.class::cast)
          .forEach(text -> all.append(text.getText()).append('\n'));
    }
    return all.toString();
  }
}
