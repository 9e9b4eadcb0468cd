package tricksmith.editor.view;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.model.StyleSpans;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/** However much a script declares or writes in a line, a window makes only so much of it. */
class LargeScriptsWindowTest extends WindowTest {

  private static final String START = "game \"Large\"\n  players 2\n\n";
  private static final String MATCH =
      """

      match {
        new deal
        shuffle deck
        deal 3 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      """;

  @Test
  void theRestOfALongLineIsPlain(FxRobot robot) throws IOException {
    String line = "state { " + each(550, i -> "v%d: number = 0; ".formatted(i)) + "}\n";
    open(robot, START + line + MATCH);

    until("colours", () -> script(robot).getStyleOfChar(START.length()).contains("script-word"));

    StyleSpans<Collection<String>> styles =
        onFxThread(
            () -> script(robot).getStyleSpans(START.length(), START.length() + line.length()));
    assertThat(styles.getSpanCount()).isLessThan(500);
    assertThat(script(robot).getStyleOfChar(START.length() + line.length() + 1))
        .contains("script-word");
  }

  @Test
  void moreOptionsThanAnybodyLooksThroughAreOnlyCounted(FxRobot robot) throws IOException {
    String options = each(40, i -> "  o%d some ranks = A \"x\"\n".formatted(i));
    open(robot, START + "options {\n" + options + "}\n" + MATCH);
    until("a table", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    assertThat(robot.lookup("#knob-o0").tryQuery()).as("before anybody asks").isEmpty();

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);

    until("options", () -> robot.lookup("#knob-o0").tryQuery().isPresent());
    assertThat(said(robot, "#knobs-more")).contains("2 more options");
    assertThat(robot.lookup("#knob-o39").tryQuery()).isEmpty();
  }

  @Test
  void valuesAreListedWhenTheyCanBeChosen(FxRobot robot) throws IOException {
    String values = IntStream.range(0, 60).mapToObj(i -> "a" + i).collect(joining(" | "));
    open(robot, START + "options {\n  o0 " + values + " = a7 \"x\"\n}\n" + MATCH);
    until("a table", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("options", () -> robot.lookup("#knob-o0").tryQuery().isPresent());
    ChoiceBox<?> box = robot.lookup("#knob-o0").queryAs(ChoiceBox.class);
    assertThat(onFxThread(() -> box.getItems().size())).isEqualTo(1);

    robot.interact(box::requestFocus);
    assertThat(onFxThread(() -> box.getItems().size())).isEqualTo(60);
    assertThat(onFxThread(() -> box.getSelectionModel().getSelectedIndex())).isEqualTo(7);

    robot.interact(() -> box.getSelectionModel().selectNext());
    until(
        "the next value",
        () -> "a8".equals(robot.lookup("#knob-o0").queryAs(ChoiceBox.class).getValue()));
  }

  @Test
  void moreVariablesThanFitAreNotDrawn(FxRobot robot) throws IOException {
    open(
        robot,
        START + "state { t[1..30000]: number = 0; s[player, 1..900]: number = 0 }\n" + MATCH);

    until("variables", () -> said(robot, "#all-variables").startsWith("+29"));

    assertThat(robot.lookup((Node _) -> true).queryAll()).hasSizeLessThan(3000);
    robot.interact(() -> robot.lookup("#all-variables").queryButton().fire());
    until("a list", () -> robot.lookup(".all-variables").tryQuery().isPresent());
    assertThat(robot.lookup(".all-variables-value").queryAll()).hasSize(300);
  }

  @Test
  void morePilesThanCanBeToldApartAreNotDrawn(FxRobot robot) throws IOException {
    String zones = "zones { " + each(60, i -> "z%d: face up; ".formatted(i)) + "}\n";
    String moves = each(48, i -> "  move top of deck to z%d\n".formatted(i));
    open(
        robot,
        START
            + zones
            + "match {\n  new deal\n  shuffle deck\n"
            + moves
            + "  seat 1 chooses c from 1..2\n}\n");

    until("piles", () -> !robot.lookup(".pile").queryAll().isEmpty());

    assertThat(robot.lookup(".pile").queryAll()).hasSizeLessThanOrEqualTo(40);
  }

  /** JavaFX would draw the window anew until it had measured every row. */
  @Test
  void moreProblemsThanAnybodyReadsAreListedForWhoeverTurnsToThem(FxRobot robot)
      throws IOException {
    open(robot, START + "state { " + each(300, i -> "v%d: number\n".formatted(i)) + "}\n" + MATCH);
    until("problems", () -> robot.lookup("#problems").tryQuery().isPresent());
    ListView<?> problems = robot.lookup("#problems").queryListView();
    until("the first of them", () -> problems.getItems().size() == 100);

    robot.interact(problems::requestFocus);
    robot.type(KeyCode.END);

    until("all of them", () -> problems.getItems().size() >= 300);
    until(
        "the last",
        () -> problems.getSelectionModel().getSelectedIndex() == problems.getItems().size() - 1);
  }

  @Test
  void whatHasHappenedAtOnceIsToldInPart(FxRobot robot) throws IOException {
    String chance = "match {\n  repeat 5000 times { n = random from 1..2, called \"x\" }\n";
    open(robot, START + "state { n: number = 0 }\n" + MATCH.replace("match {\n", chance));

    until("a table", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());

    String told = robot.lookup("#moment").query().getAccessibleHelp();
    assertThat(told.lines()).hasSize(31);
    assertThat(told).endsWith("…");
  }

  private void open(FxRobot robot, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("large.trick"), text);
    open(robot, Opened.in(folder), file);
  }

  private static String each(int count, IntFunction<String> piece) {
    return IntStream.range(0, count).mapToObj(piece).collect(joining());
  }
}
