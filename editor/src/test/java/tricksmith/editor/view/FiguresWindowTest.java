package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.StylesheetsHold;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.editor.persistence.EditorSettings.Theme;

/** Figures of batches next to the script. */
@ExtendWith(StylesheetsHold.class)
class FiguresWindowTest extends WindowTest {
  private static final String TRUMPS =
      """
      game "Trumps"
        players 2
      options { deals 1..3 = 1 "Deals in a match" }
      match {
        dealer = random player
        repeat deals times {
          new deal
          shuffle deck
          deal 6 to each player from left of dealer
          play tricks from left of dealer until hands are empty { winner scores 2 }
          dealer = left of dealer
        }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "a trump"  card.suit == H
          then "the suit led"  card.suit == led.suit
          then "the higher"  card.rank
      }
      """;

  private void openTrumps(FxRobot robot, Opened opened) throws IOException {
    open(robot, opened, Files.writeString(folder.resolve("trumps.trick"), TRUMPS));
    until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
  }

  /** The height of a heading above a part of the figures. */
  private static final double HEADING = 70;

  private static void showFigures(FxRobot robot) {
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
    until("figures", () -> robot.lookup("#figures-seats").tryQuery().isPresent());
    robot.interact(
        () -> {
          ToggleButton all = robot.lookup("#figures-all").query();
          all.setSelected(false);
          assertThat(robot.lookup(".figures-tables").query().isVisible()).isFalse();
          all.fire();
          assertThat(robot.lookup(".figures-tables").query().isVisible()).isTrue();
        });
  }

  /** Presses a button wherever it is by now, before new figures can move or replace it. */
  private static void press(FxRobot robot, String button) {
    robot.interact(() -> robot.lookup(button).queryAs(ButtonBase.class).fire());
  }

  private static ListView<CoveredRule> rules(FxRobot robot) {
    return robot.lookup("#figures-rules").query();
  }

  @Test
  void aFewMatchesArePlayedAsSoonAsFiguresAreShown(FxRobot robot) throws IOException {
    openTrumps(robot, Opened.in(folder));
    assertThat(robot.lookup("#figures").tryQuery()).isEmpty();

    showFigures(robot);

    assertThat(robot.lookup("#figures-start").<Node>query().isFocused()).isTrue();
    assertThat(robot.lookup("#figures-soon").tryQuery()).as("once there are figures").isEmpty();
    untilNovicesHavePlayed(robot);
    assertThat(said(robot, "#figures-status")).endsWith("200 matches of 2 players, novices.");
    assertThat(robot.lookup("#findings").tryQuery()).isPresent();
    assertThat(Controls.nameless(stage.getScene().getRoot())).isEmpty();
    robot.clickOn("#figures-of-novice").clickOn("#figures-of-random");
    assertThat(said(robot, "#evenness")).contains("larger than chance");

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
    assertThat(robot.lookup("#figures").tryQuery()).isEmpty();
    assertThat(robot.lookup(".gutter-use").tryQuery()).isEmpty();
  }

  @Test
  void matchesThatEndInAnErrorAreTheFirstSentenceAndLeadToIt(FxRobot robot) throws IOException {
    Path file = copy("classics/whist");
    String text = Files.readString(file);
    Files.writeString(
        file,
        text.replace(
            "    dealer = left of dealer\n",
            "    dealer = left of dealer\n    repeat 12 / (score of seat 1 - 3) times { }\n"));
    open(robot, Opened.in(folder), file);
    until("a match", () -> robot.lookup("#question").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT2);
    until("a finding", () -> robot.lookup("#findings .finding-headline").tryQuery().isPresent());

    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);
    int failing = area.getText().indexOf("repeat 12 /");
    long line = area.getText().substring(0, failing).lines().count();
    assertThat(robot.lookup("#findings .finding-headline").queryAll().stream().findFirst())
        .map(headline -> ((Labeled) headline).getText())
        .hasValueSatisfying(
            said -> assertThat(said).endsWith("end in a script error in line " + line + "."));

    robot.interact(() -> robot.lookup("Show the line").queryAs(Hyperlink.class).fire());
    until("it is lit", () -> area.getStyleOfChar(failing).contains("script-lit"));
  }

  @Test
  void anEditIsComparedWithWhatIsSavedOnTheSameDeals(FxRobot robot) throws IOException {
    openTrumps(robot, Opened.in(folder));
    showFigures(robot);

    replace(robot, "winner scores 2", "winner scores 9");

    until("a comparison", () -> robot.lookup("#compared-verdict").tryQuery().isPresent());
    assertThat(said(robot, "#compared-verdict"))
        .isEqualTo("On the same 200 deals, the change makes a real difference.");

    press(robot, "#compared-first-ended-otherwise");
    until("its first match", () -> moment(robot).contains(", 12 of "));
    assertThat(robot.lookup("#seed").queryAs(TextField.class).getText()).isEqualTo("5");
  }

  @Test
  void anOptionIsComparedWithTheRulesAsTheyWereInHighContrastToo(FxRobot robot) throws IOException {
    openTrumps(robot, shownIn(Theme.HIGH_CONTRAST, Locale.ENGLISH));
    showFigures(robot);
    press(robot, "#figures-mark");
    robot.clickOn("#show-knobs");
    until("knobs", () -> robot.lookup("#knob-deals").tryQuery().isPresent());

    robot.interact(() -> robot.lookup("#knob-deals").queryAs(Slider.class).setValue(2));

    until("a comparison", () -> robot.lookup("#compared-verdict").tryQuery().isPresent());
    assertThat(said(robot, "#compared-verdict"))
        .isEqualTo("On the same 200 deals, the change makes a real difference.");
    assertThat(robot.lookup("Compared with the rules and options you marked").tryQuery())
        .isPresent();
    assertThatAllCanBeReached(robot, "figures-trumps-en-high_contrast");
  }

  @Test
  void eachRuleTellsBesideItsLineWhatUseWasMadeOfIt(FxRobot robot) throws IOException {
    openGame(robot, Opened.in(folder), "saizen");
    showFigures(robot);
    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);
    robot.interact(() -> area.showParagraphAtCenter(78));

    until("a rule that never applied", () -> has(robot, ".use-of-none"));
    until("one that never mattered", () -> has(robot, ".use-of-nothing"));
    until("one that mattered", () -> has(robot, ".use-of-some"));
    CoveredRule playoff = rule(rules(robot), "must \"raise the playoff\"");
    assertThat(playoff.weight()).isEqualTo(CoveredRule.Weight.NEVER_APPLIED);
    robot.interact(() -> Screenshot.take(stage.getScene(), "figures-gutter"));
  }

  private static boolean has(FxRobot robot, String bar) {
    return robot.lookup(".gutter-use " + bar).tryQuery().isPresent();
  }

  @Test
  void aRuleLeadsToTheFirstMatchInWhichItMattered(FxRobot robot) throws IOException {
    openTrumps(robot, Opened.in(folder));
    showFigures(robot);
    untilNovicesHavePlayed(robot);
    CoveredRule trump = selectTrump(robot);

    robot.push(KeyCode.ENTER);

    String seed = Long.toString(trump.use().example().seed());
    until(
        "the match of the example",
        () -> robot.lookup("#seed").queryAs(TextField.class).getText().equals(seed));
    until("why", () -> moment(robot).contains(", " + trump.use().example().choices() + " of "));
  }

  @Test
  void newFiguresKeepTheFocusAndTheRuleSelected(FxRobot robot) throws IOException {
    openTrumps(robot, Opened.in(folder));
    showFigures(robot);
    untilNovicesHavePlayed(robot);
    ListView<CoveredRule> before = rules(robot);
    CoveredRule trump = selectTrump(robot);

    robot.interact(() -> robot.lookup("#figures-start").queryButton().fire());

    until("new figures", () -> !rules(robot).equals(before));
    assertThat(rules(robot).isFocused()).isTrue();
    CoveredRule selected = onFxThread(() -> rules(robot).getSelectionModel().getSelectedItem());
    assertThat(selected.rule()).isEqualTo(trump.rule());
  }

  private static void untilNovicesHavePlayed(FxRobot robot) {
    until("novices", () -> robot.lookup("#figures-of-novice").tryQuery().isPresent());
  }

  private static CoveredRule rule(ListView<CoveredRule> list, String beginning) {
    return onFxThread(
        () ->
            list.getItems().stream()
                .filter(rule -> rule.text().startsWith(beginning))
                .findFirst()
                .orElseThrow());
  }

  private static CoveredRule selectTrump(FxRobot robot) {
    ListView<CoveredRule> list = rules(robot);
    CoveredRule trump = rule(list, "\"a trump\"");
    robot.interact(
        () -> {
          list.requestFocus();
          list.getSelectionModel().select(trump);
        });
    return trump;
  }

  @Test
  void aLargeBatchCanBeStopped(FxRobot robot) throws IOException {
    openTrumps(robot, Opened.in(folder));
    showFigures(robot);
    robot.clickOn("#figures-matches").push(KeyCode.SHORTCUT, KeyCode.A);
    robot.write("900000").push(KeyCode.ENTER);
    until("some are played", () -> said(robot, "#figures-status").matches("\\d{3,} of 900000.*"));

    robot.clickOn("#figures-stop");

    until("an end", () -> said(robot, "#figures-status").contains("Stopped; 900000 were planned."));
  }

  @Test
  void isReadableInJapaneseInAWindowOfAnySize(FxRobot robot) throws IOException {
    openGame(robot, shownIn(Theme.DARK, Locale.JAPANESE), "saizen");
    showFigures(robot);

    replace(robot, "0..2 = 0", "0..2 = 1");

    until("a comparison", () -> robot.lookup("#compared-verdict").tryQuery().isPresent());
    assertThatAllCanBeReached(robot, "figures-saizen-ja-dark");
    robot.interact(
        () -> {
          stage.setWidth(700);
          stage.setHeight(560);
        });
    until("one half", () -> robot.lookup("#script").tryQuery().isEmpty());
    assertThatAllCanBeReached(robot, "figures-saizen-ja-dark-700");
  }

  private Opened shownIn(Theme theme, Locale language) {
    Opened opened = Opened.in(folder).speaking(language);
    opened
        .preferences()
        .change(
            settings -> settings.withTheme(theme).withPanes(panes -> panes.withSize(1000, 940)));
    return opened;
  }

  private void assertThatAllCanBeReached(FxRobot robot, String picture) {
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds start = bounds(robot, "#figures-start");
    assertThat(start.getMaxX()).isLessThanOrEqualTo(stage.getScene().getWidth());
    assertThat(start.getMaxY()).isLessThan(stage.getScene().getHeight());
    robot.interact(() -> Screenshot.take(stage.getScene(), picture));
    if (Screenshot.ARE_WANTED) {
      until("all levels", () -> robot.lookup("#figures-stop").query().isDisabled());
    }
    scrollTo(robot, "#figures-seats");
    robot.interact(() -> Screenshot.take(stage.getScene(), picture + "-seats"));
    scroll(robot, 1);
    robot.interact(() -> Screenshot.take(stage.getScene(), picture + "-rules"));
  }

  private static void scroll(FxRobot robot, double place) {
    ScrollPane figures = robot.lookup(".figures-scrolled").query();
    robot.interact(() -> figures.setVvalue(place));
  }

  /** Scrolls until a part is at the top, with its heading. */
  private static void scrollTo(FxRobot robot, String part) {
    ScrollPane figures = robot.lookup(".figures-scrolled").query();
    robot.interact(
        () -> {
          Node content = figures.getContent();
          double hidden =
              content.getLayoutBounds().getHeight() - figures.getViewportBounds().getHeight();
          Node wanted = robot.lookup(part).query();
          double top = content.sceneToLocal(Lookup.inScene(wanted)).getMinY() - HEADING;
          figures.setVvalue(Math.clamp(top / Math.max(1, hidden), 0, 1));
        });
  }
}
