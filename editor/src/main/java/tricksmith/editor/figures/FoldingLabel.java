package tricksmith.editor.figures;

import java.text.BreakIterator;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/** A label that wraps where room is scarce, and is never narrower than what cannot be wrapped. */
final class FoldingLabel extends Label {
  FoldingLabel(String text) {
    super(text);
    setWrapText(true);
  }

  @Override
  protected double computeMinWidth(double height) {
    double widest = 0;
    BreakIterator breaks = BreakIterator.getLineInstance();
    breaks.setText(getText());
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
      widest = Math.max(widest, width(getText().substring(from, to).strip()));
      from = to;
    }
    return snappedLeftInset() + Math.ceil(widest) + snappedRightInset();
  }

  private double width(String word) {
    Text measured = new Text(word);
    measured.setFont(getFont());
    return measured.getLayoutBounds().getWidth();
  }
}
