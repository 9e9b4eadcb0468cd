package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.List;
import java.util.Objects;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;
import tricksmith.editor.view.Lookup;
import tricksmith.engine.report.Event;

/**
 * Whole deals of bundled games with a human at the first seat, by nothing but the mouse, and by
 * nothing but keys.
 */
class RealInputTest extends TableTest {
  private static final int MOST_KEYS = 60;

  /** A deal or round is over when its scores are noted. */
  private boolean isDealOver() {
    return live().match().events().stream().anyMatch(Event.Scored.class::isInstance)
        || !(table().outcome() instanceof Table.Going);
  }

  @ParameterizedTest
  @CsvSource({"supertrump, 2", "mas-menos, 2", "norimachigai, 3", "head-and-tail, 4", "saizen, 3"})
  void aDealIsPlayedByMouse(String game, int players, FxRobot robot) {
    openBundled(robot, game, players);
    int chosen = 0;
    while (!isDealOver()) {
      int before = live().at();
      answerByMouse(robot);
      assertThat(live().at()).as("choice %s", chosen).isGreaterThan(before);
      chosen++;
    }
    assertThat(chosen).isGreaterThan(4);
  }

  /** A space meant for the table must not get into the script. */
  @Test
  void whoeverClicksTheFeltDoesNotWriteIntoTheScript(FxRobot robot) {
    openBundled(robot, "norimachigai", 3);
    TextArea script = new TextArea();
    robot.interact(
        () -> {
          ((Pane) stage.getScene().getRoot()).getChildren().add(script);
          script.setMaxSize(100, 30);
          StackPane.setAlignment(script, Pos.TOP_LEFT);
          script.requestFocus();
        });

    robot.clickOn("#table").type(KeyCode.SPACE, KeyCode.X);

    assertThat(script.getText()).isEmpty();
    assertThat(script.isFocused()).isFalse();
  }

  @Test
  void whoTakesAnotherSeatLeavesTheirOwnToABot(FxRobot robot) {
    openBundled(robot, "norimachigai", 3);

    robot.interact(
        () ->
            robot.lookup("#occupant-2").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> "sit-2".equals(item.getId()))
                .forEach(MenuItem::fire));

    assertThat(table().seats())
        .extracting(seat -> seat.occupant() == Occupant.HUMAN)
        .containsExactly(false, true, false);
  }

  /** Whoever tries to point at it learns when that is possible. */
  @Test
  void aCardOfATrickUnderWaySaysWhenItCanBePointedAt(FxRobot robot) {
    openBundled(robot, "classics/whist", 4);
    robot.interact(
        () -> {
          while (table().trick().cards().isEmpty() || table().trick().finished()) {
            playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted));
          }
        });

    robot.rightClickOn(robot.lookup("#trick .card").<Node>query());

    List<String> offered =
        onFxThread(
            () ->
                Lookup.windows().stream()
                    .filter(ContextMenu.class::isInstance)
                    .flatMap(menu -> ((ContextMenu) menu).getItems().stream())
                    .map(MenuItem::getText)
                    .toList());
    assertThat(offered).singleElement(STRING).startsWith("When the trick is over");
  }

  private void answerByMouse(FxRobot robot) {
    List<Node> cards = seen(robot, ".card-button .legal");
    if (table().question() != null && table().question().several().isPresent()) {
      Button confirm = robot.lookup("#confirm").queryButton();
      for (Node card : cards) {
        if (confirm.isDisabled()) {
          robot.clickOn(inSight(card));
        }
      }
      robot.clickOn(confirm);
    } else if (cards.isEmpty()) {
      robot.clickOn(seen(robot, ".answers .button").getFirst());
    } else {
      robot.clickOn(inSight(cards.getFirst()));
    }
  }

  /** On its left strip, as cards further right may lie over the rest of it. */
  private static Point2D inSight(Node card) {
    return Lookup.onScreen(card, 0.1, 0.5);
  }

  private static List<Node> seen(FxRobot robot, String selector) {
    return List.copyOf(robot.lookup(selector).match(Node::isVisible).queryAll());
  }

  @ParameterizedTest
  @CsvSource({"supertrump, 2", "mas-menos, 2", "norimachigai, 3", "head-and-tail, 4", "saizen, 3"})
  void aDealIsPlayedByKeysAlone(String game, int players, FxRobot robot) {
    openBundled(robot, game, players);
    robot.interact(() -> playground.pane.focusFirstAnswer());
    int chosen = 0;
    while (!isDealOver()) {
      int before = live().at();
      answerByKeys(robot);
      assertThat(live().at()).as("choice %s", chosen).isGreaterThan(before);
      chosen++;
    }
    assertThat(chosen).isGreaterThan(4);
  }

  /** Whoever picks several cards sees and hears which, and can put one back. */
  @Test
  void pickedCardsAreTickedUntilTheyArePutBack(FxRobot robot) {
    openBundled(robot, "mas-menos", 2);
    Node first = seen(robot, ".card-button .legal").getFirst();
    String unpicked = first.getParent().getAccessibleText();

    robot.clickOn(inSight(first));
    assertThat(robot.lookup(".card-tick").queryAll()).hasSize(1);
    assertThat(Lookup.all(first, ".card-tick")).isNotEmpty();
    Region paper = (Region) Lookup.find(first, ".paper");
    robot.interact(paper::applyCss);
    assertThat(first.getParent().isHover()).isTrue();
    assertThat(paper.getBackground().getFills().getFirst().getInsets())
        .as("a ring, also under the mouse")
        .isEqualTo(new Insets(-5));
    assertThat(first.getParent().getAccessibleText()).endsWith("picked");

    robot.clickOn(inSight(first));
    assertThat(robot.lookup(".card-tick").queryAll()).isEmpty();
    assertThat(first.getParent().getAccessibleText()).isEqualTo(unpicked);
  }

  @Test
  void whoeverWasBeatenInARaceLetsItBeThem(FxRobot robot) {
    openBundled(robot, "mas-menos", 2);
    long seed = 1;
    while (robot.lookup("#named-1").tryQuery().isEmpty() && seed < 30) {
      long next = seed++;
      robot.interact(() -> playground.play(match -> match.begin(next)));
    }
    int branch = live().branch().number();
    assertThat(text(robot, "#named")).contains("Seat 2");

    robot.clickOn("#named-1");

    assertThat(live().branch().number()).isNotEqualTo(branch);
    assertThat(text(robot, "#named")).contains("You");
    assertThat(Objects.requireNonNull(table().question()).seat()).isEqualTo(1);
    assertThat(live().match().events()).noneMatch(Event.ChosenSeveral.class::isInstance);
  }

  /** What two have staked in secret, each has seen alone. */
  @Test
  void twoAtOneScreenChooseInSecret(FxRobot robot) {
    openBundled(robot, "norimachigai", 3);
    robot.interact(() -> playground.sit(2, Occupant.HUMAN));
    int covers = 0;
    int answers = 0;
    for (int step = 0; step < 40 && answers < 10 && !isDealOver(); step++) {
      Table shown = table();
      if (shown.cover() > 0) {
        assertThat(shown.seats())
            .allSatisfy(
                seat ->
                    assertThat(seat.hand()).allMatch(held -> held.face() == null || held.open()));
        robot.clickOn("#uncover");
        covers++;
      } else {
        int other = 3 - shown.eyes();
        assertThat(shown.seat(other).hand()).allMatch(held -> held.face() == null || held.open());
        answerByMouse(robot);
        answers++;
      }
    }
    assertThat(covers).isGreaterThan(3);
  }

  private static String text(FxRobot robot, String pane) {
    return robot.lookup(pane + " .label").queryLabeled().getText();
  }

  private void answerByKeys(FxRobot robot) {
    boolean several = table().question() != null && table().question().several().isPresent();
    if (!several) {
      robot.type(KeyCode.SPACE);
      return;
    }
    Button confirm = robot.lookup("#confirm").queryButton();
    for (int key = 0; confirm.isDisabled() && key < MOST_KEYS; key++) {
      robot.type(KeyCode.SPACE);
      if (confirm.isDisabled()) {
        robot.type(KeyCode.RIGHT);
      }
    }
    for (int key = 0; !confirm.isFocused() && key < MOST_KEYS; key++) {
      robot.type(KeyCode.TAB);
    }
    robot.type(KeyCode.SPACE);
  }
}
