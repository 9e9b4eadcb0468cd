package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Stride;

/** Piles with no room for legible cards are described in words. */
class LowPilesTest extends TableTest {

  private List<String> words() {
    return all("#table .pile-name .label").stream()
        .filter(Node::isManaged)
        .map(label -> ((Labeled) label).getText())
        .toList();
  }

  private void openWizard(FxRobot robot, int width, int height) {
    open(
        robot,
        Playground.bundled("classics/wizard"),
        6,
        new Playground.Look(Locale.ENGLISH, false, width, height),
        match -> match.forward(Stride.CARD));
    robot.interact(this::layOut);
  }

  private void layOut() {
    stage.getScene().getRoot().applyCss();
    stage.getScene().getRoot().layout();
  }

  @Test
  void aSmallTableTellsWhatLiesOnThePilesAndCoversNothing(FxRobot robot) {
    openWizard(robot, 700, 430);

    assertThat(words()).contains("Deck").anyMatch(word -> word.matches("×\\d+"));
    assertThat(all("#variables .variable")).as("the trump, though it is tight").hasSize(1);
    assertThat(words()).as("the card turned up").anyMatch(word -> word.matches(".+[♠♥♦♣].*|W|N"));
    for (Node name : all("#table .pile-name")) {
      Bounds place = inScene(name);
      for (Node other : all("#table .plaque")) {
        assertThat(place.intersects(inScene(other))).isFalse();
      }
    }
  }

  /** Each in a line of its own, as far as there is room. */
  @Test
  void ofSeveralPilesNoneIsLeftOut(FxRobot robot) {
    String script =
        """
        game "Four piles"
          players 3
        zones {
          north: face up
          south: face up
          east: face down
        }
        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          move top of deck to north
          move top of deck to south
          move top 2 of deck to east
          play tricks from seat 1 until hands are empty
        }
        trick { best by card.suit == led.suit then card.rank }
        """;
    open(robot, script, 3, new Playground.Look(Locale.ENGLISH, false, 700, 430));
    robot.interact(this::layOut);

    assertThat(all("#table .pile-name")).hasSize(4).allMatch(Node::isVisible);
    assertThat(words()).contains("North", "South", "East", "×2", "×33");
  }

  @Test
  void namesStandBesideLowCardsIfThereIsRoom(FxRobot robot) {
    String script =
        """
        game "Ten at the table"
          players 10
        zones { stock: face down }
        match {
          new deal
          shuffle deck
          deal 4 to each player from seat 1
          move deck to stock
          turn up top of stock
          play tricks from seat 1 until hands are empty
        }
        trick { best by card.suit == led.suit then card.rank }
        """;
    open(robot, script, 10, new Playground.Look(Locale.ENGLISH, false, 700, 430));
    robot.interact(this::layOut);

    assertThat(words()).contains("Stock");
    Bounds name = inScene(all("#table .pile-name").getFirst());
    assertThat(all("#table .pile .card"))
        .isNotEmpty()
        .noneMatch(card -> inScene(card).intersects(name));
  }

  @Test
  void aCardTurnedUpBelowAStockLiesInSight(FxRobot robot) {
    open(
        robot,
        Playground.bundled("classics/briscola"),
        2,
        new Playground.Look(Locale.ENGLISH, false, 742, 660));

    assertThat(all("#piles .pile .card")).hasSize(2);
    assertThat(all("#piles .pile .card-back")).hasSize(1);
    assertThat(all("#piles .pile .card-rank")).hasSize(1).allMatch(Node::isVisible);
    assertThat(words()).contains("×34");
  }

  @ParameterizedTest
  @ValueSource(strings = {"top", "bottom"})
  void theNameOfAPileCrossesNoEdgeOfItsCards(String turnedUp, FxRobot robot) {
    String script =
        """
        game "A stock"
          players 2
        zones { stock: face down }
        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          move deck to stock
          turn up %s of stock
          play tricks from seat 1 until hands are empty
        }
        trick { best by card.suit == led.suit then card.rank }
        """
            .formatted(turnedUp);
    open(robot, script, 2, new Playground.Look(Locale.ENGLISH, false, 742, 660));
    robot.interact(this::layOut);

    Bounds name = inScene(all("#piles .pile-name").getFirst());
    List<Double> edges =
        all("#piles .pile .card").stream().map(card -> inScene(card).getMinX()).toList();
    assertThat(edges).hasSize(2).noneMatch(edge -> edge > name.getMinX() && edge < name.getMaxX());
  }

  @Test
  void cardsComeBackWithTheRoomForThem(FxRobot robot) {
    openWizard(robot, 742, 745);
    List<String> before = words();
    for (int[] size : new int[][] {{700, 430}, {742, 745}}) {
      robot.interact(
          () -> {
            stage.getScene().getRoot().resize(size[0], size[1]);
            layOut();
          });
    }

    assertThat(words()).isEqualTo(before);
  }

  @Test
  void inHighContrastNamesLieOnBlackInALine(FxRobot robot) {
    openWizard(robot, 1000, 800);
    robot.interact(
        () -> {
          String sheet = "/tricksmith/editor/view/high-contrast.css";
          stage
              .getScene()
              .getStylesheets()
              .add(Objects.requireNonNull(LowPilesTest.class.getResource(sheet)).toString());
          stage.getScene().getRoot().getStyleClass().add("dark");
          layOut();
        });

    assertThat(all("#table .pile-name"))
        .isNotEmpty()
        .allSatisfy(
            name ->
                assertThat(((Region) name).getBackground().getFills())
                    .extracting(BackgroundFill::getFill)
                    .containsExactly(Color.WHITE, Color.BLACK));
  }
}
