package tricksmith.editor.signs;

import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A message in which quotes from the script, written in `backticks`, are set like code. */
public final class MessageText extends TextFlow {
  private static final String QUOTE = "`";

  public MessageText() {
    getStyleClass().add("message-words");
  }

  public void say(String message) {
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

  /**
   * Returns the message with quotation marks around the script's words, for places with a single
   * font.
   */
  public static String plain(String message) {
    StringBuilder plain = new StringBuilder();
    String[] parts = message.split(QUOTE, -1);
    for (int part = 0; part < parts.length; part++) {
      String mark = part % 2 == 1 ? "“" : "”";
      plain.append(part == 0 ? "" : mark).append(parts[part]);
    }
    return parts.length % 2 == 1 ? plain.toString() : message;
  }

  private void add(String words, String style) {
    if (!words.isEmpty()) {
      Text text = new Text(words);
      text.getStyleClass().add(style);
      getChildren().add(text);
    }
  }
}
