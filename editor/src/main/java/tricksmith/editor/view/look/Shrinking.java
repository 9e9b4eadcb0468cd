package tricksmith.editor.view.look;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * Something that is as high as it needs to be where there is room, and can be scrolled where there
 * is less. What is drawn often is better put into the same one again than into another: the toolkit
 * keeps a picture of the inside of each, and lets go of it only when memory runs short.
 */
public final class Shrinking extends ScrollPane {
  /** Around something whose height depends on its width. */
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
