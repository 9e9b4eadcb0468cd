package tricksmith.editor.signs;

import java.util.Collection;
import java.util.List;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.fxmisc.richtext.model.StyleSpan;
import tricksmith.editor.highlight.Highlighting;

/** A line of a script shown outside the editor, in the same colours. */
public final class ScriptLine extends TextFlow {
  public ScriptLine(String line) {
    getStyleClass().add("line-text");
    setAccessibleText(line);
    HangingIndent.give(this);
    int at = 0;
    for (StyleSpan<Collection<String>> span : Highlighting.of(line, List.of())) {
      Text part = new Text(line.substring(at, at + span.getLength()));
      part.getStyleClass().addAll(span.getStyle());
      getChildren().add(part);
      at += span.getLength();
    }
  }
}
