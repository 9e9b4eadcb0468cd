package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ToggleButton;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.view.Lookup;

/**
 * Hearts and diamonds are red wherever they are written, except on the felt, where all is white.
 */
class RedSuitsTest extends TableTest {
  private static final String RED =
      """
      game "Red"
        players 2
      deck {
        suits H D
        ranks 2..10 J Q K A
      }
      match {
        new deal
        shuffle deck
        deal 10 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
      }
      """;

  @AfterEach
  void close(FxRobot robot) {
    robot.interact(() -> Lookup.windows().forEach(Window::hide));
  }

  @ParameterizedTest
  @CsvSource({"en, false", "ja, true"})
  void sentencesNameRedCardsInRed(String language, boolean dark, FxRobot robot) {
    Locale reader = Locale.forLanguageTag(language);
    open(robot, RED, 2, new Playground.Look(reader, dark, 742, 745));
    robot.interact(
        () -> {
          playground.play(match -> match.bots(Occupant.RANDOM_BOT));
          while (Lookup.tryFind(stage, ".hand .illegal").isEmpty()) {
            playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted));
            playground.play(match -> match.goOn());
          }
        });
    check("the table", robot);

    robot.interact(((CardButton) find(".hand .illegal").getParent())::fire);
    check("why a card may not be played", robot);
    assertThat(Lookup.all(find("#exclusion-title"), ".red-sign")).hasSize(1);
    List<Integer> allowed = cards(find(".exclusion-allowed"));
    assertThat(allowed).isNotEmpty();
    assertThat(cards(find(".own-seat .hand")).stream().filter(allowed::contains))
        .isEqualTo(allowed);

    Node card = find(".hand .illegal").getParent();
    robot.interact(() -> card.fireEvent(MenuRequest.on(card)));
    check("the menu of a card", robot);
    assertThat(
            robot.lookup("#wishes").queryAll().stream()
                .flatMap(menu -> Lookup.all(menu, ".red-sign").stream()))
        .isNotEmpty();

    robot.interact(() -> ((ToggleButton) find("#show-history")).fire());
    check("what happened", robot);
    assertThat(Lookup.all(find("#history"), ".red-sign")).isNotEmpty();

    robot.interact(() -> ((Hyperlink) find(".history-thought")).fire());
    robot.interact(
        () ->
            Lookup.tryFind(stage, "#thought-reveal")
                .map(Button.class::cast)
                .ifPresent(Button::fire));
    check("what a player had in mind", robot);
    assertThat(Lookup.all(find("#thought"), ".red-sign")).isNotEmpty();
  }

  private static List<Integer> cards(Node part) {
    return Lookup.all(part, ".card").stream()
        .map(CardFace.class::cast)
        .map(CardFace::card)
        .toList();
  }

  private static void check(String where, FxRobot robot) {
    robot.interact(
        () -> {
          for (Window window : Lookup.windows()) {
            Parent root = window.getScene().getRoot();
            root.applyCss();
            root.layout();
            assertThat(texts(root))
                .filteredOn(text -> text.getText().matches("(?s).*[♥♦].*"))
                .as(where)
                .allSatisfy(text -> assertThat(isRedOrOnFelt(text)).as(text.getText()).isTrue());
          }
        });
  }

  private static boolean isRedOrOnFelt(Text text) {
    Color colour = (Color) text.getFill();
    boolean isRed = colour.getSaturation() > 0.5 && (colour.getHue() < 20 || colour.getHue() > 340);
    return isRed || isIn("question-line", text);
  }

  private static boolean isIn(String style, Node node) {
    for (Node part = node; part != null; part = part.getParent()) {
      if (part.getStyleClass().contains(style)) {
        return true;
      }
    }
    return false;
  }

  private static Stream<Text> texts(Node node) {
    return !node.isVisible()
        ? Stream.empty()
        : node instanceof Text text
            ? Stream.of(text)
            : node instanceof Parent parent
                ? Lookup.children(parent).stream().flatMap(RedSuitsTest::texts)
                : Stream.empty();
  }
}
