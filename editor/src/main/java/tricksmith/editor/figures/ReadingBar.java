package tricksmith.editor.figures;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import tricksmith.playtest.findings.Reading;

/**
 * The reading of players of one level with its interval, on an axis that all levels share; a stroke
 * marks the value if nothing mattered. The shape of the dot distinguishes the levels.
 */
final class ReadingBar extends Region {
  private static final double HALF_POINT = 4;
  private static final double HALF_STROKE = 0.5;

  private final Reading reading;
  private final Axis axis;
  private final Region interval = part("reading-interval");
  private final Region point = part("reading-point");
  private final Region stroke = part("share-fair");

  /**
   * The range of the bars.
   *
   * @param usual the value if nothing mattered
   */
  record Axis(double from, double to, double usual) {

    double place(double number) {
      return to > from ? Math.clamp((number - from) / (to - from), 0, 1) : 0.5;
    }
  }

  ReadingBar(Reading reading, Axis axis, String spoken) {
    this.reading = reading;
    this.axis = axis;
    getStyleClass().addAll("reading-bar", "reading-of-" + reading.level().word());
    setMaxWidth(Double.MAX_VALUE);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(spoken);
    getChildren().addAll(stroke, interval, point);
  }

  private static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    part.setManaged(false);
    return part;
  }

  @Override
  protected void layoutChildren() {
    place(stroke, axis.usual(), axis.usual(), HALF_STROKE, getHeight());
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

  private void place(Region part, double from, double to, double more, double height) {
    double width = getWidth();
    double left = axis.place(from) * width;
    part.resizeRelocate(left - more, 0, axis.place(to) * width - left + 2 * more, height);
  }
}
