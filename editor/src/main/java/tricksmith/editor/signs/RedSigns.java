package tricksmith.editor.signs;

import java.util.Arrays;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/** Colours hearts and diamonds red wherever they appear. */
public final class RedSigns {
  private static final String RED = "red-sign";

  private RedSigns() {}

  /** Colours the suit signs in a control's text. */
  public static <T extends Labeled> T on(T labeled) {
    String[] words = labeled.getText().split(" ");
    if (Arrays.stream(words).noneMatch(RedSigns::isRed)) {
      return labeled;
    }
    if (words.length == 1) {
      labeled.getStyleClass().add(RED);
      return labeled;
    }
    labeled.setGraphic(words(labeled.getText()));
    labeled.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    return labeled;
  }

  /** Returns words in a line, with the signs of red suits in red. */
  public static HBox words(String said) {
    HBox line = new HBox();
    line.getStyleClass().add("signed-words");
    for (String word : said.split(" ", -1)) {
      Label label = new Label(word);
      label.setMinWidth(Label.USE_PREF_SIZE);
      if (isRed(word)) {
        label.getStyleClass().add(RED);
      }
      line.getChildren().add(label);
    }
    return line;
  }

  /** Whether a word is or contains the sign of a red suit. */
  public static boolean isRed(String word) {
    return word.indexOf('♥') >= 0 || word.indexOf('♦') >= 0;
  }
}
