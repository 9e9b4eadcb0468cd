package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
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
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** Whatever is written on the table beside its cards is large enough to be read. */
@ExtendWith(SteadyRobot.class)
class LegibleTableTest {
  private static final double LEAST = 10;

  private static final int WIDTH = 742;
  private static final int HEIGHT = 745;
  private static final int SMALL_WIDTH = 700;

  /** The table alone in a window of 700×500, and with all that is around it. */
  private static final int ALONE = 548;

  private static final int SURROUNDED = 430;

  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @ParameterizedTest
  @CsvSource({
    "classics/whist, 4, true",
    "classics/bridge, 4, true",
    "classics/german-whist, 2, false",
    "classics/oh-hell, 7, false",
    "classics/pinochle, 4, false",
    "saizen, 6, true"
  })
  void nothingIsWrittenInTinyLetters(
      String game, int players, boolean isSurrounded, FxRobot robot) {
    List<Integer> small = isSurrounded ? List.of(ALONE, SURROUNDED) : List.of(ALONE);
    for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      robot.interact(() -> check(game, players, language, small));
    }
  }

  /** Each moment on small tables, and on one of the usual size. */
  private void check(String game, int players, Locale language, List<Integer> small) {
    Playground.Look look =
        language.equals(Locale.JAPANESE)
            ? new Playground.Look(language, false, WIDTH, HEIGHT)
            : new Playground.Look(language, false, SMALL_WIDTH, ALONE);
    Playground playground = Playground.open(stage, Playground.bundled(game), players, look);
    Consumer<String> tell =
        moment -> {
          String when = "%s %s, %s, %%d high".formatted(game, moment, language);
          resize(WIDTH, HEIGHT);
          tell(when.formatted(HEIGHT));
          for (int height : small) {
            resize(SMALL_WIDTH, height);
            tell(when.formatted(height));
          }
        };
    tell.accept("at first");
    playground.unseen(
        () -> playground.forward(Stride.CARD, Stride.TRICK, Stride.TRICK, Stride.CARD));
    tell.accept("later");
    playground.pane.focusFirstAnswer();
    tell.accept("with a reason");
  }

  private void resize(int width, int height) {
    Parent root = stage.getScene().getRoot();
    root.resize(width, height);
    // How small a table is drawn changes its letters, and these what has room.
    for (int pass = 0; pass < 2; pass++) {
      root.applyCss();
      root.layout();
    }
  }

  private void tell(String when) {
    TreeSet<String> tiny = new TreeSet<>();
    for (Text written : onFxThread(() -> written(Lookup.find(stage, ".table")))) {
      double size = written.getFont().getSize() * scale(written);
      if (size < LEAST) {
        tiny.add("%s “%s” %.1f px".formatted(styles(written), written.getText(), size));
      }
    }
    assertThat(tiny).as(when).isEmpty();
    for (Node pill : Lookup.all(stage, ".why-pill")) {
      Labeled words = (Labeled) pill;
      assertThat(Lookup.all(pill, ".text").stream().map(text -> ((Text) text).getText()))
          .as(when)
          .contains(words.getText(), ((Labeled) words.getGraphic()).getText());
      assertThat(Lookup.inScene(pill).getMinY())
          .as("the sign of the best card is free: " + when)
          .isGreaterThanOrEqualTo(lowestOfSign());
    }
  }

  /** Returns where the large sign of the best card ends. */
  private double lowestOfSign() {
    Parent best = (Parent) Lookup.find(stage, ".card.winning");
    Optional<Node> sign = Lookup.tryFind(best, ".card-pip .text");
    return sign.map(text -> lowest(best, (Text) text)).orElse(0.0);
  }

  private static double lowest(Parent best, Text sign) {
    // Signs stand on their line, as high as three quarters of the letters' size.
    for (Node headDress : Lookup.all(best, ".court-portrait")) {
      double top = -0.75 * sign.getFont().getSize();
      assertThat(Lookup.inScene(headDress).getMaxY())
          .isLessThanOrEqualTo(sign.getLocalToSceneTransform().transform(0, top).getY());
    }
    return sign.getLocalToSceneTransform().transform(0, 0).getY();
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
      Lookup.children(parent).forEach(child -> all.addAll(written(child)));
    }
    return all;
  }
}
