package tricksmith.editor.signs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.KeptResources;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

@ExtendWith(SteadyRobot.class)
class RedSignsTest {
  private static final String LONG = "8♦ may not be played now: whoever holds ♥ has to play it";

  private Label label;
  private VBox box;

  @Start
  void open(Stage stage) {
    KeptResources.load();
    label = RedSigns.on(new Label());
    box = new VBox(label);
    box.setFillWidth(false);
    Scene scene = new Scene(box, 400, 300);
    scene
        .getStylesheets()
        .add(
            Objects.requireNonNull(RedSigns.class.getResource("/tricksmith/editor/view/editor.css"))
                .toExternalForm());
    scene.getRoot().setStyle("-color-danger-fg: red;");
    stage.setScene(scene);
    stage.show();
  }

  @ParameterizedTest
  @CsvSource({
    "席2が10♥を出す, 10♥",
    "Seat 2 plays 10♥, 10♥",
    "あなた – コール：7 ♦, ♦",
    "2♥ 3♠ K♦, 2♥|K♦",
    "あなたが3♠を出す, ''"
  })
  void onlyTheCardsAreRed(String said, String red) {
    List<Text> parts = RedSigns.parts(said);

    assertThat(parts.stream().map(Text::getText).collect(Collectors.joining())).isEqualTo(said);
    assertThat(
            parts.stream()
                .filter(part -> part.getStyleClass().contains("red-sign"))
                .map(Text::getText)
                .collect(Collectors.joining("|")))
        .isEqualTo(red);
  }

  @ParameterizedTest
  @ValueSource(doubles = {90, 150, 1000})
  void aSentenceInColoursWrapsAsWithout(double width, FxRobot robot) {
    robot.interact(
        () -> {
          label.setText(LONG);
          label.setWrapText(true);
          label.setMaxWidth(width);
          label.setTextAlignment(TextAlignment.CENTER);
          layOut();
        });

    Text plain = plain(label);
    RedText coloured = coloured(label);
    assertThat(plain.isVisible()).isFalse();
    assertThat(coloured.getBoundsInParent()).satisfies(inside -> isAt(inside, plain));
    assertThat(Lookup.prefHeight(coloured))
        .as("as many lines")
        .isCloseTo(plain.getLayoutBounds().getHeight(), withinPercentage(5));
    assertThat(said(label)).isEqualTo(LONG);
    assertThat(Lookup.all(coloured, ".red-sign"))
        .hasSize(2)
        .allSatisfy(part -> assertThat(((Text) part).getFill()).hasToString("0xff0000ff"));
  }

  private static void isAt(Bounds inside, Text plain) {
    assertThat(inside.getMinX()).isCloseTo(plain.getBoundsInParent().getMinX(), within(1.0));
    assertThat(inside.getMinY()).isCloseTo(plain.getBoundsInParent().getMinY(), within(1.0));
  }

  @Test
  void coloursFollowTheText(FxRobot robot) {
    robot.interact(
        () -> {
          label.setText("♥");
          layOut();
          label.setText("7♠");
          layOut();
        });
    assertThat(Lookup.all(label, ".red-sign")).isEmpty();
    assertThat(plain(label).isVisible()).isTrue();

    robot.interact(
        () -> {
          label.setText("");
          layOut();
          label.setGraphic(new Region());
          label.setContentDisplay(ContentDisplay.RIGHT);
          label.setText("7♦ and 7♠");
          layOut();
        });

    assertThat(said(label)).isEqualTo("7♦ and 7♠");
    assertThat(plain(label).isVisible()).isFalse();
  }

  /** What has no room is cut as without colours, on any control. */
  @Test
  void aTextWithoutRoomIsCut(FxRobot robot) {
    Button button = RedSigns.on(new Button(LONG));
    robot.interact(
        () -> {
          box.getChildren().add(button);
          button.setMaxWidth(120);
          layOut();
        });

    assertThat(said(button))
        .startsWith("8♦ may")
        .hasSizeLessThan(20)
        .isEqualTo(plain(button).getText());
    assertThat(coloured(button).getBoundsInParent().getMaxX()).isLessThan(121);
  }

  private void layOut() {
    box.applyCss();
    box.layout();
  }

  private static Text plain(Labeled labeled) {
    return (Text) Lookup.find(labeled, ".text");
  }

  private static RedText coloured(Labeled labeled) {
    return Lookup.children(labeled).stream()
        .filter(RedText.class::isInstance)
        .map(RedText.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static String said(Labeled labeled) {
    return coloured(labeled).getChildren().stream()
        .map(part -> ((Text) part).getText())
        .collect(Collectors.joining());
  }
}
