package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.source.Edit;

/**
 * Drives the whole window as a designer would: plays, changes a rule, makes a mistake, fixes it.
 */
class EditorWindowTest extends WindowTest {
  private Path file;

  @Start
  void open(Stage primary) throws IOException {
    file = copy("supertrump");
    Opened.in(folder).window(primary, ScriptFile.open(file));
  }

  @Test
  void playsAndEditsAtTheSameTime(FxRobot robot) {
    until("a question", () -> robot.lookup(".answers .button").tryQuery().isPresent());
    take(robot, "1-question");
    robot.clickOn(robot.lookup(".answers .button").nth(2).<Node>query());
    until("cards to play", () -> !legalCards(robot).isEmpty());
    take(robot, "2-play");

    for (int card = 0; card < 4; card++) {
      String before = words(robot, "#hand-1");
      untilCardsLieStill(robot);
      clickOnCard(robot, legalCards(robot).iterator().next());
      until("the card is played", () -> !words(robot, "#hand-1").equals(before));
      until("it is my turn again", () -> !legalCards(robot).isEmpty());
    }
    robot.interact(() -> playtest(robot).focusFirstAnswer());
    String beforeTyping = words(robot, "#hand-1");
    robot.type(KeyCode.SPACE);
    until("a card is played by keyboard", () -> !words(robot, "#hand-1").equals(beforeTyping));
    until("it is my turn again", () -> !legalCards(robot).isEmpty());
    take(robot, "3-five-tricks");

    String played = words(robot, "#hand-1");
    String score = words(robot, "#score-1") + words(robot, "#score-2");
    write(robot, "winner scores 1 ", "winner scores 10");
    until(
        "the new rule counts",
        () -> !(words(robot, "#score-1") + words(robot, "#score-2")).equals(score));
    assertThat(words(robot, "#hand-1")).isEqualTo(played);
    until("the table stops", () -> robot.lookup("#change-sheet").query().isVisible());
    take(robot, "4-other-scores");
    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);
    until("the table goes on", () -> !robot.lookup("#change-sheet").query().isVisible());
    until("it is my turn again", () -> !legalCards(robot).isEmpty());

    write(robot, "must \"follow", "mst \"follow");
    until("the error is listed", () -> robot.lookup("#problems").tryQuery().isPresent());
    until("it is said", () -> words(robot, "#status").contains("The table keeps the last rules"));
    take(robot, "5-error");
    String beforeBroken = words(robot, "#hand-1");
    untilCardsLieStill(robot);
    clickOnCard(robot, legalCards(robot).iterator().next());
    until("the match goes on", () -> !words(robot, "#hand-1").equals(beforeBroken));

    robot.clickOn(".problem-error");
    assertThat(script(robot).isFocused()).isTrue();
    write(robot, "mst \"follow", "must \"follow");
    until("these rules are in force", () -> words(robot, "#status").contains("in force"));
    until("nothing is listed", () -> robot.lookup("#problems").tryQuery().isEmpty());
    take(robot, "6-mended");

    write(robot, "(card) == suit-of(led)", "(card) != suit-of(led)");
    until("the match stops", () -> robot.lookup("#change-sheet").query().isVisible());
    assertThat(words(robot, "#change-headline")).contains("may no longer play");
    take(robot, "7-divergence");
    robot.clickOn(".change-now .change-line");
    until("the rule is lit", () -> lit(robot).startsWith("must"));

    write(robot, "(card) != suit-of(led)", "(card) == suit-of(led)");
    until("all is as before", () -> !robot.lookup("#change-sheet").query().isVisible());
  }

  @Test
  void showsTheRuleThatForbidsACard(FxRobot robot) {
    begin(robot);
    untilCardsLieStill(robot);

    clickOnCard(robot, robot.lookup("#hand-1 .illegal").<Node>query());

    until("the rule is lit", () -> lit(robot).startsWith("must \"follow suit\""));
    assertThat(script(robot).isFocused()).isFalse();
    assertThat(robot.lookup(".gutter.lit-rule-gutter").queryAll()).as("lines marked").hasSize(1);
    Region line = robot.lookup(".paragraph-text.lit-rule").query();
    assertThat(line.getBackground().isEmpty()).isFalse();
    assertThat(line.getWidth()).isGreaterThan(0.8 * script(robot).getWidth());
    int rule = script(robot).getText().indexOf("must \"follow suit\"");
    assertThat(script(robot).getStyleOfChar(rule))
        .as("no light besides")
        .contains("script-whole-line");
    take(robot, "8-excluded");
  }

  /** On the strip of a card that its neighbour in the fan leaves free. */
  private static void clickOnCard(FxRobot robot, Node card) {
    robot.clickOn(robot.offset(card, Pos.CENTER_LEFT, 14, 0));
  }

  /** The lit stretches of the script. */
  private static String lit(FxRobot robot) {
    CodeArea area = script(robot);
    String text = area.getText();
    return IntStream.range(0, text.length())
        .filter(place -> area.getStyleOfChar(place).contains("script-lit"))
        .mapToObj(text::charAt)
        .map(String::valueOf)
        .collect(Collectors.joining());
  }

  @Test
  void savesAndAsksBeforeItCloses(FxRobot robot) {
    robot.clickOn("#script").write("// ノ\n");
    robot.press(KeyCode.SHORTCUT).type(KeyCode.S).release(KeyCode.SHORTCUT);
    until("it is saved", () -> content().contains("// ノ"));

    robot.write("x");
    askToClose(robot);
    take(robot, Lookup.windows().get(1).getScene(), "8-unsaved");
    robot.clickOn("#answer-cancel");
    until("the question is gone", () -> robot.lookup("#answer-cancel").tryQuery().isEmpty());
    assertThat(stage.isShowing()).isTrue();

    askToClose(robot);
    robot.clickOn("#answer-save");
    until("it is closed", () -> !stage.isShowing());
    assertThat(content()).contains("x");
  }

  /** Does not wait for the answer. */
  private void askToClose(FxRobot robot) {
    Platform.runLater(
        () -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    until("it asks", () -> robot.lookup("#answer-cancel").tryQuery().isPresent());
  }

  private String content() {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Answers questions until there are cards to play, some of which may not be played. */
  private static void begin(FxRobot robot) {
    until("a question", () -> robot.lookup(".answers .button").tryQuery().isPresent());
    robot.clickOn(robot.lookup(".answers .button").<Node>query());
    until("cards to play", () -> !legalCards(robot).isEmpty());
  }

  /** Moving cards cannot be clicked. */
  private static void untilCardsLieStill(FxRobot robot) {
    until(
        "cards lie still",
        () ->
            robot.lookup(".card").queryAll().stream()
                .allMatch(card -> card.getTranslateX() == 0 && card.getTranslateY() == 0));
  }

  private void take(FxRobot robot, String name) {
    take(robot, stage.getScene(), name);
  }

  private static void take(FxRobot robot, Scene scene, String name) {
    robot.interact(() -> Screenshot.take(scene, name));
  }

  /** Types only what differs: every key has the script read again, and the match judged. */
  private static void write(FxRobot robot, String old, String replacement) {
    Edit change = Edit.between(old, replacement);
    select(robot, old, change.span().start(), change.span().end());
    if (change.text().isEmpty()) {
      robot.type(KeyCode.DELETE);
    } else {
      robot.write(change.text());
    }
  }

  private static void select(FxRobot robot, String words, int from, int to) {
    CodeArea area = script(robot);
    robot.interact(
        () -> {
          int start = area.getText().indexOf(words);
          assertThat(start).isNotNegative();
          area.requestFocus();
          area.selectRange(start + from, start + to);
        });
  }

  private static Set<Node> legalCards(FxRobot robot) {
    return robot.lookup("#hand-1 .legal").queryAll();
  }

  private static PlaytestPane playtest(FxRobot robot) {
    return robot.lookup(".playtest").queryAs(PlaytestPane.class);
  }

  /** The text of a part of the window. */
  private static String words(FxRobot robot, String id) {
    Node part = robot.lookup(id).query();
    return Stream.concat(Stream.of(part), Lookup.all(part, "*").stream())
        .distinct()
        .filter(Labeled.class::isInstance)
        .map(Labeled.class::cast)
        .map(Labeled::getText)
        .collect(Collectors.joining());
  }
}
