package tricksmith.editor.table;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * Something that is as high as it needs to be where there is room, and can be scrolled where there
 * is less.
 */
public final class Shrinking extends ScrollPane {
  private final Node inside;

  /** Around something whose height depends on its width. */
  public Shrinking(Node inside) {
    super(inside);
    this.inside = inside;
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    getStyleClass().add("shrinking");
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = width < 0 ? -1 : width - snappedLeftInset() - snappedRightInset();
    return Math.ceil(inside.prefHeight(room)) + snappedTopInset() + snappedBottomInset();
  }
}
