package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** What pops up over the table is written as everything else, and leaves what it is about free. */
@ExtendWith(SteadyRobot.class)
class PoppedUpTest {
  private static final double USUAL = 13;

  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @AfterEach
  void close(FxRobot robot) {
    robot.interact(() -> Lookup.windows().forEach(Window::hide));
  }

  private void open(FxRobot robot, Stride... strides) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 742, 745);
    robot.interact(
        () -> {
          Playground playground =
              Playground.open(stage, Playground.bundled("classics/whist"), 4, look);
          for (Stride stride : strides) {
            playground.playOn((match, wanted) -> match.forward(stride, wanted));
          }
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });
  }

  private List<Window> poppedUp() {
    return onFxThread(
        () -> Lookup.windows().stream().filter(window -> !window.equals(stage)).toList());
  }

  private List<Text> written() {
    return onFxThread(
        () ->
            poppedUp().stream()
                .flatMap(window -> texts(window.getScene().getRoot()))
                .filter(text -> text.getText().codePoints().anyMatch(Character::isLetter))
                .filter(text -> !text.getStyleClass().contains("red-sign"))
                .toList());
  }

  private static Stream<Text> texts(Node node) {
    return node instanceof Text text
        ? Stream.of(text)
        : node instanceof Parent parent
            ? Lookup.children(parent).stream().flatMap(PoppedUpTest::texts)
            : Stream.empty();
  }

  @Test
  void pointsAreToldInTheUsualLetters(FxRobot robot) {
    open(robot);

    robot.interact(() -> robot.lookup("#score-1").queryAs(Button.class).fire());

    assertThat(written())
        .isNotEmpty()
        .allSatisfy(text -> assertThat(text.getFont().getSize()).isLessThanOrEqualTo(1.15 * USUAL));
  }

  @Test
  void pointsAreToldAboveTheOwnScore(FxRobot robot) {
    open(robot);
    Node score = robot.lookup("#score-1").query();

    robot.interact(() -> ((Button) score).fire());

    Bounds place = Lookup.onScreen(score);
    Node content = Lookup.find(poppedUp().getFirst(), ".why");
    Bounds told = Lookup.onScreen(content);
    assertThat(told.getMaxY()).isLessThanOrEqualTo(place.getMinY());
    assertThat(told.getMinX()).isLessThanOrEqualTo(place.getMaxX());
    assertThat(told.getMaxX()).isGreaterThanOrEqualTo(place.getMinX());
  }

  @Test
  void theMenuOfARedCardIsWrittenAsAnyOther(FxRobot robot) {
    open(robot, Stride.TRICK, Stride.TRICK);
    Node red =
        Stream.of(".trick .hearts", ".trick .diamonds", ".hand .hearts", ".hand .diamonds")
            .flatMap(selector -> robot.lookup(selector).queryAll().stream())
            .map(card -> card.getOnContextMenuRequested() == null ? card.getParent() : card)
            .filter(card -> card.getOnContextMenuRequested() != null)
            .findFirst()
            .orElseThrow();

    robot.interact(() -> red.fireEvent(MenuRequest.on(red)));

    assertThat(written())
        .isNotEmpty()
        .allSatisfy(
            text -> {
              assertThat(text.getFont().getStyle()).doesNotContain("Bold");
              assertThat(((Color) text.getFill()).getSaturation()).isLessThan(0.5);
            });
  }
}
