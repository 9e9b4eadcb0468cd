package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.until;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import javafx.event.ActionEvent;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.StylesheetsHold;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.expectation.ScriptTests;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Rules by pointing: from the menu of a card to the rule and its test in the script. */
@ExtendWith(StylesheetsHold.class)
class ProposalsWindowTest extends SharedWindowTest {
  private static final String WHIST = bundled("classics/whist");

  ProposalsWindowTest() {
    super("whist.trick", WHIST);
  }

  @AfterEach
  void leaveProposals(FxRobot robot) {
    robot.interact(
        () ->
            robot
                .lookup("#proposals-leave")
                .tryQueryAs(ButtonBase.class)
                .ifPresent(ButtonBase::fire));
    until("no proposals", () -> robot.lookup("#proposals").tryQuery().isEmpty());
  }

  private static void wish(FxRobot robot) {
    robot.rightClickOn(robot.lookup(".card-button").<Node>query());
    until("wishes", () -> robot.lookup("#wishes").tryQuery().isPresent());
    robot.clickOn("#wishes .menu-item");
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
  }

  private static GameScript read(FxRobot robot) {
    return GameScript.read(new Source("whist.trick", script(robot).getText()));
  }

  @Test
  void aCardThatShouldNotHaveBeenAllowedBecomesARuleWithItsTest(FxRobot robot) {
    String before = script(robot).getText();

    wish(robot);
    assertThat(robot.lookup("#proposals-title").queryAs(Label.class).getText()).contains("would");
    assertThat(script(robot).getText()).isEqualTo(before);
    robot.interact(() -> Screenshot.take(stage.getScene(), "proposals"));
    assertThat(Controls.nameless(stage.getScene().getRoot())).isEmpty();
    robot.push(KeyCode.DIGIT2).push(KeyCode.DIGIT1).push(KeyCode.ENTER);

    until("the rule", () -> !script(robot).getText().equals(before));
    assertThat(script(robot).getText().substring(0, script(robot).getCaretPosition()))
        .as("the caret is at the rule, not at its test below")
        .doesNotContain("tests {");
    assertThat(robot.lookup("#proposals").tryQuery()).isEmpty();
    assertThat(read(robot).diagnostics()).isEmpty();
    assertThat(ScriptTests.run(read(robot))).hasSize(3).allMatch(test -> test.passed());

    robot.interact(() -> script(robot).undo());
    assertThat(script(robot).getText()).isEqualTo(before);
  }

  /** On Linux and macOS no key asks for a menu unless the window sees to it. */
  @Test
  void aWishIsMadeByKeysAlone(FxRobot robot) {
    String before = script(robot).getText();
    robot.interact(() -> script(robot).requestFocus());

    robot.push(KeyCode.F6).push(KeyCode.SHIFT, KeyCode.F10);
    until("wishes", () -> robot.lookup("#wishes").tryQuery().isPresent());
    robot.push(KeyCode.ESCAPE).push(KeyCode.CONTEXT_MENU);
    until("wishes again", () -> robot.lookup("#wishes").tryQuery().isPresent());
    assertThat(robot.lookup("#wishes .menu-item").<Node>query().isFocused()).isTrue();
    robot.push(KeyCode.ENTER);
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    until("they have the keyboard", () -> isWithin("#proposals", robot));
    robot.push(KeyCode.ENTER);

    until("the rule", () -> !script(robot).getText().equals(before));
  }

  private boolean isWithin(String pane, FxRobot robot) {
    Node part = stage.getScene().getFocusOwner();
    while (part != null && !part.equals(robot.lookup(pane).query())) {
      part = part.getParent();
    }
    return part != null;
  }

  /** Whoever sets up a situation by hand does so to say something about it. */
  @Test
  void aWishCanBeMadeOnATableThatWasSetByHand(FxRobot robot) {
    robot.interact(() -> robot.lookup("#scene").queryAs(ToggleButton.class).fire());
    until("hands", () -> robot.lookup(ProposalsWindowTest::isOfScene).queryAll().size() > 50);
    List<Node> cards = List.copyOf(robot.lookup(ProposalsWindowTest::isOfScene).queryAll());

    robot.drag(cards.getFirst()).dropTo(cards.getLast());
    robot.clickOn("#scene-play");
    until("the table is set", () -> robot.lookup("#scene-pane").tryQuery().isEmpty());
    until("a card to play", () -> robot.lookup(".card-button").tryQuery().isPresent());
    wishByMenuOf(robot, robot.lookup(".card-button").query());
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());

    robot.push(KeyCode.ENTER);
    until("the rule", () -> ScriptTests.run(read(robot)).size() == 3);
    assertThat(ScriptTests.run(read(robot))).allMatch(test -> test.passed());
  }

  /** Nobody has played any of its cards, but it is the trick that somebody wants to talk about. */
  @Test
  void aWishCanBeMadeAboutATrickLaidWholeByHand(FxRobot robot) {
    step(robot, "#forward-trick");
    step(robot, "#to-start"); // What bots have led depends on how much they have learned.
    robot.interact(() -> robot.lookup("#scene").queryAs(ToggleButton.class).fire());
    until("hands", () -> robot.lookup(ProposalsWindowTest::isOfScene).queryAll().size() > 50);
    List<String> mine =
        robot.lookup(ProposalsWindowTest::isOfScene).queryAll().stream()
            .sorted(Comparator.comparingDouble((Node card) -> -inScene(card).getMinY()))
            .limit(4)
            .map(Node::getId)
            .collect(Collectors.toCollection(ArrayList::new));
    for (int seat = 1; seat <= 4; seat++) {
      Node card = robot.lookup("#" + mine.removeFirst()).query();
      robot.drag(robot.point(Lookup.onScreen(card, 0.1, 0.5))).dropTo("#scene-trick-" + seat);
    }
    robot.clickOn("#scene-play");
    until("the trick", () -> robot.lookup(".why-pill").tryQuery().isPresent());

    wishByMenuOf(robot, robot.lookup(".why-pill").query());
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    robot.interact(() -> Screenshot.take(stage.getScene(), "proposals-laid"));
    assertThat(robot.lookup("#pointed-trick .card").queryAll()).hasSize(4);

    robot.push(KeyCode.ENTER);
    until("the rule", () -> ScriptTests.run(read(robot)).size() == 3);
    assertThat(ScriptTests.run(read(robot))).allMatch(test -> test.passed());
  }

  private static boolean isOfScene(Node node) {
    return node.getId() != null && node.getId().startsWith("scene-card-");
  }

  /** It would take a processor from the windows that are still open. */
  @Test
  void nobodySearchesForAWindowThatHasBeenClosed(FxRobot robot) {
    robot.rightClickOn(robot.lookup(".card-button").<Node>query());
    until("wishes", () -> robot.lookup("#wishes").tryQuery().isPresent());
    ContextMenu wishes = (ContextMenu) robot.lookup("#wishes").query().getScene().getWindow();
    List<Thread> searches = new ArrayList<>();

    robot.interact(
        () -> {
          wishes.getItems().getFirst().fire();
          searches.addAll(searches());
          stage.hide();
        });

    assertThat(searches)
        .isNotEmpty()
        .allMatch(search -> search.isInterrupted() || !search.isAlive());
  }

  private static List<Thread> searches() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("proposals"))
        .toList();
  }

  private static void takeTestsOut(FxRobot robot) {
    String untested = WHIST.substring(0, WHIST.indexOf("tests {"));
    robot.interact(() -> script(robot).replaceText(untested));
    until("the match is played without them", () -> !robot.lookup("#tests").query().isVisible());
  }

  @Test
  void arrowsPickAndEnterOnAButtonPressesIt(FxRobot robot) {
    takeTestsOut(robot);
    String before = script(robot).getText();

    wish(robot);
    until("another", () -> robot.lookup("#proposal-2").tryQuery().isPresent());
    robot.push(KeyCode.DOWN);
    assertThat(robot.lookup("#proposal-2").queryAs(ToggleButton.class).isSelected()).isTrue();
    robot.push(KeyCode.UP);
    assertThat(robot.lookup("#proposal-1").queryAs(ToggleButton.class).isSelected()).isTrue();
    robot.interact(() -> robot.lookup("#proposals-leave").query().requestFocus());
    robot.push(KeyCode.ENTER);

    until("the table", () -> robot.lookup("#proposals").tryQuery().isEmpty());
    assertThat(script(robot).getText()).isEqualTo(before);
  }

  @Test
  void whatIsNotYetWrittenStandsInTheScriptUntilSomebodyWrites(FxRobot robot) {
    String before = script(robot).getText();

    wish(robot);
    assertThat(robot.lookup(".proposal-here").queryAs(Label.class).getText())
        .isEqualTo("Nothing else changes here");
    until("new lines", () -> unwritten(robot).getText().length() > before.length());
    assertThat(unwritten(robot).getText()).contains("test \"");
    assertThat(status(robot)).endsWith("Nothing is written yet.");
    assertThat(robot.lookup(".unwritten-gutter").tryQuery()).isPresent();
    assertThat(script(robot).getText()).isEqualTo(before);
    robot.push(KeyCode.F6);
    until("the keyboard in the text", () -> script(robot).isFocused());
    assertThat(robot.lookup(".unwritten-preview").query().isVisible()).isFalse();
    robot.push(KeyCode.F6);
    until("the proposals", () -> robot.lookup(".unwritten-preview").query().isVisible());

    robot.push(KeyCode.ESCAPE);
    until("the text", () -> robot.lookup("#unwritten").tryQuery().isEmpty());
    until("the table", () -> robot.lookup("#proposals").tryQuery().isEmpty());
    assertThat(script(robot).getText()).isEqualTo(before);
    assertThat(status(robot)).doesNotContain("written");
  }

  private static String status(FxRobot robot) {
    return robot.lookup("#status").queryAs(Label.class).getText();
  }

  private static CodeArea unwritten(FxRobot robot) {
    return robot.lookup("#unwritten").queryAs(CodeArea.class);
  }

  @Test
  void whatBreaksATestSaysSoUntilAnEditTakesProposalsAway(FxRobot robot) {
    rightClickOnForbiddenCard(robot);
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    assertThat(robot.lookup("#proposals-wish").queryAs(Label.class).getText())
        .endsWith("should have been allowed");
    until("what breaks a test", () -> robot.lookup(".proposal-breaks").tryQuery().isPresent());
    assertThat(robot.lookup(".proposal-breaks").queryAs(Label.class).getText())
        .contains("follow suit, or play anything");
    robot.interact(() -> Screenshot.take(stage.getScene(), "proposals-breaking"));

    robot.interact(() -> script(robot).insertText(0, "// mine\n"));

    until("the table", () -> robot.lookup("#proposals").tryQuery().isEmpty());
  }

  /** It keeps the rule that is to be changed, so both go in one step. */
  @Test
  void aTestThatSaysOtherwiseIsTakenOutWithTheRule(FxRobot robot) {
    String before = script(robot).getText();
    rightClickOnForbiddenCard(robot);
    until("what breaks a test", () -> robot.lookup(".proposal-breaks").tryQuery().isPresent());
    assertThat(robot.lookup("#proposals-outdated").query().isVisible()).isFalse();
    robot.push(KeyCode.DIGIT3);

    until("the offer", () -> robot.lookup("#proposals-outdated").query().isVisible());
    robot.clickOn("#proposals-outdated");
    robot.push(KeyCode.ENTER);

    until("it is written", () -> robot.lookup("#proposals").tryQuery().isEmpty());
    assertThat(script(robot).getText()).doesNotContain("follow suit, or play anything");
    assertThat(ScriptTests.run(read(robot))).hasSizeGreaterThan(1).allMatch(test -> test.passed());
    robot.interact(() -> script(robot).undo());
    assertThat(script(robot).getText()).isEqualTo(before);
  }

  private static void rightClickOnForbiddenCard(FxRobot robot) {
    until("a forbidden card", () -> robot.lookup(".hand .illegal").tryQuery().isPresent());
    wishByMenuOf(robot, robot.lookup(".hand .illegal").<Node>query().getParent());
  }

  @Test
  void whereNoSmallChangeHelpsRecipesAreOffered(FxRobot robot) {
    robot.interact(() -> robot.lookup("#score-1").queryButton().fire());
    until("a field", () -> robot.lookup("#wished-score").tryQuery().isPresent());
    robot.interact(
        () -> {
          TextField wished = robot.lookup("#wished-score").query();
          wished.setText("37");
          wished.fireEvent(new ActionEvent());
        });
    until("no proposal", () -> title(robot).equals("No small change does this."));

    assertThat(robot.lookup("#proposals-write").query().isVisible()).isFalse();
    assertThat(robot.lookup("#proposals-show").query().isVisible()).isFalse();
    robot.clickOn("#proposals-recipes");

    until("the reference", () -> robot.lookup("#words-search").query().isVisible());
    assertThat(robot.lookup("#words-search").queryAs(TextField.class).getText()).isEqualTo("score");
    until("recipes", () -> robot.lookup("#learn-list").query().isVisible());
    assertThat(robot.lookup("#proposals").tryQuery()).isEmpty();
  }

  private static String title(FxRobot robot) {
    return robot.lookup("#proposals-title").tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  @Test
  void japaneseHasWordsOfItsOwn(FxRobot robot) {
    robot.interact(
        () ->
            opened
                .preferences()
                .change(settings -> settings.withLanguage(EditorSettings.Language.JAPANESE)));
    until("a card to play", () -> robot.lookup(".card-button").tryQuery().isPresent());

    wish(robot);

    assertThat(robot.lookup("#proposals-write").queryAs(Button.class).getText())
        .isEqualTo("ルールとテストを書く");
    robot.interact(() -> Screenshot.take(stage.getScene(), "proposals-ja"));
  }

  /** A match of which tricks have been played, at whose second trick somebody points. */
  @Test
  void oneAnswerTellsProposalsApartAndBecomesALineOfTheTest(FxRobot robot) {
    takeTestsOut(robot);
    for (int trick = 1; trick <= 6; trick++) {
      step(robot, "#forward-trick");
    }
    step(robot, "#to-start");
    step(robot, "#forward-trick");
    step(robot, "#forward-trick");
    until("a trick that was won", () -> robot.lookup(".why-pill").tryQuery().isPresent());
    robot.rightClickOn(".why-pill");
    until("wishes", () -> robot.lookup("#wishes").tryQuery().isPresent());
    robot.clickOn("#wishes .menu-item");
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    until("a question", () -> robot.lookup("#question-no").tryQuery().isPresent());
    assertThat(robot.lookup("#pointed-trick .change-pointed").queryAll()).hasSize(1);
    assertThat(robot.lookup("#pointed-trick .change-taker").queryAll()).hasSize(1);
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds wish = inScene(robot.lookup("#pointed-trick .pointed-said").query());
    assertThat(robot.lookup("#pointed-trick .card").<Node>queryAll())
        .hasSize(4)
        .noneMatch(card -> inScene(card).intersects(wish));
    Label trump = robot.lookup("#pointed-trick .change-held").queryAs(Label.class);
    assertThat(trump.getText()).matches("Trump [♠♥♦♣]");
    assertThat(trump.isVisible()).isTrue();
    assertThat(robot.lookup("#pointed-trick .card").<Node>queryAll())
        .noneMatch(card -> inScene(card).intersects(inScene(trump)));
    robot.interact(() -> Screenshot.take(stage.getScene(), "proposals-question"));

    robot.clickOn("#proposals-show");
    until("the trial", () -> robot.lookup("#proposals").tryQuery().isEmpty());
    robot.push(KeyCode.ESCAPE);
    until("the proposals again", () -> robot.lookup("#question-no").tryQuery().isPresent());
    robot.push(KeyCode.N);

    until(
        "one is left",
        () -> robot.lookup(".proposal").queryAll().stream().anyMatch(Node::isDisabled));
    robot.push(KeyCode.ENTER);
    until("it is written", () -> robot.lookup("#proposals").tryQuery().isEmpty());
    assertThat(ScriptTests.run(read(robot))).isNotEmpty().allMatch(test -> test.passed());
  }

  @Test
  void aSmallWindowShowsTheTrickPointedAtBesideItsProposals(FxRobot robot) {
    shrinkTo(robot, 700, 500);
    step(robot, "#forward-trick");
    until("a trick that was won", () -> robot.lookup(".why-pill").tryQuery().isPresent());
    robot.interact(() -> robot.lookup(".why-pill").queryButton().fire());
    until("reasons", () -> robot.lookup("#why-trick .card").tryQuery().isPresent());

    wishByMenuOf(robot, robot.lookup("#why-trick .card").query());
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds felt = inScene(robot.lookup("#pointed-trick .change-felt").query());
    Bounds said = inScene(robot.lookup("#pointed-trick .pointed-said").query());
    assertThat(felt.getHeight()).isGreaterThan(150);
    assertThat(felt.contains(said)).isTrue();
    assertThat(robot.lookup("#pointed-trick .card").<Node>queryAll())
        .hasSize(4)
        .allMatch(card -> felt.contains(inScene(card)))
        .noneMatch(card -> inScene(card).intersects(said));
    assertThat(inScene(robot.lookup("#proposal-1").query()).intersects(felt)).isFalse();
    assertThat(robot.lookup("#proposals-wish").query().isVisible()).isFalse();
  }

  @Test
  void aLongSentenceIsWrappedRatherThanLaidOverTheTrick(FxRobot robot) {
    shrinkTo(robot, 700, 500);
    Node legal = robot.lookup(".card-button .legal").query();

    wishByMenuOf(robot, legal.getParent());
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    Node said = robot.lookup("#pointed-trick .pointed-said").query();
    assertThat(((Label) said).getText()).endsWith("should not have been allowed");
    assertThat(robot.lookup("#pointed-trick .card").<Node>queryAll())
        .isNotEmpty()
        .noneMatch(card -> inScene(card).intersects(inScene(said)));
  }

  private void shrinkTo(FxRobot robot, double width, double height) {
    robot.interact(
        () -> {
          stage.setWidth(width);
          stage.setHeight(height);
        });
    until("the table alone", () -> robot.lookup("#script").tryQuery().isEmpty());
    robot.interact(() -> stage.getScene().getRoot().layout());
  }

  private static void wishByMenuOf(FxRobot robot, Node part) {
    robot.interact(
        () ->
            part.fireEvent(
                new ContextMenuEvent(
                    ContextMenuEvent.CONTEXT_MENU_REQUESTED, 0, 0, 300, 300, true, null)));
    until("wishes", () -> robot.lookup("#wishes").tryQuery().isPresent());
    robot.clickOn("#wishes .menu-item");
  }

  private static void step(FxRobot robot, String button) {
    String before = moment(robot);
    robot.interact(() -> robot.lookup(button).queryButton().fire());
    until("another moment", () -> !moment(robot).equals(before));
  }
}
