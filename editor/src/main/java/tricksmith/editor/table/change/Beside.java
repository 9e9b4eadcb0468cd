package tricksmith.editor.table.change;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Two parts of the same size beside each other or, where that is too narrow, one below the other.
 */
final class Beside extends Pane {
  private static final double GAP = 18;

  private final Region first;
  private final Region second;
  private boolean stacked;
  private boolean same;

  Beside(Region first, Region second) {
    this.first = first;
    this.second = second;
    getChildren().setAll(first, second);
    getStyleClass().add("change-pair");
    setMinWidth(0);
  }

  /** Sets whether the parts lie one below the other or beside each other. */
  void stack(boolean nowStacked) {
    if (stacked != nowStacked) {
      stacked = nowStacked;
      requestLayout();
      if (getParent() != null) {
        getParent().requestLayout();
      }
    }
  }

  /** Sets whether both parts say the same, so that only the second is shown. */
  void merge(boolean nowSame) {
    if (same != nowSame) {
      same = nowSame;
      first.setVisible(!same);
      requestLayout();
    }
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double partWidth(double width) {
    double room = width - snappedLeftInset() - snappedRightInset();
    return stacked || same ? room : Math.max(0, (room - GAP) / 2);
  }

  private double height(double one, double other) {
    double inner = same ? other : stacked ? one + GAP + other : Math.max(one, other);
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    double part = partWidth(width);
    return height(first.minHeight(part), second.minHeight(part));
  }

  @Override
  protected double computePrefHeight(double width) {
    double part = partWidth(width);
    return height(first.prefHeight(part), second.prefHeight(part));
  }

  @Override
  protected void layoutChildren() {
    double part = partWidth(getWidth());
    double left = snappedLeftInset();
    double top = snappedTopInset();
    double room = getHeight() - top - snappedBottomInset();
    if (same) {
      second.resizeRelocate(left, top, part, room);
      return;
    }
    double high = stacked ? Math.max(0, (room - GAP) / 2) : room;
    first.resizeRelocate(left, top, part, high);
    if (stacked) {
      second.resizeRelocate(left, snapPositionY(top + high + GAP), part, high);
    } else {
      second.resizeRelocate(snapPositionX(left + part + GAP), top, part, high);
    }
  }
}
