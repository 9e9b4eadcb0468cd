package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.persistence.EditorSettings.Theme;

/**
 * Pictures for the documentation of what lies around the table. They are a class of their own, so
 * that both can be drawn at the same time.
 */
@Tag("drawn")
class PanesShowcaseTest extends WindowTest {

  @ParameterizedTest
  @CsvSource({"en, LIGHT", "ja, DARK"})
  void showsTheGallery(String language, Theme theme, FxRobot robot) {
    Opened opened = Opened.in(folder).speaking(Locale.of(language));
    opened.preferences().change(settings -> settings.withTheme(theme));
    robot.interact(() -> opened.window(stage));
    untilItTakesKeys(stage);

    assertThat(robot.lookup("#gallery-shelves").<Node>query().isVisible()).isTrue();
    robot.interact(() -> Screenshot.take(stage.getScene(), "gallery-" + language));
  }

  @ParameterizedTest
  @CsvSource({"en, LIGHT", "ja, DARK"})
  void showsKnobsFindingAndProblems(String language, Theme theme, FxRobot robot)
      throws IOException {
    Path file = copy("saizen");
    Files.writeString(file, Files.readString(file).replaceFirst("jokers == 0", "jokrs == 0"));
    Opened opened = Opened.in(folder).speaking(Locale.of(language));
    opened.preferences().change(settings -> settings.withTheme(theme));
    open(robot, opened, file);
    until("problems", () -> robot.lookup("#problems").query().isVisible());
    robot.push(javafx.scene.input.KeyCode.SHORTCUT, javafx.scene.input.KeyCode.R);
    robot.clickOn("#find-wanted").write("suit");
    robot.interact(() -> Screenshot.take(stage.getScene(), "problems-" + language));

    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);
    robot.interact(
        () -> {
          int at = area.getText().indexOf("jokrs");
          area.replaceText(at, at + 5, "jokers");
        });
    until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#show-knobs").queryAs(ButtonBase.class).fire());
    until("knobs", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());
    robot.interact(() -> Screenshot.take(stage.getScene(), "knobs-" + language));
    robot.push(
        javafx.scene.input.KeyCode.SHORTCUT,
        javafx.scene.input.KeyCode.SHIFT,
        javafx.scene.input.KeyCode.SLASH);
    until("the keys", () -> Lookup.windows().size() == 2);
    robot.interact(() -> Screenshot.take(Lookup.windows().get(1).getScene(), "keys-" + language));
    robot.push(javafx.scene.input.KeyCode.ESCAPE);
  }
}
