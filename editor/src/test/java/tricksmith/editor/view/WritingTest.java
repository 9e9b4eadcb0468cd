package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.view.assist.CompletionList;
import tricksmith.editor.view.panes.OutlinePane;
import tricksmith.service.completion.Completion.Item;
import tricksmith.service.script.OutlineItem;

/** Everything that helps with writing a script. */
class WritingTest extends SharedWindowTest {
  private static final String SCRIPT =
      """
      game "Small"
        players 2..3
      options {
        rounds 1..3 = 1 "Rounds in a match"
      }
      define strong(card) = card.suit == H
      match {
        repeat rounds times {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 1 until hands are empty { winner scores rounds }
        }
      }
      trick {
        must "follow suit" card.suit == led.suit
        best by "hearts" strong(card)
          then "the suit led" card.suit == led.suit
          then "the higher" card.rank
          then "first" earlier
      }
      """;

  WritingTest() {
    super("small.trick", SCRIPT);
  }

  @Test
  void offersWhatCanBeWrittenAndExplainsIt(FxRobot robot) {
    select(robot, "strong(card)\n    then", 0, 0);
    robot.push(KeyCode.SHORTCUT, KeyCode.SPACE);
    until("a list", () -> robot.lookup("#completion-list").tryQuery().isPresent());

    select(robot, "strong(card)\n    then", 0, "strong(card)".length());
    robot.write("str");
    until("the definition", () -> completion(robot).selected().isPresent());
    until(
        "it is selected", () -> completion(robot).selected().get().label().equals("strong(card)"));
    picture(robot, "writing-completion");
    robot.type(KeyCode.ENTER);

    assertThat(Writing.text(robot)).contains("best by \"hearts\" strong(");
  }

  @Test
  void enterEndsTheLineAfterAFinishedWord(FxRobot robot) {
    replace(robot, "new deal\n", "new deal\n      dealer = winne\n");
    Writing.moveAfter(robot, "dealer = winne");
    robot.write("r");
    until("more than the word", () -> selected(robot).equals("winner"));
    robot.type(KeyCode.ENTER);
    robot.write("sc");

    assertThat(Writing.text(robot)).contains("dealer = winner\n      sc");
  }

  @Test
  void enterTakesAnItemInPlaceOfAFinishedWordOnceSomebodyChooses(FxRobot robot) {
    replace(robot, "new deal\n", "new deal\n      dealer = playe\n");
    Writing.moveAfter(robot, "dealer = playe");
    robot.write("r");
    until("a list", () -> !selected(robot).isEmpty());
    robot.type(KeyCode.DOWN);
    String chosen = snippet(robot);
    robot.type(KeyCode.ENTER);

    assertThat(Writing.text(robot)).contains("dealer = " + chosen);
  }

  @Test
  void putsABlockInAsFarToTheRightAsItsLine(FxRobot robot) {
    replace(robot, "new deal\n", "new deal\n      \n");
    select(robot, "new deal\n      ", 0, 0);
    robot.interact(
        () -> {
          int place =
              script(robot).getText().indexOf("new deal\n      ") + "new deal\n      ".length();
          script(robot).moveTo(place);
        });
    robot.write("rep");
    until("a block", () -> completion(robot).selected().isPresent());
    until("it is selected", () -> completion(robot).selected().get().label().startsWith("repeat"));
    robot.type(KeyCode.ENTER);

    assertThat(Writing.text(robot)).contains("\n      repeat ").contains(" {\n        \n      }\n");
  }

  @Test
  void goesOnToTheNextPlaceAfterACompletionInAPlace(FxRobot robot) {
    replace(robot, "new deal\n", "new deal\n      \n");
    Writing.moveAfter(robot, "new deal\n      ");
    robot.write("rep");
    until("a block", () -> completion(robot).selected().isPresent());
    until("it is selected", () -> completion(robot).selected().get().label().startsWith("repeat"));
    String whole = snippet(robot);
    robot.type(KeyCode.ENTER);
    until("the first place", () -> !script(robot).getSelectedText().isEmpty());
    int first = script(robot).getSelection().getStart();
    robot.write("rou");
    until(
        "the option",
        () ->
            completion(robot).selected().filter(item -> item.label().equals("rounds")).isPresent());
    robot.type(KeyCode.ENTER);
    until("it is taken", () -> script(robot).getCaretPosition() == first + "rounds".length());

    robot.type(KeyCode.TAB);

    assertThat(whole).contains("{");
    assertThat(Writing.text(robot).substring(first, script(robot).getCaretPosition()))
        .startsWith("rounds")
        .contains("{");
  }

  @Test
  void saysThatNothingCanBeCompleted(FxRobot robot) {
    Writing.moveAfter(robot, "\"Sma");
    robot.push(KeyCode.SHORTCUT, KeyCode.SPACE);
    until("a word about it", () -> robot.lookup("#completion-none").tryQuery().isPresent());
    robot.write("ll");
    until("gone", () -> robot.lookup("#completion-list").tryQuery().isEmpty());

    assertThat(Writing.text(robot)).contains("\"Smallll\"");
  }

  @Test
  void layingOutByTheMenuLeavesTheKeyboardInTheText(FxRobot robot) {
    Writing.moveAfter(robot, "earlier");
    MenuItem layOut =
        onFxThread(
            () ->
                robot.lookup("#menus").queryAs(MenuBar.class).getMenus().stream()
                    .flatMap(menu -> menu.getItems().stream())
                    .filter(item -> "command-FORMAT".equals(item.getId()))
                    .findFirst()
                    .orElseThrow());
    robot.clickOn("Edit");
    until("the menu is open", layOut.getParentMenu()::isShowing);
    robot.interact(layOut::fire);
    robot.interact(layOut.getParentMenu()::hide);
    until("it is laid out", () -> Writing.text(robot).contains("}\n\ndefine strong"));
    robot.write(" // x");

    assertThat(Writing.text(robot)).contains("earlier // x");
  }

  @Test
  void theListOfProblemsGivesItsRoomBackOnceNothingIsWrong(FxRobot robot) {
    double height = script(robot).getHeight();
    replace(robot, "scores rounds", "scores rouds");
    until("it is shorter", () -> script(robot).getHeight() < height);
    replace(robot, "scores rouds", "scores rounds");

    until("it is as high as before", () -> script(robot).getHeight() == height);
  }

  @Test
  void marksAgainWhatIsTakenBackAndTypedAgainAtOnce(FxRobot robot) {
    replace(robot, "scores rounds", "scores rouds");
    until("a mark", () -> robot.lookup(".gutter-error").tryQuery().isPresent());
    CodeArea area = Writing.area(robot);
    int place = Writing.text(robot).indexOf("rouds");
    AtomicBoolean gone = new AtomicBoolean();

    robot.interact(
        () -> {
          area.createMultiChange(2)
              .replaceText(place, place + "ro".length(), "su")
              .replaceTextAbsolutely(place, place + "su".length(), "ro")
              .commit();
          gone.set(robot.lookup(".gutter-error").tryQuery().isEmpty());
        });

    assertThat(gone).isTrue();
    until("the mark again", () -> robot.lookup(".gutter-error").tryQuery().isPresent());
  }

  @Test
  void mendsAMisspeltName(FxRobot robot) {
    replace(robot, "scores rounds", "scores rouds");
    until("it is said", () -> robot.lookup(".problem-error").tryQuery().isPresent());

    moveTo(robot, "rouds");
    robot.push(KeyCode.SHORTCUT, KeyCode.PERIOD);
    until("a fix", () -> robot.lookup(".menu-item").match(Node::isVisible).tryQuery().isPresent());
    picture(robot, "writing-fix");
    robot.type(KeyCode.ENTER);

    until("it is mended", () -> Writing.text(robot).equals(SCRIPT));
    assertThat(script(robot).getCaretPosition())
        .isEqualTo(SCRIPT.indexOf("scores rounds") + "scores rounds".length());
    until("nothing is wrong", () -> robot.lookup(".problem-error").tryQuery().isEmpty());
  }

  @Test
  void mendsFromTheListOfProblems(FxRobot robot) {
    replace(robot, "scores rounds", "scores rouds");
    until(
        "a button",
        () -> robot.lookup(".problem-fix").match(Node::isVisible).tryQuery().isPresent());
    robot.clickOn(robot.lookup(".problem-fix").match(Node::isVisible).<Node>query());
    until(
        "remedies", () -> robot.lookup(".menu-item").match(Node::isVisible).tryQuery().isPresent());
    robot.type(KeyCode.ENTER);

    until("it is mended", () -> Writing.text(robot).equals(SCRIPT));
  }

  @Test
  void mendsAtOnceWhatHasOneRemedy(FxRobot robot) {
    replace(robot, "best by", "bst by");
    until(
        "a button",
        () -> robot.lookup(".problem-fix").match(Node::isVisible).tryQuery().isPresent());
    robot.clickOn(robot.lookup(".problem-fix").match(Node::isVisible).<Node>query());

    until("it is mended", () -> Writing.text(robot).equals(SCRIPT));
  }

  @Test
  void renamesEverywhereAndUndoesInOneStep(FxRobot robot) {
    moveTo(robot, "rounds times");
    robot.push(KeyCode.F2);
    until("a name", () -> name(robot).equals("rounds"));
    until(
        "three places",
        () -> words(robot, "#rename-outcome").equals("Replaces rounds in 3 places."));
    robot.write("of");
    until("refused", () -> words(robot, "#rename-outcome").contains("of"));
    assertThat(robot.lookup("#rename-do").query().isDisabled()).isTrue();
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("laps");
    until("it can be renamed so", () -> !robot.lookup("#rename-do").query().isDisabled());
    assertThat(words(robot, "#rename-outcome")).isEqualTo("Replaces rounds in 3 places.");
    picture(robot, "writing-rename");
    robot.type(KeyCode.ENTER);

    assertThat(Writing.text(robot)).isEqualTo(SCRIPT.replace("rounds", "laps"));
    assertThat(Writing.text(robot).substring(0, script(robot).getCaretPosition()))
        .endsWith("repeat laps");
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(Writing.text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void writesNothingIntoTheScriptWhereNothingCanBeRenamed(FxRobot robot) {
    moveTo(robot, "times");
    robot.push(KeyCode.F2);
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("other").type(KeyCode.DELETE);
    until("it says why", () -> !words(robot, "#rename-outcome").isEmpty());
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("other").type(KeyCode.ESCAPE);

    assertThat(Writing.text(robot)).isEqualTo(SCRIPT);
    assertThat(robot.lookup("#rename-bar").query().isVisible()).isFalse();
  }

  @Test
  void renamesNothingAtPlacesThatHaveMoved(FxRobot robot) {
    moveTo(robot, "rounds times");
    robot.push(KeyCode.F2);
    until("a name", () -> name(robot).equals("rounds"));
    robot.write("laps");
    until("it can", () -> !robot.lookup("#rename-do").query().isDisabled());
    robot.interact(() -> script(robot).insertText(0, "// "));

    assertThat(robot.lookup("#rename-bar").query().isVisible()).isFalse();
  }

  @Test
  void saysWhereANameIsTaken(FxRobot robot) {
    moveTo(robot, "rounds times");
    robot.push(KeyCode.F2);
    until("a name", () -> name(robot).equals("rounds"));
    robot.write("strong");
    until("refused", () -> words(robot, "#rename-outcome").startsWith("strong is taken: line"));
    assertThat(robot.lookup("#rename-do").query().isDisabled()).isTrue();
  }

  @Test
  void closesTheListOfUsesFromWhereverOneIs(FxRobot robot) {
    moveTo(robot, "rounds times");
    robot.push(KeyCode.SHIFT, KeyCode.F12);
    until("the list has the keyboard", () -> robot.lookup("#uses").query().isFocused());
    robot.type(KeyCode.ENTER);
    until("the text has it", () -> script(robot).isFocused());
    robot.type(KeyCode.ESCAPE);
    until("it is closed", () -> robot.lookup("#uses-pane").tryQuery().isEmpty());
  }

  @Test
  void leavesTheProblemsAsHighAsTheyWerePulled(FxRobot robot) {
    replace(robot, "scores rounds", "scores rouds");
    until("problems", () -> robot.lookup("#problems").tryQuery().isPresent());
    SplitPane parts = robot.lookup(".below-text").queryAs(SplitPane.class);
    robot.interact(() -> parts.setDividerPositions(0.5));
    double pulled = robot.lookup("#problems").<Region>query().getHeight();

    replace(robot, "scores rouds", "scores rounds");
    until("no problems", () -> robot.lookup("#problems").tryQuery().isEmpty());
    replace(robot, "scores rounds", "scores rouds");
    until("problems again", () -> robot.lookup("#problems").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(robot.lookup("#problems").<Region>query().getHeight())
        .isCloseTo(pulled, within(2.0))
        .isGreaterThan(150);
  }

  @Test
  void goesToADeclarationAndBack(FxRobot robot) {
    moveTo(robot, "strong(card)\n    then");
    int before = script(robot).getCaretPosition();
    robot.push(KeyCode.F12);
    until("the declaration", () -> script(robot).getSelectedText().equals("strong"));
    assertThat(script(robot).getCurrentParagraph()).isEqualTo(5);

    robot.push(KeyCode.ALT, KeyCode.LEFT);
    assertThat(script(robot).getCaretPosition()).isEqualTo(before);
  }

  @Test
  void listsAllUses(FxRobot robot) {
    moveTo(robot, "strong(card)\n    then");
    robot.push(KeyCode.SHIFT, KeyCode.F12);
    until("two uses", () -> robot.lookup(".use").queryAll().size() == 2);
    picture(robot, "writing-uses");

    robot.clickOn(robot.lookup(".use").<Node>query());
    assertThat(script(robot).getSelectedText()).isEqualTo("strong");
  }

  @Test
  void explainsAWordAtTheCaretAndUnderTheMouse(FxRobot robot) {
    moveTo(robot, "rounds times");
    robot.push(KeyCode.SHORTCUT, KeyCode.I);
    until("an explanation", () -> meaning(robot).contains("Rounds in a match"));
    picture(robot, "writing-meaning");
    robot.type(KeyCode.RIGHT);

    AtomicReference<Bounds> place = new AtomicReference<>();
    robot.interact(() -> place.set(placeOf(robot, "winner")));
    robot.moveTo(place.get().getCenterX(), place.get().getCenterY());
    until("another", () -> meaning(robot).contains("winner"));
  }

  @Test
  void showsWhatGoesIntoBrackets(FxRobot robot) {
    moveTo(robot, "card)\n    then");
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.SPACE);
    until("the form", () -> robot.lookup("#signature").tryQuery().isPresent());
    picture(robot, "writing-signature");

    robot.type(KeyCode.HOME);
    until("it is gone", () -> robot.lookup("#signature").tryQuery().isEmpty());
  }

  @Test
  void anOutlineLeadsToItsPartsAndMarksWhatTheCaretIsIn(FxRobot robot) {
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
    until("an outline", () -> robot.lookup(".outline-row").queryAll().size() > 5);
    picture(robot, "writing-outline");

    robot.clickOn(
        robot
            .lookup(".outline-row .code-words")
            .match(label -> ((Labeled) label).getText().equals("strong"))
            .<Node>query(),
        MouseButton.PRIMARY);
    assertThat(script(robot).getSelectedText()).isEqualTo("strong");

    moveTo(robot, "follow suit");
    assertThat(marked(robot)).isEqualTo("follow suit");
    moveTo(robot, "rounds 1..3");
    assertThat(marked(robot)).isEqualTo("rounds");
    replace(robot, "game \"Small\"", "game \"Rather Small\"");
    moveTo(robot, "card.suit == H");
    until("it has moved along", () -> marked(robot).equals("strong"));

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
    until("no outline", () -> robot.lookup("#outline").tryQuery().isEmpty());
  }

  private static String marked(FxRobot robot) {
    OutlinePane outline = robot.lookup("#outline").queryAs(OutlinePane.class);
    TreeItem<OutlineItem> item = onFxThread(() -> outline.getSelectionModel().getSelectedItem());
    return item == null ? "" : item.getValue().label();
  }

  @Test
  void movesDuplicatesAndDeletesLinesEachInOneStep(FxRobot robot) {
    select(robot, "shuffle deck", 2, "shuffle deck\n    deal".length());
    robot.push(KeyCode.ALT, KeyCode.UP);
    assertThat(Writing.text(robot))
        .contains("times {\n    shuffle deck\n    deal 3 to each player from seat 1\n    new");
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(Writing.text(robot)).isEqualTo(SCRIPT);

    moveTo(robot, "new deal");
    robot.push(KeyCode.ALT, KeyCode.DOWN);
    assertThat(Writing.text(robot)).contains("shuffle deck\n    new deal\n");
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);

    moveTo(robot, "shuffle deck");
    robot.push(KeyCode.SHORTCUT, KeyCode.D);
    assertThat(Writing.text(robot)).contains("shuffle deck\n    shuffle deck\n");
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(Writing.text(robot)).isEqualTo(SCRIPT);

    moveTo(robot, "shuffle deck");
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.K);
    assertThat(Writing.text(robot)).isEqualTo(SCRIPT.replace("    shuffle deck\n", ""));
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(Writing.text(robot)).isEqualTo(SCRIPT);
  }

  private static String selected(FxRobot robot) {
    return robot.lookup(".completion").queryAll().stream()
        .flatMap(list -> ((CompletionList) list).selected().stream())
        .map(Item::label)
        .findFirst()
        .orElse("");
  }

  private static CompletionList completion(FxRobot robot) {
    return robot.lookup(".completion").queryAs(CompletionList.class);
  }

  private static String snippet(FxRobot robot) {
    return onFxThread(() -> completion(robot).selected().orElseThrow().snippet().text());
  }

  private static String name(FxRobot robot) {
    return robot.lookup("#rename-name").queryAs(TextField.class).getText();
  }

  private static String words(FxRobot robot, String id) {
    return onFxThread(
        () ->
            robot.lookup(id).queryAs(TextFlow.class).getChildren().stream()
                .map(word -> ((Text) word).getText())
                .collect(Collectors.joining()));
  }

  private static String meaning(FxRobot robot) {
    return onFxThread(
        () ->
            robot.lookup("#meaning *").match(Text.class::isInstance).queryAll().stream()
                .map(text -> ((Text) text).getText() + "\n")
                .collect(Collectors.joining()));
  }

  private void picture(FxRobot robot, String name) {
    robot.interact(() -> Screenshot.takeWithPopups(stage, name));
  }

  private static Bounds placeOf(FxRobot robot, String words) {
    CodeArea area = script(robot);
    int place = area.getText().indexOf(words);
    return area.getCharacterBoundsOnScreen(place, place + words.length()).orElseThrow();
  }

  private static void moveTo(FxRobot robot, String words) {
    select(robot, words, 1, 1);
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
}
