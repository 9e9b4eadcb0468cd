package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.view.Lookup;
import tricksmith.program.value.Values;
import tricksmith.proposal.Wish;

/** Cards that may not be played now do not look as if they might. */
class WaitingHandTest extends TableTest {
  private static final String FOR_ANOTHER =
      """
      game "For another"
        players 2
      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        turn up hand of seat 2
        seat 1 plays for seat 2
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
      }
      """;

  private void open(FxRobot robot, String script, int players) {
    open(robot, script, players, new Playground.Look(Locale.ENGLISH, false, 742, 760));
  }

  /** The hand of seat 2 lies open, and seat 2 plays it. */
  private static final String OPEN_OPPONENT =
      FOR_ANOTHER.replace("  seat 1 plays for seat 2\n", "");

  @Test
  void theOpenHandOfAnOpponentIsThereToBeRead(FxRobot robot) {
    open(robot, OPEN_OPPONENT, 2);

    assertThat(robot.lookup("#hand-1 .legal").queryAll()).as("the own seat is asked").hasSize(5);
    assertNoVeilOver("#hand-2", 5, robot);
  }

  private static void assertNoVeilOver(String hand, int cards, FxRobot robot) {
    assertThat(robot.lookup(hand + " .card").<Node>queryAll())
        .hasSize(cards)
        .allSatisfy(card -> assertThat(veilOf(card)).as("the veil").isEqualTo(0));
  }

  @Test
  void theHandOfWhoeverDoesNotPlayNowWaitsAndSaysSo(FxRobot robot) {
    open(robot, FOR_ANOTHER, 2);
    assertNoVeilOver("#hand-2", 5, robot);
    assertThat(turn(robot)).isEqualTo("You");
    robot.clickOn(robot.lookup("#hand-2 .card").<Node>query());
    assertThat(robot.lookup("#question").queryAs(Label.class).getText())
        .startsWith("It is Seat 1’s turn");

    robot.interact(() -> robot.lookup("#hand-1 .card-button").queryAs(CardButton.class).fire());

    assertNoVeilOver("#hand-1", 4, robot);
    assertThat(turn(robot)).as("whose card comes next").isEqualTo("Seat 2");
    robot.clickOn(robot.lookup("#hand-1 .card").<Node>query());
    assertThat(robot.lookup("#question").queryAs(Label.class).getText())
        .startsWith("It is Seat 2’s turn");
  }

  /** Returns the name on the plaque that is marked as the next to act. */
  private static String turn(FxRobot robot) {
    return robot.lookup(".plaque:asked .occupant").queryAs(Labeled.class).getText();
  }

  private static final String FORBIDDEN_TWICE =
      """
      game "Twice"
        players 2
      match {
        move 4H to hand of seat 1
        move 2S to hand of seat 1
        move KH to hand of seat 1
        move 5H to hand of seat 2
        turn up hand of seat 2
        seat 1 plays for seat 2
        play 1 tricks from seat 2 { winner scores 1 }
      }
      trick {
        must "follow suit" card.suit == led.suit
        must "go over" card.rank > led.rank
      }
      """;

  @Test
  void aForbiddenCardSaysEveryRuleThatForbidsIt(FxRobot robot) {
    open(robot, FORBIDDEN_TWICE, 2);
    robot.interact(() -> robot.lookup("#hand-2 .card-button").queryAs(CardButton.class).fire());

    assertThat(robot.lookup("#hand-1 .card-button").<Node>queryAll())
        .extracting(Node::getAccessibleText)
        .filteredOn(said -> said.contains("may not be played"))
        .satisfiesExactlyInAnyOrder(
            once -> assertThat(once).contains("“go over”, line 14").doesNotContain("also"),
            twice ->
                assertThat(twice)
                    .contains("“follow suit”, line 13")
                    .endsWith("; also “go over”, line 14"));
  }

  @Test
  void aForbiddenCardThatIsClickedOffersToAllowIt(FxRobot robot) {
    open(robot, FOR_ANOTHER, 2);
    robot.interact(() -> robot.lookup("#hand-1 .card-button").queryAs(CardButton.class).fire());

    robot.clickOn(robot.lookup("#hand-2 .illegal").<Node>query()).moveBy(0, 200);

    assertThat(robot.lookup("#exclusion-title").queryAs(Label.class).getText())
        .contains("may not be played");
    Bounds reason = inScene(robot.lookup(".exclusion").query());
    Bounds plaque = inScene(robot.lookup(".own-seat .plaque").query());
    assertThat(reason.intersects(plaque)).as("the plaque of the seat asked is free").isFalse();
    assertThat(veilOf(robot.lookup("#hand-2 .explained").query()))
        .as("of what the reason is")
        .isEqualTo(0);
    assertThat(robot.lookup(".exclusion-notch").query().isVisible())
        .as("it points at no card of another hand")
        .isFalse();
    robot.clickOn("#exclusion-wish");

    assertThat(playground.wished)
        .hasValueSatisfying(
            wish ->
                assertThat(wish)
                    .isInstanceOfSatisfying(
                        Wish.Allowed.class,
                        allowed -> {
                          assertThat(allowed.seat()).isEqualTo(2);
                          assertThat(allowed.allowed()).isTrue();
                        }));
  }

  /** Returns how opaque the veil over a card is. */
  private static double veilOf(Node card) {
    Region veil = (Region) Lookup.find(card, ".card-veil");
    return veil.getBackground() == null
        ? 0
        : ((Color) veil.getBackground().getFills().getFirst().getFill()).getOpacity();
  }

  /** {@code may not lead "red cards"}: beside the question, the label alone would ask for them. */
  @Test
  void whatIsForbiddenIsNotSaidAsIfItWereAskedFor(FxRobot robot) {
    String forbidding =
        FOR_ANOTHER
            .replace("deal 5", "deal 13")
            .replace(
                "  must \"follow",
                "  may not lead \"red cards\"  card.suit in (H, D)\n  must \"follow");
    open(robot, forbidding, 2);

    assertThat(robot.lookup("#obligations").queryAs(Label.class).getText())
        .isEqualTo("not: red cards");
  }

  @Test
  void theCardsAllowedInsteadCanBeReadOnASmallTable(FxRobot robot) {
    open(robot, FOR_ANOTHER, 2, new Playground.Look(Locale.ENGLISH, false, 700, 430));
    robot.interact(() -> robot.lookup("#hand-1 .card-button").queryAs(CardButton.class).fire());

    robot.clickOn(robot.lookup("#hand-2 .illegal").<Node>query());

    assertThat(robot.lookup(".exclusion-allowed .card-rank").queryAllAs(Label.class))
        .isNotEmpty()
        .allSatisfy(rank -> assertThat(rank.getFont().getSize()).isGreaterThan(40));
  }

  @Test
  void whereAScoreComesFromIsWhereAnotherIsWishedFor(FxRobot robot) {
    open(robot, FOR_ANOTHER, 2);

    robot.clickOn("#score-1");

    assertThat(robot.lookup("#wished-score").queryAs(TextField.class).getText()).isEqualTo("0");
  }

  /** The minus sign of the table, and the digits of a Japanese keyboard. */
  @Test
  void aScoreIsWishedForInWhateverSignsItIsWritten(FxRobot robot) {
    open(robot, FOR_ANOTHER, 2);
    robot.clickOn("#score-1");
    TextField field = robot.lookup("#wished-score").queryAs(TextField.class);

    robot.interact(
        () -> {
          field.setText("none");
          field.fireEvent(new ActionEvent());
        });
    assertThat(field.getPseudoClassStates()).contains(PseudoClass.getPseudoClass("danger"));
    robot.interact(
        () -> {
          field.setText("−１２");
          field.fireEvent(new ActionEvent());
        });

    assertThat(playground.wished).contains(new Wish.Scores(1, Values.number(-12)));
  }

  @Test
  void aCardThatMayNotBePlayedKeepsItsLookUnderTheMouse(FxRobot robot) {
    open(robot, FOR_ANOTHER, 2);
    robot.interact(() -> robot.lookup("#hand-1 .card-button").queryAs(CardButton.class).fire());
    Node illegal = robot.lookup("#hand-2 .illegal").query();
    Region veil = (Region) Lookup.find(illegal, ".card-veil");

    robot.interact(
        () -> {
          illegal.getParent().pseudoClassStateChanged(PseudoClass.getPseudoClass("hover"), true);
          stage.getScene().getRoot().applyCss();
        });

    assertThat(veil.getBackground().getFills().getFirst().getFill())
        .isNotEqualTo(Color.TRANSPARENT);
  }
}
