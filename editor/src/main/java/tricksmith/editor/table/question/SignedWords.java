package tricksmith.editor.table.question;

import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;

/** A value made of parts: large figures and signs, and longer words in small letters. */
final class SignedWords extends HBox {
  /** The most letters of a part that is written large. */
  private static final int SHORT = 2;

  private static final Pattern SIGN = Pattern.compile("[♠♥♦♣]");

  SignedWords(List<String> parts, ScriptWords script) {
    getStyleClass().add("signed-words");
    for (String part : parts) {
      Label word = new Label(script.value(part));
      word.getStyleClass().add("signed-word");
      word.setMinWidth(USE_PREF_SIZE);
      if (word.getText().length() > SHORT) {
        word.getStyleClass().add("long-part");
      } else {
        boolean isSign = SIGN.matcher(word.getText()).matches();
        word.getStyleClass().add(isSign ? "sign-part" : "figure-part");
      }
      if (RedSigns.isRed(word.getText())) {
        word.getStyleClass().add("red-sign");
      }
      getChildren().add(word);
    }
  }
}
