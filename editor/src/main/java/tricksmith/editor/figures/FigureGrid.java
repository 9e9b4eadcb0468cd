package tricksmith.editor.figures;

import static tricksmith.editor.node.Styled.styled;

import java.text.BreakIterator;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/**
 * Figures in columns; the first column labels them. Where room is scarce, words wrap, so that
 * figures stay whole.
 */
final class FigureGrid extends GridPane {

  FigureGrid(String... headings) {
    getStyleClass().add("figure-grid");
    for (int column = 0; column < headings.length; column++) {
      put(styled(new FoldingLabel(headings[column]), "figure-heading"), column, 0);
    }
  }

  /** Adds a row: texts, or nodes as they are. */
  FigureGrid row(Object... cells) {
    int row = getRowCount();
    for (int column = 0; column < cells.length; column++) {
      put(cell(cells[column], column == 0), column, row);
    }
    return this;
  }

  /** Adds a row that ends with a verdict, which stands out if it matters. */
  void verdict(List<String> cells, String verdict, boolean weighty) {
    Label last = styled(new FoldingLabel(verdict), weighty ? "verdict-weighty" : "verdict");
    row(Stream.concat(cells.stream(), Stream.of(last)).toArray());
  }

  private static Node cell(Object cell, boolean isName) {
    return switch (cell) {
      case Node node -> node;
      case String name when isName -> new FoldingLabel(name);
      default -> figure(cell.toString());
    };
  }

  private void put(Node cell, int column, int row) {
    add(cell, column, row);
    setHalignment(cell, column == 0 ? HPos.LEFT : HPos.RIGHT);
    if (cell instanceof Label label && column > 0) {
      label.setTextAlignment(TextAlignment.RIGHT);
    }
  }

  private static Label figure(String text) {
    Label label = new Label(text);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /** A label that wraps where room is scarce, and is never narrower than what cannot be wrapped. */
  private static final class FoldingLabel extends Label {
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
}
