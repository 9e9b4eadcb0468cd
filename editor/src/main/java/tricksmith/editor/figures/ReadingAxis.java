package tricksmith.editor.figures;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * The numbers below the bars of a finding: the value if nothing mattered and the ends of the axis,
 * as far as they have room beside one another.
 */
final class ReadingAxis extends Region {
  private static final double APART = 6;

  private final List<Mark> marks = new ArrayList<>();
  private final Region line = styled(new Region(), "reading-axis-line");

  /** A number at its place on the axis, from 0 to 1. */
  private record Mark(Label label, double place) {}

  ReadingAxis(IntervalBar.Axis axis, DoubleFunction<String> words) {
    getStyleClass().add("reading-axis");
    line.setManaged(false);
    getChildren().add(line);
    for (double number : new double[] {axis.usual(), axis.to(), axis.from()}) {
      Label label = styled(new Label(words.apply(number)), "text-small", "text-muted");
      label.setManaged(false);
      marks.add(new Mark(label, axis.place(number)));
      getChildren().add(label);
    }
  }

  @Override
  protected double computePrefHeight(double width) {
    return marks.getFirst().label().prefHeight(-1) + 1;
  }

  @Override
  protected void layoutChildren() {
    line.resizeRelocate(0, 0, getWidth(), 1);
    List<Label> shown = new ArrayList<>();
    for (Mark mark : marks) {
      Label label = mark.label();
      double width = label.prefWidth(-1);
      double left = Math.clamp(mark.place() * getWidth() - width / 2, 0, getWidth() - width);
      label.resizeRelocate(left, 1, width, label.prefHeight(-1));
      label.setVisible(
          shown.stream()
              .allMatch(
                  other ->
                      left > other.getLayoutX() + other.getWidth() + APART
                          || left + width < other.getLayoutX() - APART));
      if (label.isVisible()) {
        shown.add(label);
      }
    }
  }
}
