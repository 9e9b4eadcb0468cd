package tricksmith.editor.figures;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import tricksmith.playtest.statistics.Distribution;
import tricksmith.playtest.statistics.Figures;

/** A histogram of scores. */
final class ScoresChart extends BarChart<String, Number> {
  private static final int MOST_BINS = 24;

  /** How many signs have room below the bars of a narrow chart, two for the gap between numbers. */
  private static final int ROOM = 66;

  private static final String INVISIBLE = "\u200b";

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
    List<String> names = names(bins.stream().map(ScoresChart::name).toList());
    for (int bar = 0; bar < bins.size(); bar++) {
      series.getData().add(new XYChart.Data<>(names.get(bar), bins.get(bar).count()));
    }
    getData().add(series);
    setAccessibleText(words.say("scores.chart", scores.count(), description(bins)));
  }

  /**
   * Returns the names to show below the bars: as many as have room beside one another, at equal
   * distances. A chart tells its bars apart by their names, so the others differ in what nobody
   * sees.
   */
  static List<String> names(List<String> all) {
    int longest = all.stream().mapToInt(String::length).max().orElse(0) + 2;
    int every = Math.ceilDiv(longest * all.size(), ROOM);
    return IntStream.range(0, all.size())
        .mapToObj(bar -> bar % every == 0 ? all.get(bar) : INVISIBLE.repeat(bar))
        .toList();
  }

  private static String name(Distribution.Bin bin) {
    boolean one = bin.to() - bin.from() == 1;
    String from = Figures.plain(bin.from());
    return one ? from : from + "–";
  }

  private static String description(List<Distribution.Bin> bins) {
    return bins.stream()
        .map(bin -> name(bin) + ": " + bin.count())
        .reduce((one, other) -> one + ", " + other)
        .orElse("");
  }
}
