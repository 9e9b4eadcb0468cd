package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Speed;
import tricksmith.editor.picture.Table;

/** The end of a deal and of the match: the scores beside the last trick, and the way on. */
class EndOfDealTest extends TableTest {
  private static final int LONG_MATCH = 4;

  private List<String> heads() {
    return all("#score-lines .score-head", "#score-lines .score-won").stream()
        .map(head -> ((Labeled) head).getText())
        .toList();
  }

  /** Opens a game at the end of a deal. */
  private void openAfter(
      FxRobot robot, String script, int players, Playground.Look look, int deals) {
    open(
        robot,
        script,
        players,
        look,
        opened -> {
          opened.play(match -> match.speed(Speed.FAST));
          for (int deal = 0; deal < deals; deal++) {
            opened.forward(Stride.ROUND);
          }
        });
  }

  private void openAfterDeal(FxRobot robot, String game, int players) {
    openAfter(robot, Playground.bundled(game), players, Playground.Look.USUAL, 1);
  }

  @ParameterizedTest
  @CsvSource({
    "classics/bridge, 4, 742, 745",
    "classics/bridge, 4, 700, 440",
    "classics/wizard, 6, 700, 440",
    "saizen, 6, 700, 440"
  })
  void scoresLieWhereTheHandWasAndLeaveTheLastTrickInSight(
      String game, int players, int width, int height, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, width, height);
    open(
        robot,
        Playground.bundled(game),
        players,
        look,
        opened -> opened.play(match -> match.seat(1, Occupant.RANDOM_BOT).speed(Speed.FAST)));
    for (int deals = 0; deals < LONG_MATCH && table().outcome() instanceof Table.Going; deals++) {
      robot.interact(
          () -> {
            playground.forward(Stride.ROUND);
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
          });
      if (table().outcome() instanceof Table.Going) {
        assertThat(table().dealOver()).isTrue();
      }
      Bounds sheet = inScene(robot.lookup(".scores-over").query());
      for (Node part : all("#trick .card", ".plaque", "#question", ".seat .pile")) {
        assertThat(sheet.intersects(inScene(part))).as("over %s", part).isFalse();
      }
      assertThat(all("#score-lines .score-last"))
          .as("the last line, whatever gives way")
          .isNotEmpty()
          .allSatisfy(last -> assertThat(sheet.contains(inScene(last))).isTrue());
    }
  }

  @ParameterizedTest
  @CsvSource({"742, 745", "700, 440"})
  void scoresCoverNothingAfterADealOfThreeTricks(int width, int height, FxRobot robot) {
    String script =
        Playground.bundled("classics/whist")
            .replaceFirst("until hands are empty", "until number of tricks == 3");
    openAfter(robot, script, 4, new Playground.Look(Locale.ENGLISH, false, width, height), 1);

    assertThat(table().dealOver()).isTrue();
    Bounds sheet = inScene(robot.lookup(".scores-over").query());
    for (Node part : all("#trick .card", ".plaque", ".card-button", "#question", ".seat .pile")) {
      assertThat(sheet.intersects(inScene(part))).as("over %s", part).isFalse();
    }
  }

  /**
   * Cards that are left in the hand keep their place, so that the sheet has to find another. Among
   * six seats there is none.
   */
  @ParameterizedTest
  @CsvSource({
    "classics/whist, until some side has score >= 5, 4, 742, 745, true",
    "classics/whist, until some side has score >= 5, 4, 700, 440, true",
    "classics/oh-hell, with turn in 1 .. 2 * most-cards - 1, 6, 742, 745, false",
    "classics/oh-hell, with turn in 1 .. 2 * most-cards - 1, 6, 700, 440, false"
  })
  void scoresCoverNothingWhereAMatchEndsWithCardsInHand(
      String game,
      String usual,
      int players,
      int width,
      int height,
      boolean hasRoom,
      FxRobot robot) {
    String three = usual.startsWith("with") ? "with turn in 1 .. 3" : "3 times";
    String script =
        Playground.bundled(game)
            .replace("repeat " + usual, "repeat " + three)
            .replaceFirst("until hands are empty", "until number of tricks == 2");
    openAfter(
        robot,
        script,
        players,
        new Playground.Look(Locale.ENGLISH, false, width, height),
        LONG_MATCH);

    assertThat(table().outcome()).isInstanceOf(Table.Ended.class);
    assertThat(all("#hand-1 .card")).as("cards in hand").isNotEmpty();
    Node over = robot.lookup(".scores-over").query();
    assertThat(over.isVisible()).isEqualTo(hasRoom);
    if (hasRoom) {
      assertThat(all("#score-lines .score-last")).isNotEmpty().allMatch(Node::isVisible);
      for (Node part :
          all("#trick .card", ".plaque", "#hand-1 .card", "#question", ".seat .pile")) {
        assertThat(inScene(over).intersects(inScene(part))).as("over %s", part).isFalse();
      }
    }
  }

  @Test
  void theLastTrickOfADealLiesInTheTrickAlone(FxRobot robot) {
    openAfterDeal(robot, "classics/hearts", 4);

    assertThat(table().dealOver()).isTrue();
    assertThat(table().trick().cards()).hasSize(4);
    assertThat(table().piles()).extracting(Table.Pile::name).doesNotContain("table");
  }

  @Test
  void theSheetTellsWhatPlaquesNeedNotTellAgain(FxRobot robot) {
    openAfterDeal(robot, "norimachigai", 3);

    assertThat(all(".plaque .more-tags")).isNotEmpty().noneMatch(Node::isVisible);
    assertThat(all(".chip-leads")).as("nobody leads any more").isEmpty();
  }

  @Test
  void sidesThatScoreAsOneShareAColumn(FxRobot robot) {
    openAfterDeal(robot, "classics/bridge", 4);

    assertThat(heads()).containsExactly("We", "They");
  }

  @Test
  void seatsThatScoreByThemselvesHaveColumnsOfTheirOwn(FxRobot robot) {
    openAfterDeal(robot, "classics/hearts", 4);

    assertThat(heads()).containsExactly("You", "Seat 2", "Seat 3", "Seat 4");
  }

  @Test
  void theEndOfAMatchMarksTheWinnersAndOffersAnother(FxRobot robot) {
    openAfterDeal(robot, "mas-menos", 2);
    assertThat(table().outcome()).isInstanceOf(Table.Ended.class);
    List<Integer> winners = ((Table.Ended) table().outcome()).winners();
    long seed = live().branch().seed();

    assertThat(heads().stream().filter(head -> head.startsWith("★"))).hasSameSizeAs(winners);
    robot.interact(() -> robot.lookup("#next-match").queryAs(Button.class).fire());

    assertThat(live().branch().seed()).isEqualTo(seed + 1);
    assertThat(table().outcome()).isInstanceOf(Table.Going.class);
  }
}
