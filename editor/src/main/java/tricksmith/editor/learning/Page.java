package tricksmith.editor.learning;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import tricksmith.editor.signs.MessageText;

/** Something to read, below its title. */
class Page extends VBox {
  Page(String title, boolean isCode) {
    getStyleClass().add("learn-page");
    Label heading = wrapped(title, isCode ? "learn-code-title" : "learn-title");
    heading.setId("learn-title");
    getChildren().add(heading);
  }

  final void add(Node... parts) {
    getChildren().addAll(parts);
  }

  /** Creates a text with quotes from the script. */
  static MessageText message(String words, String style) {
    MessageText text = styled(new MessageText(), style);
    text.say(words);
    return text;
  }
}
