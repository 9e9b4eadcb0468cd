package tricksmith.editor.signs;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** A line of a script shown outside the editor, with its number before it. */
public final class NumberedLine extends HBox {
  /**
   * Creates a line. Screen readers read the number and the line together.
   *
   * @param number counted from 1
   * @param style the style class of the row; the number has {@code line-number}
   */
  public NumberedLine(int number, String line, String style) {
    Label label = new Label(String.valueOf(number));
    label.getStyleClass().add("line-number");
    label.setMinWidth(USE_PREF_SIZE);
    ScriptLine text = new ScriptLine(line);
    setHgrow(text, Priority.ALWAYS);
    getChildren().addAll(label, text);
    getStyleClass().add(style);
    setAccessibleText(number + ": " + line);
  }
}
