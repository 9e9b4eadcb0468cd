package tricksmith.editor.table.seat;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/**
 * Tags in one line. Those without room are shown as a number, except for quiet ones, whose content
 * is shown elsewhere too.
 */
final class TagLine extends Pane {
  private static final double GAP = 4;

  private final List<Label> tags;
  private final Label more = new Label();

  TagLine(List<Label> tags) {
    this.tags = List.copyOf(tags);
    getStyleClass().add("tags");
    more.getStyleClass().addAll("chip", "chip-quiet");
    getChildren().setAll(tags);
    getChildren().add(more);
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return more.prefHeight(-1);
  }

  @Override
  protected void layoutChildren() {
    int shown = fitting();
    long left =
        tags.stream()
            .skip(shown)
            .filter(tag -> !tag.getStyleClass().contains("chip-quiet"))
            .count();
    double x = 0;
    for (int i = 0; i < tags.size(); i++) {
      Label tag = tags.get(i);
      tag.setVisible(i < shown);
      if (i < shown) {
        double width = Math.min(tag.prefWidth(-1), getWidth() - x);
        tag.resizeRelocate(x, 0, width, getHeight());
        x += width + GAP;
      }
    }
    more.setText("+" + left);
    more.setVisible(left > 0);
    more.resizeRelocate(x, 0, more.prefWidth(-1), getHeight());
  }

  /**
   * Returns how many tags fit, together with the number of the others; a single tag always counts,
   * even if only part of it fits.
   */
  private int fitting() {
    double number = 22;
    double x = 0;
    for (int i = 0; i < tags.size(); i++) {
      x += tags.get(i).prefWidth(-1);
      boolean isLast =
          tags.stream().skip(i + 1).allMatch(tag -> tag.getStyleClass().contains("chip-quiet"));
      if (x + (isLast ? 0 : GAP + number) > getWidth()) {
        return tags.size() == 1 ? 1 : i;
      }
      x += GAP;
    }
    return tags.size();
  }
}
