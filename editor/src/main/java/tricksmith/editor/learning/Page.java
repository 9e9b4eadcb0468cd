package tricksmith.editor.learning;

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
    MessageText text = new MessageText();
    text.getStyleClass().add(style);
    text.say(words);
    return text;
  }

  /** Creates a text that takes the height it needs. */
  static Label wrapped(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    return label;
  }
}
