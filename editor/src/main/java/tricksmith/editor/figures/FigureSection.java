package tricksmith.editor.figures;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A part of the figures, with its title and lines. */
abstract class FigureSection extends VBox {
  FigureSection() {
    getStyleClass().add("figure-section");
  }

  final void addTitle(String text) {
    addLine(text, "figure-title");
  }

  final Label addLine(String text, String... styles) {
    Label line = line(text, styles);
    getChildren().add(line);
    return line;
  }

  static Label line(String text, String... styles) {
    Label line = new Label(text);
    line.setWrapText(true);
    line.getStyleClass().add("figure-line");
    line.getStyleClass().addAll(styles);
    return line;
  }
}
