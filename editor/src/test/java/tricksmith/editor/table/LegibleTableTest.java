package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.card.CardFace;

/** Whatever is written on the table beside its cards is large enough to be read. */
@ExtendWith(ApplicationExtension.class)
class LegibleTableTest {
  private static final double LEAST = 10;

  /** The table alone in a window of 700×500, and with all that is around it. */
  private static final int ALONE = 548;

  private static final int SURROUNDED = 430;

  private static final int SMALL_WIDTH = 700;

  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @ParameterizedTest
  @CsvSource({
    "classics/whist, 4",
    "classics/bridge, 4",
    "classics/german-whist, 2",
    "classics/oh-hell, 7",
    "classics/pinochle, 4",
    "saizen, 6"
  })
  void nothingIsWrittenInTinyLetters(String game, int players, FxRobot robot) {
    check(game, players, new Playground.Look(Locale.JAPANESE, false, 742, 745), robot);
    check(game, players, new Playground.Look(Locale.ENGLISH, false, SMALL_WIDTH, ALONE), robot);
    check(game, players, new Playground.Look(Locale.JAPANESE, true, SMALL_WIDTH, ALONE), robot);
  }

  @ParameterizedTest
  @CsvSource({"classics/whist, 4", "classics/bridge, 4", "saizen, 6"})
  void norIsItWithAllThatIsAroundTheTable(String game, int players, FxRobot robot) {
    for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      check(game, players, new Playground.Look(language, false, SMALL_WIDTH, SURROUNDED), robot);
    }
  }

  private void check(String game, int players, Playground.Look look, FxRobot robot) {
    robot.interact(
        () -> {
          Playground playground = Playground.open(stage, Playground.bundled(game), players, look);
          stage.sizeToScene();
          tell(game + " at first " + look);
          for (Stride stride : List.of(Stride.CARD, Stride.TRICK, Stride.TRICK, Stride.CARD)) {
            playground.playOn((match, wanted) -> match.forward(stride, wanted));
          }
          tell(game + " later " + look);
          playground.pane.focusFirstAnswer();
          tell(game + " with a reason " + look);
        });
  }

  private void tell(String when) {
    stage.getScene().getRoot().applyCss();
    stage.getScene().getRoot().layout();
    TreeSet<String> tiny = new TreeSet<>();
    for (Text written : written(stage.getScene().getRoot().lookup(".table"))) {
      double size = written.getFont().getSize() * scale(written);
      if (size < LEAST) {
        tiny.add("%s “%s” %.1f px".formatted(styles(written), written.getText(), size));
      }
    }
    assertThat(tiny).as(when).isEmpty();
    Node pill = stage.getScene().getRoot().lookup(".why-pill");
    if (pill instanceof Labeled words) {
      assertThat(pill.lookupAll(".text").stream().map(text -> ((Text) text).getText()))
          .as(when)
          .contains(words.getText(), ((Labeled) words.getGraphic()).getText());
      assertThat(pill.localToScene(pill.getLayoutBounds()).getMinY())
          .as("the sign of the best card is free: " + when)
          .isGreaterThanOrEqualTo(lowestOfSign());
    }
  }

  /** Returns where the large sign of the best card ends. */
  private double lowestOfSign() {
    Parent best = (Parent) stage.getScene().getRoot().lookup(".card.winning");
    Node sign = best.lookup(".card-pip .text");
    if (sign == null) {
      return 0;
    }
    // Signs stand on their line, as high as three quarters of the letters' size.
    Node headDress = best.lookup(".court-portrait");
    if (headDress != null) {
      double top = -0.75 * ((Text) sign).getFont().getSize();
      assertThat(headDress.localToScene(headDress.getLayoutBounds()).getMaxY())
          .isLessThanOrEqualTo(sign.localToScene(0, top).getY());
    }
    return sign.localToScene(0, 0).getY();
  }

  private static double scale(Node node) {
    Transform toScene = node.getLocalToSceneTransform();
    return Math.hypot(toScene.getMxx(), toScene.getMyx());
  }

  private static String styles(Node node) {
    return node.getParent().getParent().getStyleClass() + " " + node.getParent().getStyleClass();
  }

  /** What is seen written; cards are another matter: their ranks are as large as they allow. */
  private static List<Text> written(Node part) {
    List<Text> all = new ArrayList<>();
    if (!part.isVisible() || part instanceof CardFace) {
      return all;
    }
    if (part instanceof Text text
        && text.getText().codePoints().anyMatch(Character::isLetterOrDigit)) {
      all.add(text);
    } else if (part instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> all.addAll(written(child)));
    }
    return all;
  }
}
