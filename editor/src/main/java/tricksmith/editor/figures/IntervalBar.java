package tricksmith.editor.figures;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/** A value with its interval on an axis; a stroke marks the value if nothing mattered. */
abstract class IntervalBar extends Region {
  final Axis axis;
  final Region interval;
  final Region point;
  final Region stroke = part("share-fair");

  /**
   * The range of a bar.
   *
   * @param usual the value if nothing mattered
   */
  record Axis(double from, double to, double usual) {

    double place(double number) {
      return to > from ? Math.clamp((number - from) / (to - from), 0, 1) : 0.5;
    }
  }

  /**
   * Creates a bar without its parts on it.
   *
   * @param style how the styles of its interval and point begin
   */
  IntervalBar(Axis axis, String style, String spoken) {
    this.axis = axis;
    interval = part(style + "-interval");
    point = part(style + "-point");
    getStyleClass().add(style + "-bar");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(spoken);
  }

  static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    part.setManaged(false);
    return part;
  }

  /** Lays a part from one value to another and beyond both, as high as the bar. */
  final void place(Region part, double from, double to, double beyond) {
    double left = axis.place(from) * getWidth();
    double right = axis.place(to) * getWidth();
    part.resizeRelocate(left - beyond, 0, right - left + 2 * beyond, getHeight());
  }
}
