package tricksmith.editor.figures;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A sentence and its chart: side by side if there is room, otherwise one below the other. */
final class FindingRow extends Pane {
  private static final double ROOM_FOR_BOTH_EM = 44;
  private static final double CHART_EM = 24;
  private static final double GAP_EM = 1.2;
  private static final double GAP_BELOW_EM = 0.3;

  private final Label headline;
  private final Region words;
  private final Region chart;

  /** Creates a row, sized by the font of its headline. */
  FindingRow(Label headline, Region words, Region chart) {
    this.headline = headline;
    this.words = words;
    this.chart = chart;
    getChildren().setAll(words, chart);
    getStyleClass().add("finding");
    setMinWidth(0);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double em() {
    return headline.getFont().getSize();
  }

  private boolean isWide(double width) {
    return width >= ROOM_FOR_BOTH_EM * em();
  }

  private double wordsWidth(double width) {
    return isWide(width) ? width - (CHART_EM + GAP_EM) * em() : width;
  }

  private double chartWidth(double width) {
    return Math.min(width, CHART_EM * em());
  }

  @Override
  protected double computePrefWidth(double height) {
    return CHART_EM * em();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double edges = snappedLeftInset() + snappedRightInset();
    double room = (width < 0 ? getPrefWidth() : width) - edges;
    double said = words.prefHeight(wordsWidth(room));
    double drawn = chart.prefHeight(chartWidth(room));
    double inner = isWide(room) ? Math.max(said, drawn) : said + GAP_BELOW_EM * em() + drawn;
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double left = snappedLeftInset();
    double top = snappedTopInset();
    double room = getWidth() - left - snappedRightInset();
    double inner = getHeight() - top - snappedBottomInset();
    double width = wordsWidth(room);
    double said = words.prefHeight(width);
    double drawn = chart.prefHeight(chartWidth(room));
    if (isWide(room)) {
      words.resizeRelocate(left, snapPositionY(top + (inner - said) / 2), width, said);
      chart.resizeRelocate(
          snapPositionX(left + room - chartWidth(room)),
          snapPositionY(top + (inner - drawn) / 2),
          chartWidth(room),
          drawn);
    } else {
      words.resizeRelocate(left, top, width, said);
      chart.resizeRelocate(
          left, snapPositionY(top + said + GAP_BELOW_EM * em()), chartWidth(room), drawn);
    }
  }
}
