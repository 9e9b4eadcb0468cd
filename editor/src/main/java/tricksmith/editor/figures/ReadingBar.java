package tricksmith.editor.figures;

import tricksmith.playtest.findings.Reading;

/**
 * The reading of players of one level, on an axis that all levels share. The shape of the dot
 * distinguishes the levels.
 */
final class ReadingBar extends IntervalBar {
  private static final double HALF_POINT = 4;
  private static final double HALF_STROKE = 0.5;

  private final Reading reading;

  ReadingBar(Reading reading, Axis axis, String spoken) {
    super(axis, "reading", spoken);
    this.reading = reading;
    getStyleClass().add("reading-of-" + reading.level().word());
    setMaxWidth(Double.MAX_VALUE);
    getChildren().addAll(stroke, interval, point);
  }

  @Override
  protected void layoutChildren() {
    place(stroke, axis.usual(), axis.usual(), HALF_STROKE);
    double middle = getHeight() / 2;
    double width = getWidth();
    interval.resizeRelocate(
        axis.place(reading.from()) * width,
        middle - 1.5,
        Math.max(1, (axis.place(reading.to()) - axis.place(reading.from())) * width),
        3);
    point.resizeRelocate(
        axis.place(reading.value()) * width - HALF_POINT,
        middle - HALF_POINT,
        2 * HALF_POINT,
        2 * HALF_POINT);
  }
}
