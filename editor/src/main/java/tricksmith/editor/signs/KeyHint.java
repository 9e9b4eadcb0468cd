package tricksmith.editor.signs;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;

/** The name of a key that does the same as a button. */
public final class KeyHint extends Label {

  /** Creates a hint that stays whole. */
  public KeyHint(String key) {
    super(key);
    getStyleClass().add("key-hint");
    setMinWidth(USE_PREF_SIZE);
  }

  /** Shows a key on a button, after its words. */
  public static void show(ButtonBase button, String key) {
    button.setGraphic(new KeyHint(key));
    button.setContentDisplay(ContentDisplay.RIGHT);
  }
}
