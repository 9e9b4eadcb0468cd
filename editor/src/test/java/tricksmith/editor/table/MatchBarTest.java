package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.TestGames;
import tricksmith.editor.view.Lookup;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;

/** The commands for the match, in a line of any width. */
class MatchBarTest extends TableTest {
  private static final int HEIGHT = 600;
  private static final List<String> GIVEN =
      List.of("scores", "open-hands", "show-knobs", "take-back");

  private static final List<String> ALL =
      Stream.concat(GIVEN.stream(), Stream.of("new-match")).toList();

  private static final String SAIZEN = Playground.bundled("saizen");

  private static final List<TestResult> TESTED = tested(SAIZEN);

  private static List<TestResult> tested(String text) {
    return ScriptTests.run(TestGames.script(text));
  }

  /** The line alone, as it stands in the window. */
  private void open(FxRobot robot, Locale language, int width) {
    robot.interact(
        () -> {
          Playground.Look look = new Playground.Look(language, false, width, HEIGHT);
          playground = Playground.begin(SAIZEN, 4, language);
          playground.pane.lendCommands(true);
          playground.play(match -> match.tested(TESTED));
          Scene scene = new Scene(new StackPane(playground.pane.commands()), width, HEIGHT);
          look.applyTo(scene);
          stage.setScene(scene);
          stage.sizeToScene();
          stage.show();
        });
    layOut(robot);
  }

  private void layOut(FxRobot robot) {
    for (int pulse = 0; pulse < 2; pulse++) {
      robot.interact(
          () -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
          });
    }
  }

  /** Also where the line of time, with the same command, is not shown. */
  @Test
  void botsThatWaitAreLetGoOn(FxRobot robot) {
    open(robot, Locale.ENGLISH, 1000);
    robot.interact(
        () -> {
          playground.play(match -> match.seat(1, Occupant.RANDOM_BOT).pause());
          stage.getScene().getRoot().layout();
        });
    assertThat(robot.lookup("#bots-wait").query().isVisible()).isTrue();

    robot.clickOn("#bots-wait");

    assertThat(live().waiting()).isFalse();
  }

  /** Until bots know a game, how they play says little about it. */
  @Test
  void saysThatBotsLearnTheGameUntilTheyKnowIt(FxRobot robot) {
    open(robot, Locale.ENGLISH, 1000);
    Label learn = robot.lookup("#bots-learn").queryAs(Label.class);
    for (Occupant bot : List.of(Occupant.RANDOM_BOT, Occupant.GOOD_BOT)) {
      robot.interact(
          () -> {
            playground.play(match -> match.bots(bot).goOn());
            stage.getScene().getRoot().layout();
          });

      assertThat(learn.isVisible())
          .as("%s", bot)
          .isEqualTo(playground.playtest.hasUntaughtBots())
          .isEqualTo(bot == Occupant.GOOD_BOT);
    }
    robot.interact(
        () -> {
          playground.play(match -> match.seat(1, Occupant.GOOD_BOT).pause());
          stage.getScene().getRoot().layout();
        });
    assertThat(robot.lookup("#bots-wait").query().isVisible()).isTrue();
    assertThat(learn.isVisible()).as("beside bots that wait").isFalse();
  }

  /**
   * The narrowest is beside the faces in a window of 1000 pixels, in large letters; from 285 on,
   * they are as wide as in windows of 1000 to 1600 pixels, 530 in one of 1280.
   */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void commandsAreWholeAndTakeTheRoomThatThereIsAtAnyWidth(Locale language, FxRobot robot) {
    open(robot, language, 1000);
    for (int width : List.of(90, 150, 285, 320, 350, 360, 400, 420, 450, 490, 530, 560, 700)) {
      robot.interact(() -> stage.getScene().getRoot().resize(width, HEIGHT));
      layOut(robot);
      nothingIsAPictureAloneNorLiesOverAnother(width);
      if (width >= 285) {
        whateverIsInSightHasItsIconAndItsWholeWord(width);
        nothingIsLeftOutThatHasRoom(width);
      }
    }
  }

  private void nothingIsAPictureAloneNorLiesOverAnother(int width) {
    List<Node> shown = shown();
    double end = 0;
    for (Node command : shown) {
      Bounds place = inScene(command);
      assertThat(place.getMinX())
          .as("%s at %d", command.getId(), width)
          .isGreaterThanOrEqualTo(end);
      end = place.getMaxX();
    }
    assertThat(end).isLessThanOrEqualTo(width);
    assertThat(shown)
        .filteredOn(command -> command instanceof Labeled)
        .allSatisfy(
            command ->
                assertThat(((Labeled) command).getContentDisplay())
                    .as("%s at %d", command.getId(), width)
                    .isNotEqualTo(ContentDisplay.GRAPHIC_ONLY));
    assertThat(offered()).as("at %d", width).containsAll(hidden());
  }

  private void whateverIsInSightHasItsIconAndItsWholeWord(int width) {
    List<Labeled> commands =
        ALL.stream().map(command -> (Labeled) find("#" + command)).filter(Node::isVisible).toList();
    assertThat(commands).isNotEmpty();
    for (Labeled command : commands) {
      assertThat(command.getContentDisplay()).isEqualTo(ContentDisplay.LEFT);
      assertThat(Lookup.all(command, ".text").stream().map(part -> ((Text) part).getText()))
          .as("%s at %d", command.getId(), width)
          .contains(command.getText());
    }
  }

  /** A long word gives way for several short ones. */
  private void nothingIsLeftOutThatHasRoom(int width) {
    List<Node> shown = shown();
    double wanted = shown.stream().mapToDouble(Lookup::prefWidth).sum();
    double gaps = 4 * shown.size() + 20;
    assertThat(ALL.stream().map(command -> find("#" + command)))
        .filteredOn(command -> !command.isVisible())
        .as("at %d, beside %s", width, shown)
        .allMatch(command -> wanted + gaps + Lookup.prefWidth(command) > width - 4);
  }

  /** The count ends at the arrow beside it, whatever other counts would need. */
  @Test
  void theTestsStandBesideTheirArrow(FxRobot robot) {
    open(robot, Locale.JAPANESE, 700);
    Node count = find("#tests .label .text");
    Node arrow = find("#tests .arrow-button");

    assertThat(inScene(arrow).getMinX() - inScene(count).getMaxX()).isLessThan(10);
  }

  /** As in a window of 1000 pixels with halves of the same width. */
  @Test
  void theTestsStayInSightInANarrowWindow(FxRobot robot) {
    open(robot, Locale.ENGLISH, 265);

    assertThat(find("#tests").isVisible()).isTrue();
    assertThat(find("#new-match").isVisible()).isTrue();
    assertThat(offered()).contains("New match from a seed...");
  }

  @Test
  void testsThatFailMoveNoCommands(FxRobot robot) {
    open(robot, Locale.ENGLISH, 700);
    double before = inScene(find("#tests")).getMinX();
    assertThat(((Labeled) find("#tests")).getText()).startsWith("✓");
    String broken = playground.text.replace("seat 2 may play KS\n", "seat 2 may play 2H KS\n");
    List<TestResult> failed = tested(broken);

    robot.interact(() -> playground.play(match -> match.tested(failed)));
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(((Labeled) find("#tests")).getText()).isEqualTo("✗ 1 failed");
    assertThat(inScene(find("#tests")).getMinX()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(ints = {150, 420, 530, 900})
  void botsThatWaitMoveNoCommands(int width, FxRobot robot) {
    open(robot, Locale.ENGLISH, width);
    robot.interact(() -> playground.forward(Stride.TRICK));
    List<Bounds> before = shown().stream().map(Lookup::inScene).toList();

    robot.interact(() -> playground.play(match -> match.to(1)));
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(playground.playtest.botsWait()).isTrue();
    List<Node> commands = new ArrayList<>(shown());
    boolean isSaid = commands.removeIf(command -> "bots-wait".equals(command.getId()));
    assertThat(commands.stream().map(Lookup::inScene)).isEqualTo(before);
    assertThat(isSaid || width < 900).as("said where there is room").isTrue();
  }

  /** Whoever has opened it while bots play on means to press what they see. */
  @Test
  void theListOfTestsStaysAsItIsWhileTheMatchGoesOn(FxRobot robot) {
    open(robot, Locale.ENGLISH, 700);
    MenuButton tests = (MenuButton) find("#tests");
    List<MenuItem> before = onFxThread(() -> List.copyOf(tests.getItems()));

    robot.interact(() -> playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted)));

    assertThat(onFxThread(() -> List.copyOf(tests.getItems()))).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(ints = {280, 530})
  void picturesComeBackWithTheRoomForThem(int width, FxRobot robot) {
    open(robot, Locale.ENGLISH, 900);
    assertThat(((Labeled) find("#scores")).getContentDisplay()).isEqualTo(ContentDisplay.LEFT);
    robot.interact(() -> stage.setWidth(width));
    robot.interact(() -> stage.setWidth(900));
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(((Labeled) find("#scores")).getContentDisplay()).isEqualTo(ContentDisplay.LEFT);
  }

  private List<Node> shown() {
    List<Node> commands = new ArrayList<>(Lookup.all(find(".match-bar"), ".match-bar > *"));
    commands.removeIf(command -> !command.isVisible());
    commands.sort(Comparator.comparingDouble(command -> inScene(command).getMinX()));
    return commands;
  }

  private List<String> hidden() {
    return ALL.stream()
        .map(command -> (Labeled) find("#" + command))
        .filter(command -> !command.isVisible())
        .map(Labeled::getText)
        .toList();
  }

  private List<String> offered() {
    MenuButton more = (MenuButton) find("#more-commands");
    return onFxThread(
        () ->
            more.isVisible()
                ? more.getItems().stream().map(MenuItem::getText).toList()
                : List.<String>of());
  }
}
