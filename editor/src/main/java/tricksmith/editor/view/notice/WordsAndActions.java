package tricksmith.editor.view.notice;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;

/** Words with buttons beside them or, where that leaves too little width, below. */
final class WordsAndActions extends Pane {
  private static final double GAP = 8;

  /** The least width of words beside buttons, in heights of a line. */
  private static final double LEAST_WORDS = 14;

  private final Label words;
  private final FlowPane actions = new FlowPane(GAP, GAP / 2);

  WordsAndActions(Label words) {
    this.words = words;
    getChildren().setAll(words, actions);
  }

  FlowPane actions() {
    return actions;
  }

  private double besides() {
    return actions.getChildren().isEmpty() ? 0 : row() + GAP;
  }

  /** Returns the width of all buttons in a row. */
  private double row() {
    int many = actions.getChildren().size();
    double buttons =
        actions.getChildren().stream().mapToDouble(button -> button.prefWidth(-1)).sum();
    return Math.ceil(buttons) + Math.max(0, many - 1) * GAP;
  }

  private boolean isBeside(double width) {
    double wanted = Math.min(words.prefWidth(-1), LEAST_WORDS * words.prefHeight(-1));
    return besides() == 0 || width - besides() >= wanted;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return actions.getChildren().stream()
        .mapToDouble(button -> button.prefWidth(-1))
        .max()
        .orElse(0);
  }

  @Override
  protected double computePrefWidth(double height) {
    return Math.ceil(words.prefWidth(-1)) + besides();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double wide = width < 0 ? prefWidth(-1) : width;
    if (isBeside(wide)) {
      return Math.max(words.prefHeight(wide - besides()), besides() == 0 ? 0 : lineOfActions());
    }
    return words.prefHeight(wide) + GAP / 2 + actions.prefHeight(wide);
  }

  private double lineOfActions() {
    return actions.prefHeight(row());
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    if (isBeside(width)) {
      double left = width - besides();
      words.resizeRelocate(0, 0, left, getHeight());
      double high = besides() == 0 ? 0 : lineOfActions();
      actions.resizeRelocate(left + GAP, snapPositionY((getHeight() - high) / 2), row(), high);
      return;
    }
    double high = words.prefHeight(width);
    words.resizeRelocate(0, 0, width, high);
    actions.resizeRelocate(0, high + GAP / 2, width, actions.prefHeight(width));
  }
}
