package tricksmith.editor.table.question;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;

/** A value made of parts: large figures and signs, and longer words in small letters. */
final class SignedWords extends HBox {
  /** The most letters of a part that is written large. */
  private static final int SHORT = 2;

  SignedWords(List<String> parts, ScriptWords script) {
    getStyleClass().add("signed-words");
    for (String part : parts) {
      Label word = new Label(script.value(part));
      word.setMinWidth(USE_PREF_SIZE);
      if (word.getText().length() > SHORT) {
        word.getStyleClass().add("long-part");
      } else if (!script.isSuit(part)) {
        word.getStyleClass().add("figure-part");
      }
      if (RedSigns.isRed(word.getText())) {
        word.getStyleClass().add("red-sign");
      }
      getChildren().add(word);
    }
  }
}
