package tricksmith.editor.gallery;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Tiles of equal width, as many in a row as fit. */
final class TileGrid extends Region {
  private static final double GAP = 14;

  private final double least;
  private double em = 1;

  /**
   * Creates a grid.
   *
   * @param least the least width of a tile, at the usual font size
   */
  TileGrid(List<? extends Node> tiles, double least) {
    this.least = least;
    getStyleClass().add("tile-grid");
    getChildren().setAll(tiles);
    setMinWidth(0);
  }

  void scale(double factor) {
    em = factor;
    requestLayout();
  }

  private int columns(double width) {
    return Math.max(1, (int) ((width + GAP) / (least * em + GAP)));
  }

  private double wide(double width) {
    int columns = columns(width);
    return Math.floor((width - (columns - 1) * GAP) / columns);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return least * em;
  }

  @Override
  protected double computePrefHeight(double width) {
    return place(width < 0 ? least * em : width, false);
  }

  @Override
  protected void layoutChildren() {
    place(getWidth(), true);
  }

  /** Goes through the rows, placing the tiles if {@code now}; returns the total height. */
  private double place(double width, boolean now) {
    int columns = columns(width);
    double wide = wide(width);
    double y = 0;
    List<Node> tiles = getChildren();
    for (int first = 0; first < tiles.size(); first += columns) {
      List<Node> row = tiles.subList(first, Math.min(tiles.size(), first + columns));
      double high = row.stream().mapToDouble(tile -> tile.prefHeight(wide)).max().orElse(0);
      if (now) {
        for (int place = 0; place < row.size(); place++) {
          row.get(place).resizeRelocate(place * (wide + GAP), y, wide, high);
        }
      }
      y += high + (first + columns < tiles.size() ? GAP : 0);
    }
    return y;
  }
}
