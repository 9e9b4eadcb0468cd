package tricksmith.editor.view.comparison;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import tricksmith.editor.text.TextComparison;
import tricksmith.source.Span;

/** Two lines side by side, each in half the width; either may be missing. */
final class ComparisonRow extends Region {
  private final Half left = new Half("comparison-other", "−");
  private final Half right = new Half("comparison-own", "+");

  ComparisonRow() {
    getStyleClass().add("comparison-row");
    getChildren().setAll(left, right);
  }

  /**
   * Shows two lines.
   *
   * @param digits the number of digits of the largest line number
   */
  void show(
      Optional<TextComparison.Side> other,
      Optional<TextComparison.Side> own,
      boolean differing,
      int digits) {
    left.show(other, differing, digits);
    right.show(own, differing, digits);
    requestLayout();
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets insets = getInsets();
    double half = Math.max(0, (width - insets.getLeft() - insets.getRight()) / 2);
    return insets.getTop()
        + Math.max(left.prefHeight(half), right.prefHeight(half))
        + insets.getBottom();
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    double half = (getWidth() - insets.getLeft() - insets.getRight()) / 2;
    double height = getHeight() - insets.getTop() - insets.getBottom();
    left.resizeRelocate(insets.getLeft(), insets.getTop(), half, height);
    right.resizeRelocate(insets.getLeft() + half, insets.getTop(), half, height);
  }

  /** A line with its number, and a sign if the other text does not have it. */
  private static final class Half extends HBox {
    private final Label number = new Label();
    private final Label sign = new Label();
    private final MarkedLine line = new MarkedLine();
    private final String style;
    private final String differs;

    Half(String style, String differs) {
      this.style = style;
      this.differs = differs;
      getStyleClass().add("comparison-half");
      number.getStyleClass().add("comparison-number");
      number.setMinWidth(USE_PREF_SIZE);
      sign.getStyleClass().add("comparison-sign");
      sign.setMinWidth(USE_PREF_SIZE);
      setHgrow(line, Priority.ALWAYS);
      getChildren().setAll(number, sign, line);
    }

    void show(Optional<TextComparison.Side> side, boolean differing, int digits) {
      getStyleClass().removeAll(style, "comparison-missing");
      if (differing) {
        getStyleClass().add(side.isPresent() ? style : "comparison-missing");
      }
      number.setText(
          side.map(shown -> String.format("%" + digits + "d", shown.number()))
              .orElse(" ".repeat(digits)));
      sign.setText(differing && side.isPresent() ? differs : " ");
      line.show(
          side.map(TextComparison.Side::text).orElse(""),
          side.map(TextComparison.Side::marked).orElse(List.of()));
    }
  }

  /** A line of a script with some of its words, and spaces, marked. */
  private static final class MarkedLine extends TextFlow {
    private final Text text = styled(new Text(), "comparison-text");
    private final Path mark = styled(new Path(), "comparison-mark");
    private List<Span> marked = List.of();

    MarkedLine() {
      getStyleClass().add("comparison-line");
      mark.setManaged(false);
      getChildren().setAll(mark, text);
    }

    void show(String line, List<Span> newMarked) {
      text.setText(line);
      marked = newMarked;
      requestLayout();
    }

    /** Draws marks behind the words once their positions are known. */
    @Override
    protected void layoutChildren() {
      super.layoutChildren();
      mark.getElements().clear();
      for (Span span : marked) {
        mark.getElements().addAll(getRangeShape(span.start(), span.end(), false));
      }
    }
  }
}
