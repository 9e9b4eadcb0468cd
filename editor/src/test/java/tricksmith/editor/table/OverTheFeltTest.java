package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.node.Presence;
import tricksmith.editor.view.Lookup;

/** What is said over the felt covers neither a seat nor a card of the trick. */
class OverTheFeltTest extends TableTest {
  private static final String FOR_MANY =
      """
      game "For many"
        players 2..6
      match {
        new deal
        shuffle deck
        deal 8 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
      }
      """;

  /** A line of words, in a bar as wide as one may be. */
  private static final String LINE =
      "The next card of seat 2 is not allowed by the rules now: ".repeat(2);

  /**
   * The tables of windows of 700 × 500, 1280 × 800, alone too, and 1600 × 1000. Three of them have
   * no room for news of several lines: these cover what matters least.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 700, 442, 3", "4, 700, 442, 1", "6, 700, 442, 1",
    "2, 742, 742, 3", "4, 742, 742, 3", "6, 742, 742, 2",
    "2, 1280, 742, 3", "4, 1280, 742, 3", "6, 1280, 742, 3",
    "2, 928, 942, 3", "4, 928, 942, 3", "6, 928, 942, 3"
  })
  void newsCoversNoSeatAndNoCardOfTheTrick(
      int players, int width, int height, int most, FxRobot robot) {
    open(robot, FOR_MANY, players, new Playground.Look(Locale.ENGLISH, false, width, height));
    Bounds felt = inScene(Lookup.find(playground.pane, ".felt"));
    List<String> faults = new ArrayList<>();
    for (int cards = 0; cards <= players; cards++) {
      for (int lines = 1; lines <= most; lines++) {
        Bounds news = say(LINE.repeat(lines).strip(), robot);
        String at = "%d lines over %d cards, %s".formatted(lines, cards, news);
        covered(news).map(each -> each + ": " + at).forEach(faults::add);
        if (!felt.contains(news)) {
          faults.add("beside the felt: " + at);
        }
      }
      robot.interact(
          () -> playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted)));
    }
    assertThat(inScene(Lookup.find(playground.pane, ".felt"))).as("the table").isEqualTo(felt);
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"4, 700, 442", "6, 700, 442", "4, 742, 742", "4, 928, 942"})
  void aNoteCoversNoSeatAndNoCardInSight(int players, int width, int height, FxRobot robot) {
    open(robot, FOR_MANY, players, new Playground.Look(Locale.ENGLISH, false, width, height));
    robot.interact(playground.pane::turnNote);
    robot.interact(stage.getScene().getRoot()::layout);
    Bounds note = inScene(Lookup.find(playground.pane, "#note-line"));
    assertThat(inScene(Lookup.find(playground.pane, ".felt")).contains(note)).isTrue();
    assertThat(covered(note)).as("covered by the note").isEmpty();
  }

  @Test
  void enterKeepsANoteAndGivesTheKeyboardBackToTheHand(FxRobot robot) {
    open(robot, FOR_MANY, 4, new Playground.Look(Locale.ENGLISH, false, 742, 742));
    robot.interact(playground.pane::turnNote);
    TextField line = (TextField) Lookup.find(playground.pane, "#note-line");
    assertThat(line.isFocused()).isTrue();

    robot.write("Odd").type(KeyCode.ENTER);

    assertThat(line.isFocused()).isFalse();
    assertThat(line.isVisible()).as("the note of this moment").isTrue();
    robot.interact(line::requestFocus);
    robot.write(" indeed").type(KeyCode.ESCAPE);
    assertThat(line.getText()).isEqualTo("Odd");
    assertThat(line.isFocused()).isFalse();
  }

  /** Returns what of the seats and of the cards in sight lies under something. */
  private Stream<String> covered(Bounds over) {
    return kept().stream()
        .filter(each -> over.intersects(inner(inScene(each))))
        .map(each -> each + " at " + inScene(each));
  }

  private static Bounds inner(Bounds place) {
    return new BoundingBox(
        place.getMinX() + 1, place.getMinY() + 1, place.getWidth() - 2, place.getHeight() - 2);
  }

  private List<Node> kept() {
    List<Node> kept = all("#table .plaque", "#trick .card", "#hand-1 .card");
    assertThat(kept).isNotEmpty();
    return kept;
  }

  private Bounds say(String words, FxRobot robot) {
    Region news = (Region) Lookup.find(playground.pane, ".stop-bar");
    robot.interact(
        () -> {
          ((Label) Lookup.find(playground.pane, "#stop")).setText(words);
          Presence.present(news, true);
          news.requestLayout();
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });
    return inScene(news);
  }

  @Test
  void aLongQuestionWrapsAndCoversNoSeat(FxRobot robot) {
    String title = "how many of the tricks of this deal you are going to take for yourself";
    String script =
        Playground.bundled("classics/whist")
            .replace(
                "play tricks from left of dealer",
                "each player in turn from seat 1 { player chooses n from 1..9, called \"%s\" }\n    play tricks from left of dealer"
                    .formatted(title))
            .replaceFirst("match \\{", "state { each deal { n: number } }\nmatch {");
    open(robot, script, 4, new Playground.Look(Locale.ENGLISH, false, 700, 430));
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds asked = inScene(robot.lookup(".question-line").query());
    assertThat(robot.lookup("#question").queryAs(Label.class).getText()).contains(title);
    assertThat(robot.lookup(".plaque").<Node>queryAll())
        .noneMatch(plaque -> asked.intersects(inScene(plaque)));
  }
}
