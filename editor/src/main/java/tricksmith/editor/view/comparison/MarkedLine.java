package tricksmith.editor.view.comparison;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import tricksmith.source.Span;

/** A line of a script with some of its words, and spaces, marked. */
final class MarkedLine extends TextFlow {
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
