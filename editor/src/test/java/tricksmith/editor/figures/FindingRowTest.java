package tricksmith.editor.figures;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.editor.view.SteadyRobot;

@ExtendWith(SteadyRobot.class)
class FindingRowTest {
  private static final double HIGH = 30;

  /** The right half of a window of 1280 has room for findings of 46 em beside each other. */
  @ParameterizedTest
  @CsvSource({"80, true", "46, true", "43, false", "20, false"})
  void aFindingLiesBesideItsChartInAWindowOfTheUsualSize(double em, boolean beside) {
    Label headline = new Label("The leader wins");
    Region words = new Pane(headline);
    words.setPrefHeight(HIGH);
    Region chart = new Pane();
    chart.setPrefHeight(HIGH);
    FindingRow row = new FindingRow(headline, words, chart);
    double width = em * headline.getFont().getSize();
    row.resize(width, row.prefHeight(width));
    row.layout();

    if (beside) {
      assertThat(chart.getLayoutX()).isGreaterThan(words.getLayoutX() + words.getWidth());
      assertThat(chart.getLayoutX() + chart.getWidth()).isLessThanOrEqualTo(width + 1);
      assertThat(words.getWidth()).as("half of it is words").isGreaterThan(0.4 * width);
    } else {
      assertThat(chart.getLayoutY()).isGreaterThanOrEqualTo(words.getLayoutY() + HIGH);
      assertThat(chart.getLayoutX()).isEqualTo(words.getLayoutX());
    }
  }
}
