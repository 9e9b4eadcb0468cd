package tricksmith.editor.figures;

import java.util.Arrays;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/** A label that wraps between words where room is scarce, and is never narrower than a word. */
final class FoldingLabel extends Label {
  FoldingLabel(String text) {
    super(text);
    setWrapText(true);
  }

  @Override
  protected double computeMinWidth(double height) {
    double widest = Arrays.stream(getText().split("\\s+")).mapToDouble(this::width).max().orElse(0);
    return snappedLeftInset() + Math.ceil(widest) + snappedRightInset();
  }

  private double width(String word) {
    Text measured = new Text(word);
    measured.setFont(getFont());
    return measured.getLayoutBounds().getWidth();
  }
}
