package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** Hands that lie open, piles beside seats, and reasons over the trick can be read at a glance. */
@ExtendWith(SteadyRobot.class)
class OverTheMatTest {
  private static final String TWO_VOIDS =
      """
      game "Two voids"
        players 2
      deck {
        suits S H D C
        ranks A
      }
      match {
        new deal
        shuffle deck
        deal 2 to each player from seat 1
        turn up hand of seat 2
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        best by "the suit led"  card.suit == led.suit
      }
      """;

  /** Half the height of a small sign, in pixels. */
  private static final double SIGN = 4;

  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  private void open(
      FxRobot robot, String script, int players, Playground.Look look, Stride... strides) {
    robot.interact(
        () -> {
          Playground.open(stage, script, players, look, match -> match.forward(strides));
          layOut();
        });
  }

  private void layOut() {
    stage.getScene().getRoot().applyCss();
    stage.getScene().getRoot().layout();
  }

  private List<Node> all(String selector) {
    return Lookup.all(stage, selector);
  }

  private static Bounds around(List<Node> parts) {
    List<Bounds> all = parts.stream().map(Lookup::inScene).toList();
    double left = all.stream().mapToDouble(Bounds::getMinX).min().orElseThrow();
    double top = all.stream().mapToDouble(Bounds::getMinY).min().orElseThrow();
    double right = all.stream().mapToDouble(Bounds::getMaxX).max().orElseThrow();
    double bottom = all.stream().mapToDouble(Bounds::getMaxY).max().orElseThrow();
    return new BoundingBox(left, top, right - left, bottom - top);
  }

  @Test
  void anOpenHandKeepsAPlaceForEachSuitItHasNotGot(FxRobot robot) {
    open(robot, TWO_VOIDS, 2, new Playground.Look(Locale.ENGLISH, false, 742, 745));

    assertThat(all("#seat-2 .void-suit"))
        .hasSize(2)
        .allSatisfy(outline -> assertThat(((Label) outline).getText()).matches("[♠♥♦♣]"));
    assertThat(
            Stream.of("#seat-2 .void-suit", "#hand-2 .card")
                .flatMap(part -> all(part).stream())
                .map(part -> inScene(part).getMinX()))
        .hasSize(4)
        .doesNotHaveDuplicates();
    assertThat(all("#seat-1 .void-suit")).as("the own hand is a fan").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"classics/whist, 4, 742, 745", "saizen, 4, 700, 548", "saizen, 6, 742, 745"})
  void reasonsCoverTheWholeTrickAndTheBoard(
      String game, int players, int width, int height, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.JAPANESE, false, width, height);
    String script = Playground.bundled(game);
    open(robot, script, players, look, Stride.TRICK, Stride.TRICK, Stride.CARD, Stride.CARD);
    List<Node> trick = new ArrayList<>(all("#trick .card"));
    trick.addAll(all("#trick .card-to-come"));

    robot.interact(
        () -> {
          ((Button) Lookup.find(stage, "#why-this-trick")).fire();
          layOut();
        });

    Node reasons = Lookup.find(stage, "#why-over");
    assertThat(inScene(reasons).contains(around(trick))).isTrue();
    assertThat(all(".board")).noneMatch(Node::isVisible);
    assertThat(all("#why-over .why-criterion .text"))
        .isNotEmpty()
        .allSatisfy(
            text ->
                assertThat(((Text) text).getFont().getSize() * scale(text))
                    .as(((Text) text).getText())
                    .isGreaterThanOrEqualTo(9.5));

    robot.interact(
        () -> {
          ((Button) Lookup.find(stage, ".close-over")).fire();
          layOut();
        });
    assertThat(all(".board")).allMatch(Node::isVisible);
  }

  private static double scale(Node node) {
    return onFxThread(() -> node.getLocalToSceneTransform().getMxx());
  }

  @Test
  void aPileBesideASeatShowsItsTopCardAsLargeAsAlone(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.JAPANESE, false, 742, 745);
    String script = Playground.bundled("saizen");
    open(robot, script, 6, look, Stride.TRICK, Stride.TRICK, Stride.TRICK);

    List<Node> cards = all(".other-seat .pile .card");
    assertThat(cards).hasSizeGreaterThan(6);
    double widest =
        cards.stream().mapToDouble(card -> inScene(card).getWidth()).max().orElseThrow();
    assertThat(cards)
        .allSatisfy(card -> assertThat(inScene(card).getWidth()).isGreaterThan(0.88 * widest));
    assertThat(all(".own-seat .pile .card"))
        .isNotEmpty()
        .allSatisfy(card -> assertThat(inScene(card).getWidth()).isGreaterThan(1.1 * widest));
    assertThat(all(".seat .pile .court")).isEmpty();
    assertThat(all(".seat .pile .card-pip")).isEmpty();
    for (Node pile : all(".seat .pile .pile-cards")) {
      List<Node> faces = Lookup.all(pile, ".card").stream().filter(Node::isVisible).toList();
      for (int i = 0; i + 1 < faces.size(); i++) {
        double strip = faces.get(i + 1).getLayoutX() - faces.get(i).getLayoutX();
        assertThat(strip).as("a card that lies lower can be read").isGreaterThan(9);
      }
    }
  }

  @Test
  void openHandsAtTheSidesShowSuitsAbovePlaques(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 742, 745);
    open(robot, Playground.bundled("classics/whist"), 4, look);

    robot.interact(
        () -> {
          ((ToggleButton) Lookup.find(stage, "#open-hands")).fire();
          layOut();
        });

    double plaque = inScene(Lookup.find(stage, "#seat-2 .plaque")).getMinY();
    // The last one is in sight as a whole, and so has larger signs.
    List<Node> suits = all("#hand-2 .card-suit .text");
    assertThat(suits).hasSize(13);
    assertThat(suits.subList(0, 12))
        .allSatisfy(suit -> assertThat(inScene(suit).getCenterY()).isLessThan(plaque - SIGN));
  }
}
