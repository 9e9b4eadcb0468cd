package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.notice.Notice;
import tricksmith.editor.view.notice.Notices;

/** In a small window with many cards and answers, everything needed to play stays visible. */
class SmallWindowTest extends SharedWindowTest {
  SmallWindowTest() {
    super("saizen.trick", bundled("saizen"));
  }

  @Override
  Opened prepared(Opened usual) {
    usual.preferences().change(settings -> settings.withPanes(panes -> panes.withSize(700, 500)));
    return usual;
  }

  @Test
  void keepsHandTimeAndStatusInSight(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds hand = bounds(robot, "#hand-1");
    Bounds time = bounds(robot, "#to-start");
    Bounds status = bounds(robot, "#status");
    assertThat(bounds(robot, "#question").getMaxY()).isLessThan(hand.getMinY());
    assertThat(hand.getMaxY()).isLessThan(time.getMinY());
    assertThat(time.getMaxY()).isLessThan(status.getMinY());
    assertThat(status.getMaxY()).isLessThanOrEqualTo(stage.getScene().getHeight());
  }

  @Test
  void leavesNothingOutsideWhenOptionsAreShownToo(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("knobs", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());

    handAndQuestionAreInSight(robot);
    assertThat(bounds(robot, "#options-sheet").getHeight()).isGreaterThan(60);
    assertThat(bounds(robot, "#new-match").getMinY()).isPositive();
    assertThat(bounds(robot, "#status").getMaxY())
        .isLessThanOrEqualTo(stage.getScene().getHeight());
  }

  @Test
  void sixSeatsLeaveRoomForALongQuestionAndTheHand(FxRobot robot) throws IOException {
    Opened larger = Opened.in(folder);
    larger.preferences().change(settings -> settings.withPanes(panes -> panes.withSize(1000, 700)));
    ScriptToOpen six =
        new ScriptToOpen(ScriptFile.open(copy("saizen")), new MatchSettings(6, Map.of()), 5);
    closeForAll(robot);
    robot.interact(() -> EditorWindow.open(stage, larger.context(), List.of(six)));
    until("six seats", () -> robot.lookup("#seat-6").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    handAndQuestionAreInSight(robot);
    assertThat(bounds(robot, "#question").getHeight()).isPositive();
    for (int seat = 2; seat <= 6; seat++) {
      Bounds place = bounds(robot, "#seat-" + seat);
      assertThat(place.getMaxX()).isLessThanOrEqualTo(stage.getScene().getWidth());
      assertThat(place.getMaxY()).isLessThanOrEqualTo(bounds(robot, ".question").getMinY());
    }
  }

  /** The hand is above the timeline with all its cards, and the question can be scrolled to. */
  private static void handAndQuestionAreInSight(FxRobot robot) {
    Bounds question = bounds(robot, ".question");
    Bounds hand = bounds(robot, "#hand-1");
    assertThat(question.getHeight()).isGreaterThan(18);
    assertThat(question.getMaxY()).isLessThanOrEqualTo(hand.getMinY());
    assertThat(hand.getMaxY()).isLessThanOrEqualTo(bounds(robot, "#track").getMinY());
  }

  @Test
  void keepsMenusAndSwitchWhole(FxRobot robot) {
    for (double width : new double[] {700, 560}) {
      robot.interact(() -> stage.setWidth(width));
      robot.interact(() -> stage.getScene().getRoot().layout());

      assertThat(bounds(robot, "#menus").getMaxX())
          .isLessThanOrEqualTo(bounds(robot, "#view-switch").getMinX());
      assertThat(bounds(robot, "#switch-TABLE").getMaxX())
          .isLessThanOrEqualTo(stage.getScene().getWidth());
      assertThat(robot.lookup("#switch-BOTH").query().isVisible()).isFalse();
    }
  }

  @Test
  void optionsSlideOverTheTableWithoutMovingIt(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    Bounds before = bounds(robot, "#hand-1");

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("knobs", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(bounds(robot, "#hand-1")).isEqualTo(before);
  }

  @Test
  void aNoticeCoversNoSeat(FxRobot robot) throws IOException {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    Path file = lasting.resolve("saizen.trick");
    Writing.elsewhere(file, Files.readString(file) + "\n// elsewhere\n");
    until("a notice", () -> robot.lookup(".notice").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThatIsFree(robot, bounds(robot, ".notice"));
  }

  @Test
  void noticesOfSeveralLinesCoverNoSeatEither(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    Notices notices = (Notices) robot.lookup(".floating-notices").query();
    String words = "This match was played by other rules, and is judged by these now. ".repeat(3);
    robot.interact(
        () -> {
          notices.greet(new Notice("greeting", words));
          notices.offer(new Notice("offer", words).offering("answer", "Judge it", () -> {}));
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });

    Bounds greeting = bounds(robot, "#greeting");
    Bounds offer = bounds(robot, "#offer");
    assertThat(greeting.getHeight()).isGreaterThan(40);
    assertThatIsFree(robot, greeting);
    assertThatIsFree(robot, offer);
    assertThat(greeting.intersects(offer)).isFalse();
  }

  /** Checks that a notice covers neither a seat nor cards that can be read. */
  private static void assertThatIsFree(FxRobot robot, Bounds notice) {
    List<Node> kept =
        Stream.of("#table .plaque", "#trick .card", "#hand-1 .card")
            .flatMap(each -> robot.lookup(each).queryAll().stream())
            .toList();
    assertThat(kept).isNotEmpty();
    assertThat(kept)
        .allSatisfy(
            each ->
                assertThat(Lookup.inScene(each))
                    .matches(place -> !place.intersects(notice), "is not covered by " + notice));
  }
}
