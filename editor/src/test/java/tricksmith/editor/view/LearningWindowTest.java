package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.StylesheetsHold;
import tricksmith.editor.persistence.EditorSettings;

/** The reference beside the caret: recipes for this script, tried and inserted, words and games. */
@ExtendWith(StylesheetsHold.class)
class LearningWindowTest extends SharedWindowTest {
  private static final String NEW_GAME =
      """
      game "New game"
        players 3..5

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

        best by "the suit led"  card.suit == led.suit
           then "the higher"    card.rank
      }
      """;

  LearningWindowTest() {
    super("new-game.trick", NEW_GAME);
  }

  /** What somebody has looked for would stay where no word is at the caret. */
  @AfterEach
  void forgetWhatWasLookedFor(FxRobot robot) {
    if (robot.lookup("#words-search").tryQuery().isEmpty()) {
      robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT3);
      until("the reference", () -> robot.lookup("#words-search").tryQuery().isPresent());
    }
    robot.interact(() -> field(robot).clear());
  }

  @Test
  void aRecipeIsNoWiderThanItsPaneInAWindowOfAnySize(FxRobot robot) {
    look(robot, "bid");
    awaitRecipe(robot, "A round of bids");
    assertThat(Controls.nameless(stage.getScene().getRoot())).isEmpty();
    SplitPane halves = robot.lookup(".split-pane").match(SplitPane.class::isInstance).query();

    for (double text : new double[] {0.62, 0.5}) {
      robot.interact(() -> halves.setDividerPositions(text));
      robot.interact(() -> stage.getScene().getRoot().layout());

      ScrollPane page = robot.lookup(".learn-scrolled").queryAs(ScrollPane.class);
      double room = page.getViewportBounds().getWidth();
      assertThat(((Region) page.getContent()).getWidth()).isLessThanOrEqualTo(room + 0.5);
      Region shown = robot.lookup(".learn-page").query();
      double widest =
          onFxThread(
              () ->
                  Lookup.children(shown).stream()
                      .mapToDouble(LearningWindowTest::widest)
                      .max()
                      .orElseThrow());
      assertThat(widest).isLessThanOrEqualTo(room);
    }
    robot.interact(() -> Screenshot.take(stage.getScene(), "recipe-narrow"));

    robot.interact(
        () -> {
          stage.setWidth(700);
          stage.setHeight(500);
        });
    until("the recipe alone", () -> robot.lookup("#script").tryQuery().isEmpty());
    until("its lines", () -> robot.lookup("#learn-lines").query().isVisible());
    robot.interact(() -> stage.getScene().getRoot().layout());
    robot.interact(() -> Screenshot.take(stage.getScene(), "learning-700"));
    assertThat(Lookup.inScene(button(robot)).getMaxY())
        .isLessThanOrEqualTo(stage.getScene().getHeight());
  }

  /** Returns how far to the right in its page a part reaches. */
  private static double widest(Node part) {
    double own = part.getBoundsInParent().getMaxX();
    return part instanceof FlowPane pane
        ? pane.getChildren().stream()
            .mapToDouble(child -> pane.getLayoutX() + child.getBoundsInParent().getMaxX())
            .reduce(own, Math::max)
        : own;
  }

  @Test
  void aScriptWithoutOptionsLeadsToWhereTheyAreExplained(FxRobot robot) {
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("the options", () -> robot.lookup("#options-sheet").query().isVisible());
    robot.interact(() -> Screenshot.take(stage.getScene(), "no-options"));

    robot.clickOn("#knobs-how");

    until("the word", () -> title(robot).equals("options"));
    assertThat(robot.lookup("#options-sheet").query().isVisible()).isFalse();
    robot.interact(() -> Screenshot.take(stage.getScene(), "no-options-how"));
  }

  /** A label {@code first} is no word of the language, and {@code in turn} is about turns. */
  @Test
  void wordsAreExplainedThatMeanWhatIsSaid(FxRobot robot) {
    look(robot, "a round of bids");
    awaitRecipe(robot, "A round of bids");
    assertThat(explained(robot)).startsWith("state").contains("turn").doesNotContain("in");

    robot.interact(() -> field(robot).setText("equal cards"));
    awaitRecipe(robot, "Equal cards");
    until("its words", () -> explained(robot).contains("options"));
    assertThat(explained(robot)).doesNotContain("first", "last");
  }

  private static List<String> explained(FxRobot robot) {
    return robot.lookup("#learn-reading .learn-word").<Labeled>queryAll().stream()
        .map(Labeled::getText)
        .toList();
  }

  /** Opens the reference, and looks for something. */
  private void look(FxRobot robot, String words) {
    robot.push(KeyCode.F1);
    until("the reference", () -> field(robot).isFocused());
    robot.interact(() -> field(robot).setText(words));
  }

  private void awaitRecipe(FxRobot robot, String title) {
    until(title, () -> title(robot).equals(title) && !button(robot).isDisabled());
  }

  @Test
  void theKeyForHelpShowsTheWordAtTheCaret(FxRobot robot) {
    Writing.moveAfter(robot, "shuf");

    robot.push(KeyCode.F1);

    until("the word", () -> title(robot).equals("shuffle"));
    assertThat(isFront(robot)).isTrue();
    assertThat(field(robot).isFocused()).isTrue();
    assertThat(field(robot).getText()).isEqualTo("shuffle");
    assertThat(read(robot)).contains("shuffle deck");
    assertThat(robot.lookup("#learn-insert").query().isVisible()).isFalse();

    TextField field = field(robot);
    robot.push(KeyCode.ESCAPE);
    until("the table", () -> !isFront(robot));
    Writing.moveAfter(robot, "tric");
    assertThat(field.getText()).as("while the table is in front").isEqualTo("shuffle");

    robot.push(KeyCode.F1);
    until("the other word", () -> title(robot).equals("tricks"));
    assertThat(field.getText()).isEqualTo("tricks");
  }

  @Test
  void aWordOfABlockIsShownWithItsFirstLine(FxRobot robot) {
    look(robot, "options");

    until("the word", () -> title(robot).equals("options"));
    assertThat(read(robot)).containsPattern("options +\\{ +\\S+ .*=.* … +}");
  }

  @Test
  void ofSeveralWordsOneIsFoundIfThereIsNoMore(FxRobot robot) {
    look(robot, "option number");

    until("what fits one of them", () -> entries(robot).contains("A fixed trump"));
    assertThat(title(robot)).doesNotContain("option number");
  }

  @Test
  void whatTheUserLooksForStaysWhileTheCaretMoves(FxRobot robot) {
    look(robot, "round of bids");
    awaitRecipe(robot, "A round of bids");

    robot.interact(() -> script(robot).requestFocus());
    Writing.moveAfter(robot, "shuf");
    Writing.moveAfter(robot, "hands are empty {\n");

    assertThat(field(robot).getText()).isEqualTo("round of bids");
    assertThat(title(robot)).isEqualTo("A round of bids");
    robot.interact(() -> field(robot).clear());
    Writing.moveAfter(robot, "shuf");
    until("the word at the caret", () -> field(robot).getText().equals("shuffle"));
  }

  @Test
  void aRecipeIsWrittenForTheScriptShownInItTriedAndInserted(FxRobot robot) {
    look(robot, "a round of bids");
    awaitRecipe(robot, "A round of bids");

    assertThat(said(robot, "#learn-places")).isEqualTo("3 places: lines 4, 9, 12");
    until("lines to come", () -> unwritten(robot).contains("player chooses bid from 0..5"));
    assertThat(script(robot).getText()).isEqualTo(NEW_GAME);
    until("a question", () -> robot.lookup("#trial-table #question").tryQuery().isPresent());
    assertThat(read(robot)).contains("chooses").contains("from");
    robot.interact(() -> Screenshot.take(stage.getScene(), "learning"));
    tab(robot, KeyCode.TAB);
    assertThat(Lookup.all(robot.lookup(".learn-reading-half").query(), "*"))
        .as("after the results comes the recipe")
        .contains(stage.getScene().getFocusOwner());
    tab(robot, KeyCode.SHIFT, KeyCode.TAB);
    Region table = robot.lookup("#trial-table").query();
    Region page = robot.lookup(".learn-scrolled").query();
    assertThat(table.getPrefHeight()).as("in a larger window").isGreaterThan(page.getHeight() / 2);

    robot.push(KeyCode.ENTER);

    until("it is written", () -> script(robot).getText().contains("player chooses bid from 0..5"));
    assertThat(script(robot).isFocused()).isTrue();
    assertThat(script(robot).getSelectedText()).isEqualTo("0");
    until("the table", () -> !isFront(robot));
    robot.interact(() -> script(robot).undo());
    assertThat(script(robot).getText()).isEqualTo(NEW_GAME);
  }

  /** Passes the field, the results and the link to all keys, or comes back. */
  private static void tab(FxRobot robot, KeyCode... keys) {
    for (int stops = 0; stops < 3; stops++) {
      robot.push(keys);
    }
  }

  @Test
  void aRecipeStandsInTheScriptIsPlayedAndLeavesNothingBehind(FxRobot robot) {
    look(robot, "a round of bids");
    awaitRecipe(robot, "A round of bids");

    until("lines to come", () -> unwritten(robot).contains("player chooses bid from 0..5"));
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(robot.lookup("#unwritten .paragraph-text").<Node>queryAll())
        .extracting(line -> Lookup.inScene(line).getMinX())
        .as("new lines stand under those that are there")
        .allSatisfy(x -> assertThat(x).isEqualTo(left(robot)));

    until("a question", () -> robot.lookup("#trial-table .answer").tryQuery().isPresent());
    robot.clickOn(robot.lookup("#trial-table .answer").<Node>query());
    until(
        "a card can be played",
        () -> robot.lookup("#trial-table #hand-1 .legal").tryQuery().isPresent());
    assertThat(script(robot).getText()).isEqualTo(NEW_GAME);

    robot.push(KeyCode.ESCAPE);

    until("the text", () -> script(robot).isFocused());
    assertThat(isFront(robot)).isFalse();
    assertThat(robot.lookup("#unwritten").tryQuery()).isEmpty();
    assertThat(script(robot).getText()).isEqualTo(NEW_GAME);
  }

  private static double left(FxRobot robot) {
    return bounds(robot, "#unwritten .paragraph-text").getMinX();
  }

  @Test
  void rowsAreAsHighAsTheirWordsAndCastNoShadow(FxRobot robot) {
    look(robot, "");
    until("some rows", () -> rows(robot).size() > 2);

    assertThat(robot.lookup("#learn-list .sheet").<Node>query().getEffect()).isNull();
    until(
        "rows as high as their words",
        () -> rows(robot).stream().allMatch(row -> row.getHeight() <= Lookup.prefHeight(row) + 1));
    assertThat(rows(robot))
        .allSatisfy(
            row -> {
              Region title = (Region) Lookup.find(row, ".learn-entry .label");
              double needed = Lookup.prefHeight(title);
              Insets around = row.getInsets();
              assertThat(row.getHeight())
                  .as(row.getAccessibleText())
                  .isLessThanOrEqualTo(needed + around.getTop() + around.getBottom() + 2);
            });
  }

  private static List<ListCell<?>> rows(FxRobot robot) {
    return robot.lookup("#learn-list .list-cell").queryAll().stream()
        .<ListCell<?>>map(ListCell.class::cast)
        .filter(row -> !row.isEmpty())
        .toList();
  }

  @Test
  void anotherValueIsWrittenAsSoonAsItIsChosen(FxRobot robot) {
    look(robot, "a round of bids");
    awaitRecipe(robot, "A round of bids");

    TextField points =
        robot.lookup("#learn-knobs .text-field").queryAllAs(TextField.class).stream()
            .filter(each -> each.getId().startsWith("knob-POINTS"))
            .findFirst()
            .orElseThrow();
    robot.interact(
        () -> {
          points.requestFocus();
          points.setText("25");
        });

    until("the other value", () -> unwritten(robot).contains("each player scores 25 + bid"));
    assertThat(points.isFocused()).isTrue();
    robot.push(KeyCode.ENTER);
    until("it is written", () -> script(robot).getText().contains("scores 25 + bid"));
  }

  @Test
  void theMousePicksTriesAndInserts(FxRobot robot) {
    robot.clickOn("#face-REFERENCE");
    robot.clickOn("#words-search");
    robot.interact(() -> field(robot).setText("lowest card"));
    until("what was found", () -> entries(robot).contains("The lowest card wins"));
    robot.clickOn(entry(robot, "The lowest card wins"));

    until("lines to come", () -> unwritten(robot).contains("lower card.rank"));
    robot.clickOn("#learn-insert");

    until("it is written", () -> script(robot).getText().contains("lower card.rank"));
  }

  @Test
  void whatDoesNotFitSaysWhyAndIsNotInserted(FxRobot robot) {
    look(robot, "market");
    until("the reason", () -> robot.lookup(".learn-unfit").tryQuery().isPresent());

    assertThat(title(robot)).isEqualTo("Taking cards from a market");
    assertThat(read(robot)).contains("does not work with the rest of your script");
    assertThat(button(robot).isDisabled()).isTrue();
    robot.push(KeyCode.ENTER);
    assertThat(script(robot).getText()).isEqualTo(NEW_GAME);
    until("it is marked", () -> marks(robot).contains("Taking cards from a market"));
  }

  @Test
  void aScriptWithErrorsGetsNoRecipesUntilItIsMended(FxRobot robot) {
    replace(robot, "shuffle deck", "shuffle dck");
    until("it is said", () -> robot.lookup("#problems").tryQuery().isPresent());

    look(robot, "a round of bids");
    until("the reason", () -> robot.lookup(".learn-unfit").tryQuery().isPresent());
    assertThat(read(robot)).contains("Your script has errors");

    replace(robot, "shuffle dck", "shuffle deck");
    robot.interact(() -> field(robot).setText("a round of bids"));
    awaitRecipe(robot, "A round of bids");
  }

  @Test
  void whatIsNotFoundOffersWhatIsNearAndAllThereIs(FxRobot robot) {
    look(robot, "chooozes");

    until("nothing", () -> title(robot).startsWith("No results for"));
    robot.push(KeyCode.DOWN);
    until("the nearest word", () -> title(robot).equals("chooses"));
  }

  @Test
  void anEmptyLineOffersWhatCanStandThere(FxRobot robot) {
    robot.interact(() -> script(robot).moveTo(NEW_GAME.indexOf("\n\n  play") + 1));

    robot.push(KeyCode.F1);

    until("what can stand there", () -> entries(robot).contains("What you can write here"));
    assertThat(entries(robot)).contains("repeat 4 times { }");
  }

  @Test
  void aWordLeadsToARecipeAndAGameToACopy(FxRobot robot) {
    Writing.moveAfter(robot, "shuf");
    robot.push(KeyCode.F1);
    until("examples", () -> robot.lookup(".learn-example .hyperlink").tryQuery().isPresent());
    Hyperlink recipe = robot.lookup(".learn-example .hyperlink").queryAs(Hyperlink.class);
    robot.clickOn(recipe);
    until("the recipe", () -> title(robot).equals(recipe.getText()));

    robot.interact(() -> field(robot).setText("Saizen"));
    until("the game", () -> title(robot).equals("Saizen"));
    robot.push(KeyCode.ENTER);
    until("a copy", () -> stage.getTitle().startsWith("saizen.trick"));

    robot.push(KeyCode.SHORTCUT, KeyCode.W);
    until("it is closed", () -> stage.getTitle().startsWith("new-game.trick"));
  }

  @Test
  void japaneseFindsByBothLanguages(FxRobot robot) {
    robot.interact(
        () ->
            opened
                .preferences()
                .change(settings -> settings.withLanguage(EditorSettings.Language.JAPANESE)));

    look(robot, "ビッド");
    until("a recipe", () -> entries(robot).contains("1周のビッド"));
    robot.interact(() -> field(robot).setText("round of bids"));
    awaitRecipe(robot, "1周のビッド");

    assertThat(button(robot).getText()).isEqualTo("書き込む");
    robot.interact(() -> Screenshot.take(stage.getScene(), "learning-ja"));
  }

  private static TextField field(FxRobot robot) {
    return robot.lookup("#words-search").queryAs(TextField.class);
  }

  private static Button button(FxRobot robot) {
    return robot.lookup("#learn-insert").queryButton();
  }

  private static String title(FxRobot robot) {
    return robot.lookup("#learn-title").queryAs(Label.class).getText();
  }

  private static boolean isFront(FxRobot robot) {
    return robot.lookup("#face-REFERENCE").queryAs(ToggleButton.class).isSelected();
  }

  private static String unwritten(FxRobot robot) {
    return robot.lookup("#unwritten").queryAs(CodeArea.class).getText();
  }

  /** All that can be read of what is selected. */
  private static String read(FxRobot robot) {
    Node page = robot.lookup(".learn-page").query();
    return Lookup.all(page, "*").stream()
        .filter(Text.class::isInstance)
        .map(node -> ((Text) node).getText())
        .collect(Collectors.joining(" "));
  }

  private static List<String> entries(FxRobot robot) {
    return robot.lookup("#learn-list .list-cell .label").queryAll().stream()
        .map(node -> ((Labeled) node).getText())
        .toList();
  }

  private static Node entry(FxRobot robot, String title) {
    return robot.lookup("#learn-list .list-cell .label").queryAll().stream()
        .filter(node -> ((Labeled) node).getText().equals(title))
        .findFirst()
        .orElseThrow();
  }

  /** What is marked as not fitting. */
  private static String marks(FxRobot robot) {
    return robot.lookup("#learn-list .list-cell:unfit").queryAll().stream()
        .map(node -> Optional.ofNullable(node.getAccessibleText()).orElse(""))
        .collect(Collectors.joining("\n"));
  }
}
