package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.service.query.PointQuery;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.Screenshot;

/** Sets tables by hand, by mouse and by keyboard. */
class ScenePaneTest extends TableTest {
  private void openScene(FxRobot robot, String game, int players, Playground.Look look) {
    openScene(robot, game, players, look, match -> match);
  }

  private void openScene(
      FxRobot robot,
      String game,
      int players,
      Playground.Look look,
      UnaryOperator<Playtest> first) {
    open(
        robot,
        Playground.bundled(game),
        players,
        look,
        opened -> {
          opened.forward(Stride.TRICK);
          opened.play(first);
        });
    robot.interact(() -> robot.lookup("#scene").queryAs(ToggleButton.class).fire());
    assertThat(robot.lookup("#scene-pane").tryQuery()).isPresent();
  }

  /** Bots do nothing, so that the table stays as it was set. */
  private void supertrump(FxRobot robot) {
    openScene(robot, "supertrump", 2, Playground.Look.USUAL, match -> match.covered(true));
  }

  private List<String> hand(int seat) {
    return Objects.requireNonNull(playground.playtest.openHands(true).table())
        .seat(seat)
        .hand()
        .stream()
        .map(held -> Objects.requireNonNull(held.face()))
        .map(Table.Face::label)
        .toList();
  }

  private static Node card(FxRobot robot, String label) {
    return robot.lookup((Node node) -> ("scene-card-" + label).equals(node.getId())).query();
  }

  /** Where a card of a fan can be seen. */
  private static PointQuery strip(FxRobot robot, String label) {
    return robot.point(Lookup.onScreen(card(robot, label), 0.1, 0.5));
  }

  @Test
  void cardsAreDraggedOntoEachOther(FxRobot robot) {
    supertrump(robot);
    String mine = hand(1).getFirst();
    String theirs = hand(2).getFirst();

    robot.drag(strip(robot, mine)).dropTo(strip(robot, theirs));
    robot.clickOn("#scene-play");

    assertThat(robot.lookup("#scene-pane").tryQuery()).isEmpty();
    assertThat(hand(1)).contains(theirs).doesNotContain(mine);
    assertThat(hand(2)).contains(mine).doesNotContain(theirs);
    assertThat(live().branches()).hasSize(2);
  }

  @Test
  void playGoesOnFromTheTableThatWasSet(FxRobot robot) {
    supertrump(robot);
    robot.drag(strip(robot, hand(1).getFirst())).dropTo(strip(robot, hand(2).getFirst()));

    robot.clickOn("#scene-play");

    assertThat(live().waiting()).isFalse();
  }

  /** Whoever lays one wants to look at it. */
  @Test
  void aTrickThatIsLaidWholeLiesStill(FxRobot robot) {
    supertrump(robot);
    robot.drag(strip(robot, hand(1).getFirst())).dropTo("#scene-trick-1");
    robot.drag(strip(robot, hand(2).getFirst())).dropTo("#scene-trick-2");

    robot.clickOn("#scene-play");

    assertThat(live().waiting()).isTrue();
  }

  @Test
  void leavingGivesBackWhatSettingTheTableStopped(FxRobot robot) {
    openBundled(robot, "supertrump", 2);
    for (boolean waited : new boolean[] {false, true}) {
      robot.interact(
          () -> {
            playground.play(match -> waited ? match.pause() : match.goOn());
            robot.lookup("#scene").queryAs(ToggleButton.class).fire();
          });
      assertThat(live().waiting()).as("while the table is being set").isTrue();

      robot.push(KeyCode.ESCAPE);

      assertThat(live().waiting()).isEqualTo(waited);
    }
  }

  @Test
  void cardsAreDraggedIntoOtherZones(FxRobot robot) {
    supertrump(robot);
    String mine = hand(1).getFirst();
    int before = hand(2).size();
    int zone = live().game().rules().handZone() + 1;

    robot.drag(strip(robot, mine)).dropTo("#scene-zone-" + zone);
    robot.clickOn("#scene-play");

    assertThat(hand(2)).contains(mine).hasSize(before + 1);
  }

  private List<String> trick() {
    return Objects.requireNonNull(playground.playtest.table()).trick().cards().stream()
        .map(played -> played.seat() + " " + played.face().label())
        .toList();
  }

  @Test
  void aCardIsDraggedIntoTheTrickAsAnybodys(FxRobot robot) {
    supertrump(robot);
    String theirs = hand(2).getFirst();
    int before = hand(2).size();

    robot.drag(strip(robot, theirs)).dropTo("#scene-trick-2");
    robot.clickOn("#scene-play");

    assertThat(trick()).containsExactly("2 " + theirs);
    assertThat(hand(2)).hasSize(before - 1);
  }

  @Test
  void aCardOfTheTrickGoesBackAndAnotherSeatLeads(FxRobot robot) {
    supertrump(robot);
    String theirs = hand(2).getFirst();
    int zone = live().game().rules().handZone() + 1;
    robot.drag(strip(robot, theirs)).dropTo("#scene-trick-2");

    robot.drag(card(robot, theirs)).dropTo("#scene-zone-" + zone);
    robot.clickOn("#scene-trick-1");
    robot.clickOn("#scene-play");

    assertThat(live().match().standing().plays()).isEmpty();
    assertThat(hand(2)).contains(theirs);
    assertThat(live().match().standing().leader()).isEqualTo(1);
  }

  @Test
  void theTrickIsLaidByKeyboardToo(FxRobot robot) {
    supertrump(robot);
    String mine = hand(1).getFirst();

    robot.interact(() -> card(robot, mine).requestFocus());
    robot.type(KeyCode.SPACE);
    robot.interact(() -> robot.lookup("#scene-trick-1").query().requestFocus());
    robot.type(KeyCode.SPACE);
    robot.interact(() -> robot.lookup("#scene-play").query().requestFocus());
    robot.type(KeyCode.SPACE);

    assertThat(trick()).containsExactly("1 " + mine);
  }

  /** The stock shows its top card only: laid out, each of its cards can be taken. */
  @Test
  void aCardIsTakenOutOfThePile(FxRobot robot) {
    supertrump(robot);
    SceneDraft.Place stock =
        playground.playtest.scene().orElseThrow().places().stream()
            .filter(place -> place.name().equals("stock"))
            .findFirst()
            .orElseThrow();
    String buried = stock.cards().getLast().label();
    String mine = hand(1).getFirst();

    robot.clickOn("#scene-zone-" + stock.zone());
    robot.clickOn(card(robot, buried));
    robot.clickOn(strip(robot, mine));
    robot.clickOn("#scene-play");

    assertThat(hand(1)).contains(buried).doesNotContain(mine);
  }

  @Test
  void everythingIsDoneByKeyboardToo(FxRobot robot) {
    supertrump(robot);
    String mine = hand(1).get(0);
    String locked = hand(1).get(1);
    String theirs = hand(2).getFirst();

    robot.interact(() -> card(robot, locked).requestFocus());
    robot.type(KeyCode.L);
    assertThat(card(robot, locked).getAccessibleText()).contains("locked");
    robot.interact(() -> card(robot, mine).requestFocus());
    robot.type(KeyCode.SPACE);
    robot.interact(() -> card(robot, theirs).requestFocus());
    robot.type(KeyCode.SPACE);
    robot.interact(() -> robot.lookup("#scene-fill").query().requestFocus());
    robot.type(KeyCode.SPACE);
    robot.interact(() -> robot.lookup("#scene-play").query().requestFocus());
    robot.type(KeyCode.SPACE);

    assertThat(hand(1)).contains(theirs, locked).doesNotContain(mine);
    assertThat(hand(2)).contains(mine);
  }

  @Test
  void theRightButtonLocksAndUnlocks(FxRobot robot) {
    supertrump(robot);
    String mine = hand(1).getFirst();

    robot.clickOn(strip(robot, mine), MouseButton.SECONDARY);
    assertThat(Lookup.all(card(robot, mine), ".locked")).isNotEmpty();
    robot.clickOn(strip(robot, mine), MouseButton.SECONDARY);

    assertThat(Lookup.all(card(robot, mine), ".locked")).isEmpty();
  }

  @Test
  void whatCannotBeSetIsSaidThereAndTheTableStaysOpen(FxRobot robot) {
    supertrump(robot);
    int zone = live().game().rules().handZone();
    robot.clickOn("#scene-zone-" + zone);
    TextField score =
        robot
            .lookup((Node node) -> "scene-set-score of seat 1".equals(node.getId()))
            .queryAs(TextField.class);

    robot.interact(() -> score.setText("much"));
    robot.clickOn("#scene-play");

    assertThat(((Labeled) robot.lookup("#scene-refused").query()).getText()).isNotBlank();
    assertThat(robot.lookup("#scene-pane").tryQuery()).isPresent();
    robot.interact(() -> score.setText("12"));
    robot.clickOn("#scene-play");
    assertThat(((Labeled) robot.lookup("#score-1").query()).getText()).isEqualTo("12");
  }

  @Test
  void otherRulesLeaveWhatIsBeingSet(FxRobot robot) {
    supertrump(robot);
    String mine = hand(1).getFirst();
    String theirs = hand(2).getFirst();
    robot.clickOn(strip(robot, mine)).clickOn(strip(robot, theirs));

    robot.interact(() -> playground.edit("winner scores 1 ", "winner scores 2 "));
    robot.clickOn("#scene-play");

    assertThat(hand(1)).contains(theirs).doesNotContain(mine);
  }

  @Test
  void escLeavesAtOnceWhenNothingWasChanged(FxRobot robot) {
    supertrump(robot);

    robot.type(KeyCode.ESCAPE);

    assertThat(robot.lookup("#scene-pane").tryQuery()).isEmpty();
    assertThat(live().branches()).hasSize(1);
  }

  @Test
  void escAsksBeforeItLeavesWhatWasChanged(FxRobot robot) {
    supertrump(robot);
    robot.clickOn(strip(robot, hand(1).getFirst())).clickOn(strip(robot, hand(2).getFirst()));

    robot.type(KeyCode.ESCAPE);
    assertThat(((Labeled) robot.lookup("#scene-refused").query()).getText()).contains("Esc");
    robot.type(KeyCode.ESCAPE);

    assertThat(robot.lookup("#scene-pane").tryQuery()).isEmpty();
    assertThat(live().branches()).hasSize(1);
  }

  @Test
  void handsAreSortedAsAtTheTable(FxRobot robot) {
    supertrump(robot);

    List<Integer> shown = faces(robot, "#scene-pane .hand .card");
    robot.type(KeyCode.ESCAPE);

    assertThat(shown).containsSubsequence(faces(robot, ".own-seat .hand .card"));
  }

  private static List<Integer> faces(FxRobot robot, String selector) {
    return robot.lookup(selector).queryAllAs(CardFace.class).stream().map(CardFace::card).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "supertrump, 2, en, false",
    "mas-menos, 2, ja, true",
    "norimachigai, 3, ja, false",
    "head-and-tail, 4, en, true",
    "saizen, 3, en, false"
  })
  void isWorthLookingAt(String game, int players, String language, boolean dark, FxRobot robot) {
    openScene(robot, game, players, new Playground.Look(Locale.of(language), dark, 560, 760));

    robot.interact(() -> Screenshot.take(stage.getScene(), "scene-" + game));

    assertThat(robot.lookup(".scene-seat").queryAll()).hasSize(players);
    assertThat(robot.lookup(".scene-place").queryAll()).hasSize(players);
  }
}
