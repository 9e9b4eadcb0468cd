package tricksmith.editor.table.card;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.Playground;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.CardPlace;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.Screenshot;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.translation.Translation;

/** What is written on cards and beside piles can be read, however long the script's names are. */
@ExtendWith(SteadyRobot.class)
class ReadableCardsTest {
  private static final String LONG_NAMES =
      """
      game "Long names"
        players 3
      deck {
        suits 春 Blue とても長い名前の冬のスート
        ranks 2..10 Hochtrumpf
      }
      zones { たいへん長い名前の特別な捨て札置き場[player]: face up }
      match {
        shuffle deck
        deal 10 to each player from seat 1
        play tricks from seat 1 until hands are empty {
          winner scores 1
          each player moves cards of trick where card.player == player to たいへん長い名前の特別な捨て札置き場
        }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by card.suit == led.suit then card.rank
      }
      """;

  private Stage stage;
  private Playground playground;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  private void open(FxRobot robot, int height, Stride... strides) {
    robot.interact(
        () -> {
          Playground.Look look =
              new Playground.Look(Playground.Look.USUAL.language(), true, 620, height);
          playground = Playground.open(stage, LONG_NAMES, 3, look);
          for (Stride stride : strides) {
            playground.playOn((match, wanted) -> match.forward(stride, wanted));
          }
          playground.play(match -> match.openHands(true));
        });
    robot.interact(() -> Screenshot.take(stage.getScene(), "long-names-" + height));
  }

  private LiveMatch live() {
    return Objects.requireNonNull(playground.playtest.live());
  }

  private List<Node> all(String selector) {
    return Lookup.all(stage, selector);
  }

  @ParameterizedTest
  @ValueSource(ints = {900, 560})
  void nothingIsWrittenOutsideOfTheCard(int height, FxRobot robot) {
    open(robot, height, Stride.TRICK, Stride.TRICK, Stride.CARD);

    List<Node> cards = all(".card").stream().filter(CardFace.class::isInstance).toList();
    assertThat(cards).hasSizeGreaterThan(25);
    for (Node card : cards) {
      Bounds paper = inScene(card);
      for (Node written : Lookup.all(card, ".text")) {
        if (written instanceof Text text && isShown(written, card)) {
          Bounds ink = inScene(written);
          assertThat(ink.getMinX()).as(text.getText()).isGreaterThanOrEqualTo(paper.getMinX() - 1);
          assertThat(ink.getMaxX()).as(text.getText()).isLessThanOrEqualTo(paper.getMaxX() + 1);
        }
      }
    }
  }

  /** Shows a corner of a card of this size, of which the next card leaves these shares in sight. */
  private void show(
      CardCorner corner, double across, double down, double width, double height, FxRobot robot) {
    robot.interact(
        () -> {
          stage.setScene(new Scene(new Group(corner)));
          stage.show();
          corner.setManaged(false);
          corner.leaveInSight(across, down);
          corner.resize(width, height);
          corner.layout();
        });
  }

  private static boolean isShown(Node node, Node within) {
    for (Node part = node; !part.equals(within); part = part.getParent()) {
      if (!part.isVisible() || part.getOpacity() == 0) {
        return false;
      }
    }
    return true;
  }

  @Test
  void bothFiguresOfATenAreLeftOfTheNextCardHoweverCloseItIs(FxRobot robot) {
    Label ten = new Label("10");
    ten.setFont(Font.font(31));
    CardCorner corner = new CardCorner(ten, new Label("♥"), null);
    show(corner, 0.18, 1, 100, 140, robot);

    assertThat(ten.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(18.5);
  }

  @Test
  void aNumberOfTwoFiguresIsNotCutOnATinyCardThatAnotherCovers(FxRobot robot) {
    Label ten = new Label("10");
    CardCorner corner = new CardCorner(ten, new Label("♥"), null);
    show(corner, Fan.CORNER, 1, 16, 24, robot);

    assertThat(ten.getWidth()).isPositive().isGreaterThanOrEqualTo(Lookup.prefWidth(ten));
    assertThat(ten.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(16);
  }

  @Test
  void aNumberOfTwoFiguresKeepsToTheStripThatTheNextCardLeaves(FxRobot robot) {
    Label ten = new Label("10");
    ten.setFont(Font.font(40));
    CardCorner corner = new CardCorner(ten, new Label("♥"), null);
    show(corner, 0.3, 1, 120, 168, robot);

    assertThat(Lookup.prefWidth(ten)).as("it would not fit as it is").isGreaterThan(36);
    assertThat(ten.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(37);
  }

  /** As of a dummy's column, of which each card leaves a strip of the one above in sight. */
  @Test
  void inAColumnRankAndSuitStandSideBySideAboveTheNextCard(FxRobot robot) {
    Label ten = new Label("10");
    Label suit = new Label("♥");
    ten.setFont(Font.font(36));
    suit.setFont(Font.font(27));
    CardCorner corner = new CardCorner(ten, suit, null);
    show(corner, 1, 0.265, 100, 140, robot);

    assertThat(ten.getBoundsInParent().getMaxY()).isLessThanOrEqualTo(140 * 0.265 + 4);
    assertThat(suit.getBoundsInParent().getMaxY()).isLessThanOrEqualTo(140 * 0.265 + 4);
    assertThat(suit.getBoundsInParent().getMinX())
        .isGreaterThanOrEqualTo(ten.getBoundsInParent().getMaxX());
    assertThat(ten.getWidth()).isGreaterThanOrEqualTo(Lookup.prefWidth(ten) - 1);
  }

  /** Nothing of a card that lies below in a column is written as if a neighbour covered it. */
  @Test
  void aColumnLeavesTheWholeWidthInSight(FxRobot robot) {
    List<CardFace> column =
        IntStream.range(0, 3)
            .mapToObj(
                i ->
                    new CardFace(
                        new Table.Face(i, "KS", "S", "K", null),
                        ScriptWords.of(List.of("S"), Translation.NONE)))
            .toList();
    Fan fan = new Fan(column);
    robot.interact(
        () -> {
          stage.setScene(new Scene(new Group(fan)));
          stage.show();
          fan.place(
              IntStream.range(0, 3)
                  .mapToObj(i -> new CardPlace(new Area(0, i * 37, 100, 140), 0))
                  .toList());
          stage.getScene().getRoot().applyCss();
          column.forEach(CardFace::layout);
        });

    for (CardFace card : column) {
      Labeled rank = (Labeled) Lookup.find(card, ".card-rank");
      assertThat(rank.getWidth()).isGreaterThanOrEqualTo(Lookup.prefWidth(rank) - 1);
    }
  }

  @Test
  void ofACoveredCardRankAndSuitStayInSight(FxRobot robot) {
    open(robot, 900);

    Fan fan = (Fan) Lookup.find(stage, ".own-seat .hand");
    List<Node> hand = fan.cards();
    assertThat(hand).hasSize(10);
    for (int i = 0; i + 1 < hand.size(); i++) {
      Node card = hand.get(i);
      double strip = fan.places().get(i + 1).place().x() - fan.places().get(i).place().x();
      for (Node written : Lookup.all(card, ".card-corner .text")) {
        if (isShown(written, card)) {
          Bounds ink = card.sceneToLocal(inScene(written));
          assertThat(ink.getMaxX()).as(((Text) written).getText()).isLessThanOrEqualTo(strip + 2);
        }
      }
    }
  }

  @Test
  void theLargeSignKeepsClearOfTheOneInTheCorner(FxRobot robot) {
    CardFace card =
        new CardFace(
            new Table.Face(0, "10H", "H", "10", null),
            ScriptWords.of(List.of("S", "H", "D", "C"), Translation.NONE));
    robot.interact(
        () -> {
          StackPane table = new StackPane(card);
          table.getStyleClass().addAll("table", "playtest");
          Scene scene = new Scene(table, 300, 300);
          Playground.Look.USUAL.applyTo(scene);
          stage.setScene(scene);
          stage.show();
          card.wide(100);
          table.applyCss();
          table.layout();
        });

    double large = inScene(Lookup.find(card, ".card-pip .text")).getCenterY();
    double small = inScene(Lookup.find(card, ".card-suit .text")).getCenterY();
    assertThat(large - small).isGreaterThan(0.2 * card.getHeight());
  }

  @Test
  void aSuitWithALongNameIsToldByItsFirstSignAndItsShape(FxRobot robot) {
    open(robot, 900);

    assertThat(all(".own-seat .card-brief .text").stream().filter(Node::isVisible))
        .isNotEmpty()
        .allSatisfy(sign -> assertThat(((Text) sign).getText()).isIn("と", "B"));
    assertThat(all(".own-seat .card-brief .suit-shape")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {900, 560})
  void aPileWithALongNameStaysWithinItsSeat(int height, FxRobot robot) {
    open(robot, height, Stride.TRICK, Stride.TRICK, Stride.TRICK);

    assertThat(all(".seat .pile")).hasSize(3);
    for (Node seat : all(".seat")) {
      Bounds frame = inScene(seat);
      for (Node part : Lookup.all(seat, ".pile-name .label")) {
        assertThat(inScene(part).getMaxX()).isLessThanOrEqualTo(frame.getMaxX());
      }
      Bounds pile = inScene(Lookup.find(seat, ".pile .pile-cards"));
      Bounds card = inScene(Lookup.find(seat, ".pile .card"));
      assertThat(pile.getHeight()).as("no column of cards").isLessThan(card.getHeight() * 2.5);
    }
  }

  @Test
  void enterPicksAndThenChoosesAndTheSpaceBarPutsBack(FxRobot robot) {
    robot.interact(
        () ->
            playground =
                Playground.open(stage, Playground.bundled("mas-menos"), 2, Playground.Look.USUAL));
    robot.interact(() -> playground.pane.focusFirstAnswer());
    int before = live().at();

    robot.type(KeyCode.ENTER);
    robot.type(KeyCode.ENTER);
    assertThat(all(".card-tick")).as("Enter does not put back").hasSize(1);
    robot.type(KeyCode.RIGHT, KeyCode.ENTER, KeyCode.RIGHT, KeyCode.SPACE);
    assertThat(all(".card-tick")).hasSize(3);
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(all(".card-tick"))
        .as("not below the next card")
        .allSatisfy(tick -> assertThat(tick.getBoundsInParent().getMaxX()).isLessThan(50));
    assertThat(((Button) all("#confirm").getFirst()).isDisabled()).isFalse();
    robot.type(KeyCode.SPACE);
    assertThat(all(".card-tick")).as("the space bar puts back").hasSize(2);
    robot.type(KeyCode.ENTER);
    assertThat(live().at()).as("only as many as are wanted").isEqualTo(before);
    robot.type(KeyCode.ENTER);

    assertThat(live().at()).isGreaterThan(before);
  }

  @Test
  void aRaisedCardLeavesTheHeadingOfItsSeatInSight(FxRobot robot) {
    robot.interact(
        () ->
            playground =
                Playground.open(
                    stage,
                    Playground.bundled("mas-menos"),
                    2,
                    new Playground.Look(Playground.Look.USUAL.language(), false, 700, 900)));
    robot.interact(() -> playground.pane.focusFirstAnswer());

    robot.type(KeyCode.SPACE);
    robot.interact(() -> stage.getScene().getRoot().layout());

    Node raised = all(".card-tick").getFirst().getParent();
    double bottom = inScene(all("#occupant-1").getFirst()).getMaxY();
    assertThat(inScene(raised).getMinY()).isGreaterThanOrEqualTo(bottom);
  }
}
