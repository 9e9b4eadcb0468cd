package tricksmith.editor.figures;

import java.util.List;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import tricksmith.playtest.statistics.Distribution;

/** A histogram of scores. */
final class ScoresChart extends BarChart<String, Number> {
  private static final int MOST_BINS = 24;

  ScoresChart(Distribution scores, FigureWords words) {
    super(new CategoryAxis(), new NumberAxis());
    getStyleClass().add("scores-chart");
    setAnimated(false);
    getXAxis().setAnimated(false);
    getYAxis().setAnimated(false);
    setLegendVisible(false);
    setHorizontalGridLinesVisible(false);
    setVerticalGridLinesVisible(false);
    setCategoryGap(2);
    setBarGap(0);
    List<Distribution.Bin> bins = scores.bins(MOST_BINS);
    XYChart.Series<String, Number> series = new XYChart.Series<>();
    for (Distribution.Bin bin : bins) {
      series.getData().add(new XYChart.Data<>(name(bin), bin.count()));
    }
    getData().add(series);
    setAccessibleText(words.say("scores.chart", scores.count(), description(bins)));
  }

  private static String name(Distribution.Bin bin) {
    boolean one = bin.to() - bin.from() == 1;
    String from = FigureWords.plain(bin.from());
    return one ? from : from + "–";
  }

  private static String description(List<Distribution.Bin> bins) {
    return bins.stream()
        .map(bin -> name(bin) + ": " + bin.count())
        .reduce((one, other) -> one + ", " + other)
        .orElse("");
  }
}
