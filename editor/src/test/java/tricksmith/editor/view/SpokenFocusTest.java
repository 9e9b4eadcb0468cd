package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/**
 * Whoever hears the window instead of seeing it is told the name and the kind of everything that
 * gets the focus: over a change, proposals, the gallery and a recipe.
 */
class SpokenFocusTest extends WindowTest {
  private static final int MORE_THAN_ENOUGH = 70;
  private static final Set<AccessibleRole> KINDLESS =
      EnumSet.of(AccessibleRole.NODE, AccessibleRole.PARENT);

  private static final String SCRIPT =
      """
      game "Small"
        players 3
      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit then "the higher"  card.rank
      }
      """;

  private void openSmall(String language, FxRobot robot) throws IOException {
    open(
        robot,
        Opened.in(folder).speaking(Locale.of(language)),
        Files.writeString(folder.resolve("small.trick"), SCRIPT));
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    until("the keyboard in the text", () -> isText(focused()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void overProposalsARecipeAndTheGallery(String language, FxRobot robot) throws IOException {
    openSmall(language, robot);

    robot.push(KeyCode.F6).push(KeyCode.SHIFT, KeyCode.F10);
    until("wishes", () -> robot.lookup("#wishes").tryQuery().isPresent());
    robot.push(KeyCode.ENTER);
    until("proposals", () -> robot.lookup("#proposal-1").tryQuery().isPresent());
    assertSpoken("proposals", walk(robot), 5);

    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT3);
    until("the reference", () -> focused() instanceof TextField);
    robot.interact(() -> ((TextField) focused()).setText("round of bids"));
    until("a recipe", () -> robot.lookup("#learn-insert").query().isVisible());
    until("it can be inserted", () -> !robot.lookup("#learn-insert").query().isDisabled());
    assertSpoken("a recipe", walk(robot), 7);

    robot.push(KeyCode.SHORTCUT, KeyCode.N);
    until("a game has the keyboard", () -> focused().getStyleClass().contains("tile"));
    until("changes to try", () -> robot.lookup("#try-1").tryQuery().isPresent());
    assertSpoken("the gallery", walk(robot), 9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void overAChange(String language, FxRobot robot) throws IOException {
    openSmall(language, robot);
    String moment = moment(robot);
    robot.push(KeyCode.F6).push(KeyCode.SPACE);
    until("the trick is over", () -> !moment(robot).equals(moment));
    until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    replace(robot, "winner scores 1", "winner scores 3");
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());
    robot.interact(() -> script(robot).requestFocus());

    robot.push(KeyCode.F6);

    assertSpoken("a change", walk(robot), 5);
  }

  /** Goes by the tabulator through everything, or as far as the script, where it indents. */
  private Set<Node> walk(FxRobot robot) {
    Set<Node> reached = new LinkedHashSet<>();
    Node at = focused();
    for (int stop = 0; stop < MORE_THAN_ENOUGH && !isText(at) && reached.add(at); stop++) {
      robot.push(KeyCode.TAB);
      at = focused();
    }
    return reached;
  }

  private static boolean isText(Node node) {
    return node instanceof CodeArea;
  }

  private Node focused() {
    return stage.getScene().getFocusOwner();
  }

  private static void assertSpoken(String where, Set<Node> reached, int least) {
    assertThat(reached).as(where).hasSizeGreaterThanOrEqualTo(least);
    assertThat(reached)
        .filteredOn(each -> name(each).isBlank())
        .as("nameless in " + where)
        .isEmpty();
    assertThat(reached)
        .filteredOn(each -> KINDLESS.contains(each.getAccessibleRole()))
        .as("of no kind in " + where)
        .isEmpty();
  }

  /** Returns what is said of a node; of tabs, what is said of the one in front. */
  private static String name(Node node) {
    if (node instanceof TabPane tabs) {
      return onFxThread(() -> tabs.getSelectionModel().getSelectedItem().getText());
    }
    String spoken = node.getAccessibleText();
    String written = node instanceof Labeled labeled ? labeled.getText() : null;
    return spoken != null ? spoken : written != null ? written : "";
  }
}
