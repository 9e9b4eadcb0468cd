package tricksmith.editor.signs;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

/** A box as high as its words are when wrapped; a button asks for the height without a width. */
public final class WrappedBox extends VBox {
  public WrappedBox(Node... parts) {
    super(parts);
  }

  @Override
  protected double computePrefHeight(double width) {
    return super.computePrefHeight(width < 0 ? getPrefWidth() : width);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }
}
