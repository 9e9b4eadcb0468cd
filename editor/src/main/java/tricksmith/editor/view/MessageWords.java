package tricksmith.editor.view;

import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A message in which the words of the script, which it quotes in `these`, are set as such. */
final class MessageWords extends TextFlow {
  private static final String QUOTE = "`";

  /** An empty one. */
  MessageWords() {
    getStyleClass().add("message-words");
  }

  /** Says something else. */
  void say(String message) {
    getChildren().clear();
    String[] parts = message.split(QUOTE, -1);
    boolean inPairs = parts.length % 2 == 1;
    if (!inPairs) {
      add(message, "message-text");
      return;
    }
    for (int part = 0; part < parts.length; part++) {
      add(parts[part], part % 2 == 0 ? "message-text" : "message-code");
    }
  }

  private void add(String words, String style) {
    if (!words.isEmpty()) {
      Text text = new Text(words);
      text.getStyleClass().add(style);
      getChildren().add(text);
    }
  }
}
