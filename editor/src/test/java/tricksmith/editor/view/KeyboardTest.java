package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.view.script.ScriptArea;

/** The keyboard reaches everything, and screen readers name it. */
class KeyboardTest extends SharedWindowTest {
  private static final int MORE_THAN_ENOUGH = 120;
  private static final int CARDS = 4;
  private static final int MANY_DEALS = 40;
  private static final String SCRIPT =
      """
      game "Small"
        players 2..3
      options {
        rounds 1..3 = 1 "Rounds in a match"
        open yes/no = no "Whether hands are open"
        counted some suits = none "Suits that count"
      }
      match {
        repeat rounds times {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 2 until hands are empty { winner scores 1 }
        }
      }
      trick {
        must "follow suit" card.suit == led.suit
        best by "the suit led" card.suit == led.suit then "the higher" card.rank then "first" earlier
      }
      """;

  /** Buttons that look the same with the focus and without it. */
  private final Set<Node> unmarked = new HashSet<>();

  KeyboardTest() {
    super("small.trick", SCRIPT);
  }

  @Test
  void everyControlIsReachedByKeysAndHasAName(FxRobot robot) {
    showEverything(robot);

    Set<Node> reached = new HashSet<>();
    walk(robot, reached, KeyCode.TAB);
    walk(robot, reached, KeyCode.SHIFT, KeyCode.TAB);

    assertThat(unmarked).as("look the same with the focus").isEmpty();
    List<Node> controls = onFxThread(() -> Controls.within(stage.getScene().getRoot()).toList());
    assertThat(controls).hasSizeGreaterThan(30);
    assertThat(controls).filteredOn(control -> !reached.contains(control)).isEmpty();
    assertThat(Controls.nameless(stage.getScene().getRoot())).isEmpty();
  }

  private void showEverything(FxRobot robot) {
    until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    robot.push(KeyCode.SHORTCUT, KeyCode.R);
    until("problems", () -> robot.lookup("#problems").tryQuery().isPresent());
    until("knobs", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#script").query().requestFocus());
  }

  /** From the table to the script, where Tab indents; within a hand with the arrow keys. */
  private void walk(FxRobot robot, Set<Node> reached, KeyCode... next) {
    robot.push(KeyCode.F6);
    Node script = robot.lookup("#script").query();
    for (int step = 0; step < MORE_THAN_ENOUGH; step++) {
      Node focused = stage.getScene().getFocusOwner();
      boolean known = !reached.add(focused);
      if (script.equals(focused)) {
        return;
      }
      if (focused.getStyleClass().contains("card-button")) {
        walkThroughHand(robot, reached);
        focused = stage.getScene().getFocusOwner();
      }
      if (known || !(focused instanceof ButtonBase)) {
        robot.push(next);
      } else {
        List<Object> marked = look(focused, robot);
        robot.push(next);
        if (marked.equals(look(focused, robot))) {
          unmarked.add(focused);
        }
      }
    }
  }

  /** Returns what can be seen of a control but its place. */
  private List<Object> look(Node control, FxRobot robot) {
    List<Object> look = new ArrayList<>();
    robot.interact(
        () -> {
          stage.getScene().getRoot().applyCss();
          describe(control, look);
        });
    return look;
  }

  private static void describe(Node node, List<Object> look) {
    look.add(Optional.ofNullable(node.getEffect()));
    if (node instanceof Region region) {
      look.add(Optional.ofNullable(region.getBackground()));
      look.add(Optional.ofNullable(region.getBorder()));
    }
    if (node instanceof Labeled labeled) {
      look.add(labeled.isUnderline());
      look.add(labeled.getTextFill());
    }
    if (node instanceof Parent parent) {
      Lookup.children(parent).forEach(child -> describe(child, look));
    }
  }

  private void walkThroughHand(FxRobot robot, Set<Node> reached) {
    for (KeyCode way : List.of(KeyCode.LEFT, KeyCode.RIGHT)) {
      for (int step = 0; step < CARDS; step++) {
        robot.push(way);
        reached.add(stage.getScene().getFocusOwner());
      }
    }
  }

  @Test
  void arrowsNeverLeaveTheHandAndTheHandIsOneStop(FxRobot robot) {
    until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#script").query().requestFocus());
    robot.push(KeyCode.F6);
    Node hand = stage.getScene().getFocusOwner().getParent();

    for (KeyCode way : List.of(KeyCode.LEFT, KeyCode.RIGHT)) {
      for (int step = 0; step < CARDS; step++) {
        robot.push(way);
        assertThat(stage.getScene().getFocusOwner().getParent()).isEqualTo(hand);
      }
    }
    robot.push(KeyCode.TAB);

    assertThat(stage.getScene().getFocusOwner().getParent()).isNotEqualTo(hand);
  }

  @Test
  void whoComesToTheHandByKeysIsToldOfTheFirstCard(FxRobot robot) {
    until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#script").query().requestFocus());

    robot.push(KeyCode.F6);

    assertThat(robot.lookup("#question").queryLabeled().getText()).contains("may be played");
    assertThat(isFocusInSight()).isTrue();
    robot.clickOn("#question");
    assertThat(isFocusInSight()).as("with the mouse").isFalse();
  }

  private boolean isFocusInSight() {
    return stage.getScene().getRoot().getPseudoClassStates().stream()
        .anyMatch(state -> state.getPseudoClassName().equals("by-keyboard"));
  }

  @Test
  void escapeClosesTheOptions(FxRobot robot) {
    until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("a knob", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#knob-rounds").query().requestFocus());
    robot.push(KeyCode.ESCAPE);
    until("no knobs", () -> !robot.lookup("#options-sheet").query().isVisible());
  }

  @Test
  void escapeInTheTextClosesTheOptions(FxRobot robot) {
    until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("a knob", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#script").query().requestFocus());
    robot.push(KeyCode.ESCAPE);
    until("no knobs", () -> !robot.lookup("#options-sheet").query().isVisible());
  }

  @Test
  void aRuleThatTheTableShowsTakesNeitherFocusNorSelection(FxRobot robot) {
    Node script = robot.lookup("#script").query();
    until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    String text = ((ScriptArea) script).getText();
    for (int deal = 0; robot.lookup(".hand .illegal").tryQuery().isEmpty(); deal++) {
      assertThat(deal).as("deals without a card that may not be played").isLessThan(MANY_DEALS);
      String seed = seed(robot);
      robot.interact(() -> robot.lookup("#new-match").queryButton().fire());
      until("another match", () -> !seed(robot).equals(seed));
      until("cards", () -> robot.lookup(".card-button .legal").tryQuery().isPresent());
    }

    until("cards lie still", () -> robot.lookup(".card").queryAll().stream().allMatch(this::lies));
    robot.clickOn(robot.lookup(".hand .illegal").<Node>query());
    robot.push(KeyCode.SPACE);

    assertThat(((ScriptArea) script).getText()).isEqualTo(text);
    assertThat(((ScriptArea) script).getSelectedText()).isEmpty();
    assertThat(stage.getScene().getFocusOwner()).isNotEqualTo(script);
    robot.push(KeyCode.F6);
    assertThat(((ScriptArea) script).getCaretPosition()).isEqualTo(text.indexOf("must"));
  }

  private boolean lies(Node card) {
    return card.getTranslateX() == 0 && card.getTranslateY() == 0;
  }

  private static String seed(FxRobot robot) {
    return robot.lookup("#seed").queryTextInputControl().getText();
  }
}
