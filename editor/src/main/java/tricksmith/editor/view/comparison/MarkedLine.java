package tricksmith.editor.view.comparison;

import java.util.List;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import tricksmith.source.Span;

/** A line of a script with some of its words marked, spaces too. */
final class MarkedLine extends TextFlow {
  private final Text text = new Text();
  private final Path mark = new Path();
  private List<Span> marked = List.of();

  /** An empty one. */
  MarkedLine() {
    getStyleClass().add("comparison-line");
    text.getStyleClass().add("comparison-text");
    mark.getStyleClass().add("comparison-mark");
    mark.setManaged(false);
    getChildren().setAll(mark, text);
  }

  /** Shows another line. */
  void show(String line, List<Span> newMarked) {
    text.setText(line);
    marked = newMarked;
    requestLayout();
  }

  /** Behind the words, as soon as it is known where they are. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    mark.getElements().clear();
    for (Span span : marked) {
      mark.getElements().addAll(getRangeShape(span.start(), span.end(), false));
    }
  }
}
