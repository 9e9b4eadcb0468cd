package tricksmith.editor.signs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/** Colours hearts and diamonds red wherever they appear. */
public final class RedSigns {
  private static final String RED = "red-sign";

  /** A red sign, with the rank or number before it. */
  private static final Pattern BEARER = Pattern.compile("[0-9A-Za-z−-]{0,4}[♥♦]");

  private RedSigns() {}

  /** Colours the suit signs in a control's text. */
  public static <T extends Labeled> T on(T labeled) {
    if (!isRed(labeled.getText())) {
      return labeled;
    }
    if (BEARER.matcher(labeled.getText()).matches()) {
      labeled.getStyleClass().add(RED);
      return labeled;
    }
    labeled.setGraphic(words(labeled.getText()));
    labeled.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    return labeled;
  }

  /** Returns words in a line, with what bears the sign of a red suit in red. */
  public static HBox words(String said) {
    HBox line = new HBox();
    line.getStyleClass().addAll("signed-words", "signed-text");
    Matcher red = BEARER.matcher(said);
    int from = 0;
    while (red.find()) {
      add(line, said.substring(from, red.start()));
      add(line, red.group()).getStyleClass().add(RED);
      from = red.end();
    }
    add(line, said.substring(from));
    return line;
  }

  private static Label add(HBox line, String words) {
    Label label = new Label(words);
    label.setMinWidth(Label.USE_PREF_SIZE);
    if (!words.isEmpty()) {
      line.getChildren().add(label);
    }
    return label;
  }

  /** Whether a word is or contains the sign of a red suit. */
  public static boolean isRed(String word) {
    return word.indexOf('♥') >= 0 || word.indexOf('♦') >= 0;
  }
}
