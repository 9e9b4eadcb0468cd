package tricksmith.editor.signs;

import java.util.regex.Pattern;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A message in which quotes from the script, written in `backticks`, are set like code. */
public final class MessageText extends TextFlow {
  private static final String QUOTE = "`";
  private static final Pattern KANA = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");

  public MessageText() {
    getStyleClass().add("message-words");
  }

  /** Shows a message. Spaces beside a quote are as wide as those in it. */
  public void say(String message) {
    getChildren().clear();
    String[] parts = message.split(QUOTE, -1);
    boolean inPairs = parts.length % 2 == 1;
    if (!inPairs) {
      add(message, "message-text");
      return;
    }
    String before = "";
    for (int part = 0; part < parts.length; part++) {
      boolean isQuote = part % 2 == 1;
      String words = before + parts[part];
      before = "";
      if (isQuote && parts[part + 1].startsWith(" ")) {
        words += " ";
        parts[part + 1] = parts[part + 1].substring(1);
      } else if (!isQuote && part + 1 < parts.length && words.endsWith(" ")) {
        words = words.substring(0, words.length() - 1);
        before = " ";
      }
      add(words, isQuote ? "message-code" : "message-text");
    }
  }

  /**
   * Returns the message with quotation marks around the script's words, for places with a single
   * font.
   */
  public static String plain(String message) {
    StringBuilder plain = new StringBuilder();
    String[] parts = message.split(QUOTE, -1);
    boolean isJapanese = KANA.matcher(message).find();
    String opening = isJapanese ? "「" : "“";
    String closing = isJapanese ? "」" : "”";
    for (int part = 0; part < parts.length; part++) {
      String mark = part % 2 == 1 ? opening : closing;
      plain.append(part == 0 ? "" : mark).append(parts[part]);
    }
    return parts.length % 2 == 1 ? plain.toString() : message;
  }

  private void add(String words, String style) {
    for (Text text : RedSigns.parts(words)) {
      text.getStyleClass().addFirst(style);
      getChildren().add(text);
    }
  }
}
