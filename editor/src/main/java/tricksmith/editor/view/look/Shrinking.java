package tricksmith.editor.view.look;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * A pane that is as high as it needs to be if there is room, and scrolls if there is less.
 * Frequently redrawn content should be put into the same pane again rather than into a new one: the
 * toolkit keeps an image of the content of each, and releases it only when memory runs short.
 */
public final class Shrinking extends ScrollPane {
  /** Wraps something whose height depends on its width. */
  public Shrinking(Node inside) {
    super(inside);
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
    return Math.ceil(getContent().prefHeight(room)) + snappedTopInset() + snappedBottomInset();
  }
}
