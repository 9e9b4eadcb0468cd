package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.StylesheetsHold;

/** What an edit makes of the match, in windows of any size. */
@ExtendWith(StylesheetsHold.class)
class ChangeWindowTest extends WindowTest {
  private static final String WORTH =
      """
      game "Worth"
        players 2
      options { worth  1..9 = 1  "Points for a trick" }
      match {
        new deal
        shuffle deck
        deal 6 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores worth }
      }
      trick { best by "rank" card.rank }
      """;

  private void openWhist(FxRobot robot, int width, int height) throws IOException {
    openSized(robot, width, height, copy("classics/whist"));
  }

  private void openSmall(FxRobot robot, int width, int height) throws IOException {
    Path file = Files.writeString(folder.resolve("small.trick"), SmallGame.FOR_FOUR);
    openSized(robot, width, height, file);
  }

  private void openSized(FxRobot robot, int width, int height, Path file) throws IOException {
    Opened opened = Opened.in(folder);
    opened
        .preferences()
        .change(settings -> settings.withPanes(panes -> panes.withSize(width, height)));
    open(robot, opened, file);
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
  }

  @Test
  void otherMatchesAreOfferedWhereThisOneShowsNothing(FxRobot robot) throws IOException {
    openWhist(robot, 1000, 720);
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());

    replace(robot, "score >= 5", "score >= 3");

    until("it is said", () -> said(robot, "#status").contains("nothing in this match"));
    until("others are judged", () -> robot.lookup("#status-more").query().isVisible());

    replace(robot, "shuffle deck", "shuffle deckk");
    until("an error", () -> said(robot, "#status").contains("cannot be played"));
    robot.interact(
        () -> {
          assertThat(said(robot, "#status")).doesNotContain("nothing in this match");
          assertThat(robot.lookup("#status-more").query().isVisible()).isFalse();
        });

    replace(robot, "shuffle deckk", "shuffle deck");
    until("it can be played", () -> robot.lookup("#status-more").query().isVisible());

    replace(robot, "score >= 3", "score >= 5");
    until("it is taken back", () -> said(robot, "#status").equals("These rules are in force."));
    robot.interact(() -> assertThat(robot.lookup("#status-more").query().isVisible()).isFalse());

    replace(robot, "score >= 5", "score >= 3");
    until("others are judged again", () -> robot.lookup("#status-more").query().isVisible());
    assertThat(robot.lookup("#status-more").queryAs(Hyperlink.class).getText())
        .matches("In \\d+ other matches, .* show one");
    robot.clickOn("#status-more");

    until("one of them", () -> robot.lookup("#change-sheet").query().isVisible());
    assertThat(Controls.nameless(stage.getScene().getRoot())).isEmpty();
    assertThat(said(robot, "#change-headline")).isNotEmpty();
    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);
    until("the table goes on", () -> !robot.lookup("#change-sheet").query().isVisible());
  }

  @Test
  void aValueThatDiffersIsNamedThoughNothingElseDoesYet(FxRobot robot) throws IOException {
    String script =
        """
        game "Later"
          players 2
        state { worth: number }
        match {
          worth = 1
          shuffle deck
          deal 5 to each player from seat 1
          play tricks from seat 1 until hands are empty
          each player scores worth * number of tricks of player
        }
        trick {
          best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
        }
        """;
    open(robot, Opened.in(folder), Files.writeString(folder.resolve("later.trick"), script));
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());

    replace(robot, "worth = 1", "worth = 2");

    until("it is said", () -> said(robot, "#status").contains("but the value of: worth"));
  }

  @Test
  void aChangeGoesWhileTheTextCannotBePlayedAndWhenItIsTakenBack(FxRobot robot) throws IOException {
    openSmall(robot, 1280, 800);
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    replace(robot, "then \"the higher\"  card.rank", "then \"the higher\"  lower card.rank");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());

    replace(robot, "shuffle deck", "shuffle deckk");
    until("no comparison", () -> !robot.lookup("#change-sheet").query().isVisible());
    assertThat(said(robot, "#status")).contains("cannot be played");
    replace(robot, "shuffle deckk", "shuffle deck");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());

    replace(robot, "match {", "match {\n}\nprocedure unused {");
    until("no comparison", () -> !robot.lookup("#change-sheet").query().isVisible());
    until("these rules", () -> said(robot, "#status").contains("in force"));

    replace(robot, "match {\n}\nprocedure unused {", "match {");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());
    assertThat(robot.lookup(".changed-gutter").queryAll()).as("lines marked").hasSize(1);

    replace(robot, "lower card.rank", "card.rank");

    until("it is gone", () -> !robot.lookup("#change-sheet").query().isVisible());
    assertThat(robot.lookup(".changed-gutter").queryAll()).as("lines marked").isEmpty();
    until("all words of the commands", () -> isWhole(robot, "#open-hands"));
    until("all words of the commands", () -> isWhole(robot, "#scores"));
    until("these rules", () -> said(robot, "#status").startsWith("These rules are in force."));
    assertThat(said(robot, "#status")).isEqualTo("These rules are in force.");
  }

  @Test
  void anOptionIsTakenBackAsAnEditIs(FxRobot robot) throws IOException {
    Path file = Files.writeString(folder.resolve("worth.trick"), WORTH);
    open(robot, Opened.in(folder), file);
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("the options", () -> robot.lookup("#knob-worth").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#knob-worth").queryAs(Slider.class).setValue(5));
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());

    robot.interact(() -> robot.lookup("#change-take-back").queryAs(Button.class).fire());

    until("it is gone", () -> !robot.lookup("#change-sheet").query().isVisible());
    until(
        "the option is as before",
        () -> robot.lookup("#knob-worth").queryAs(Slider.class).getValue() == 1);
  }

  /** Whether all of a command's words are shown, or none of it. */
  private static boolean isWhole(FxRobot robot, String command) {
    Labeled button = robot.lookup(command).queryAs(Labeled.class);
    return !button.isVisible()
        || Lookup.all(button, ".text").stream()
            .allMatch(text -> ((Text) text).getText().equals(button.getText()));
  }

  private static void playOneCard(FxRobot robot) {
    int cards = robot.lookup("#hand-1 .card").queryAll().size();
    robot.clickOn(robot.lookup("#hand-1 .legal").<Node>query());
    until("played", () -> robot.lookup("#hand-1 .card").queryAll().size() < cards);
  }

  @Test
  void aSmallWindowShowsTheChangeWithTheLineInQuestionAboveIt(FxRobot robot) throws IOException {
    openWhist(robot, 1000, 720);
    for (int tricks = 0; tricks < 2; tricks++) {
      until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
      playOneCard(robot);
    }
    until("a trick is over", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());

    replace(robot, "\"the higher\"", "\"the lower\"    lower card.rank //");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());
    assertThat(robot.lookup("#change-line").query().isVisible()).as("beside the text").isFalse();
    assertThat(texts(robot, "#change-sheet .change-felt .change-seat"))
        .as("names, as on the table")
        .anySatisfy(name -> assertThat(name).contains("You"))
        .noneSatisfy(name -> assertThat(name).contains("Seat 1"));
    assertThat(texts(robot, "#change-sheet .text-muted"))
        .contains("who takes each trick; you are 1");
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F9);
    until("the table alone", () -> robot.lookup("#script").tryQuery().isEmpty());

    assertThat(said(robot, "#change-line")).contains("\"the lower\"    lower card.rank");
    robot.interact(
        () -> {
          stage.setWidth(700);
          stage.setHeight(500);
        });
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds sheet = bounds(robot, "#change-sheet");
    assertThat(sheet.getWidth()).isGreaterThan(stage.getScene().getWidth() - 4);
    assertThat(bounds(robot, "#change-go-on").getMaxY()).isLessThanOrEqualTo(sheet.getMaxY());
    Labeled line = robot.lookup("#change-line").queryAs(Labeled.class);
    assertThat(line.getHeight())
        .as("the line is whole, to its changed end")
        .isGreaterThanOrEqualTo(Lookup.prefHeight(line));
    assertThat(Lookup.prefHeight(line)).isGreaterThan(line.prefHeight(-1));
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-700"));
    robot.interact(() -> robot.lookup("#change-sheet").query().setStyle("-fx-font-size: 20px"));
    for (int width : new int[] {690, 680}) {
      robot.interact(() -> stage.setWidth(width));
      robot.interact(() -> stage.getScene().getRoot().layout());
    }
    assertThat(bounds(robot, ".change-now").getMinY())
        .as("one below the other")
        .isGreaterThan(bounds(robot, ".change-before").getMaxY());
    assertThat(bounds(robot, "#change-by-bots").getMinY())
        .isGreaterThan(bounds(robot, ".change-whole-head").getMaxY());
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-in-large-letters"));
  }

  @Test
  void aTrickThatScoresDifferentlyIsShownOnce(FxRobot robot) throws IOException {
    String game =
        """
        game "Scores"
          players 3
        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          play tricks from seat 1 until hands are empty {
            winner scores 1
          }
        }
        trick {
          must "follow suit"  card.suit == led.suit
          best by "the suit led" card.suit == led.suit then "the higher" card.rank
        }
        """;
    open(robot, Opened.in(folder), Files.writeString(folder.resolve("scores.trick"), game));
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());

    replace(robot, "winner scores 1", "winner scores 3");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());

    robot.interact(() -> Screenshot.take(stage.getScene(), "change-score"));
    assertThat(robot.lookup(".change-before").query().isVisible()).isFalse();
    assertThat(said(robot, ".change-now .change-side-head")).isEqualTo("Before and now");
    assertThat(robot.lookup("#change-sheet").query().getAccessibleText())
        .containsOnlyOnce("by “the ");
  }

  /** Of seven deals or more, those that come out as before show no tricks. */
  @Test
  void dealsWithoutAChangeAreFoldedInALongMatch(FxRobot robot) throws IOException {
    String game =
        """
        game "Long"
          players 2
        state { deals: number = 0 }
        match {
          repeat 7 times {
            new deal
            deals = deals + 1
            shuffle deck
            deal 2 to each player from seat 1
            play tricks from seat 1 until hands are empty {
              winner scores 1 if deals == 8
            }
          }
        }
        trick {
          best by "the suit led" card.suit == led.suit then "the higher" card.rank
        }
        """;
    open(robot, Opened.in(folder), Files.writeString(folder.resolve("long.trick"), game));
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#to-end").queryButton().fire());
    until("the end", () -> robot.lookup("#hand-1 .legal").tryQuery().isEmpty());

    replace(robot, "deals == 8", "deals == 7");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());

    assertThat(robot.lookup("#change-strip .change-deal").queryAll()).hasSize(7);
    assertThat(robot.lookup("#change-strip .change-cell").queryAll()).hasSize(2);
    robot.push(KeyCode.F6);
    robot.push(KeyCode.HOME);
    assertThat(robot.lookup("#change-strip").query().getAccessibleText()).startsWith("Deal 7");
  }

  @Test
  void aChoiceThatComesFirstIsAskedOnTheFelt(FxRobot robot) throws IOException {
    openSmall(robot, 1280, 800);
    playOneCard(robot);
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());

    replace(
        robot,
        "play tricks from seat 1",
        "seat 2 chooses joker from suits\n  play tricks from seat 1");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(said(robot, "#change-now-said")).isEqualTo("“joker” is asked for first");
    assertThat(said(robot, ".change-now .pointed-said")).matches("(Seat \\d|You): Joker\\?");
    assertThat(bounds(robot, ".change-now .change-felt"))
        .satisfies(
            felt -> assertThat(felt.contains(bounds(robot, ".change-now .pointed-said"))).isTrue());
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-choice"));
  }

  /** Opens a game with an option that reverses the ranks, plays a trick, and opens the options. */
  private void openWithOption(FxRobot robot, int width, int height) throws IOException {
    openSmall(robot, width, height);
    replace(robot, "match {", "options {\n  low yes/no = no \"The lowest wins\"\n}\n\nmatch {");
    replace(
        robot,
        "then \"the higher\"",
        "then \"the lower\" lower card.rank when low then \"the higher\"");
    for (int tricks = 0; tricks < 2; tricks++) {
      until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
      playOneCard(robot);
    }
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("the options", () -> robot.lookup("#options-sheet").query().isVisible());
    until("the option", () -> robot.lookup("#knob-low").tryQuery().isPresent());
  }

  @Test
  void optionsLeaveTheOwnHandInSightAndMakeRoomForTheChangeTheyCause(FxRobot robot)
      throws IOException {
    openWithOption(robot, 1000, 720);
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(bounds(robot, "#options-sheet").getMaxY())
        .isLessThan(bounds(robot, "#hand-1").getMinY());

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F9);
    until("the table alone", () -> robot.lookup("#script").tryQuery().isEmpty());

    robot.interact(() -> robot.lookup("#knob-low").queryAs(ButtonBase.class).fire());
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds beside = bounds(robot, "#options-sheet");
    assertThat(bounds(robot, "#change-sheet").getMaxX()).isEqualTo(beside.getMinX());
    assertThat(bounds(robot, ".change-now").getMaxX()).isLessThan(beside.getMinX());
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-by-option"));
    size(robot, 700, 500);
    Bounds below = bounds(robot, "#options-sheet");
    assertThat(bounds(robot, "#change-sheet").getMaxY()).isEqualTo(below.getMinY());
    assertThat(bounds(robot, "#change-headline").getMaxY()).isLessThan(below.getMinY());
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-by-option-700"));

    robot.clickOn("#options-close");
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(robot.lookup("#options-sheet").query().isVisible()).isFalse();
    assertThat(bounds(robot, "#change-sheet").getMaxY()).isEqualTo(below.getMaxY());
  }

  private void size(FxRobot robot, double width, double height) {
    robot.interact(
        () -> {
          stage.setWidth(width);
          stage.setHeight(height);
        });
    robot.interact(() -> stage.getScene().getRoot().layout());
  }

  private static List<String> texts(FxRobot robot, String selector) {
    return robot.lookup(selector).<Labeled>queryAll().stream().map(Labeled::getText).toList();
  }
}
