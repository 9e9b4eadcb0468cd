package tricksmith.editor.table.felt;

import atlantafx.base.controls.Popover;
import atlantafx.base.controls.Popover.ArrowLocation;
import javafx.geometry.Bounds;
import javafx.scene.Node;

/** Makes the popovers of a table, which stay where they were opened and do not move. */
final class TablePopover {

  private TablePopover() {}

  /** Shows a popover above or below a node, on the side where the window has more room. */
  static void show(Popover popover, Node beside) {
    popover.setArrowLocation(arrow(beside));
    popover.show(beside);
  }

  private static ArrowLocation arrow(Node beside) {
    Bounds place = beside.localToScene(beside.getLayoutBounds());
    double across = place.getCenterX() / beside.getScene().getWidth();
    boolean isAbove = place.getCenterY() > beside.getScene().getHeight() / 2;
    if (across < 1 / 3.0) {
      return isAbove ? ArrowLocation.BOTTOM_LEFT : ArrowLocation.TOP_LEFT;
    }
    if (across > 2 / 3.0) {
      return isAbove ? ArrowLocation.BOTTOM_RIGHT : ArrowLocation.TOP_RIGHT;
    }
    return isAbove ? ArrowLocation.BOTTOM_CENTER : ArrowLocation.TOP_CENTER;
  }

  static Popover of(Node content) {
    Popover popover = new Popover(content);
    popover.setAnimated(false);
    popover.setDetachable(false);
    return popover;
  }
}
