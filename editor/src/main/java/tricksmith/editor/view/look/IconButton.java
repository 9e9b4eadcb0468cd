package tricksmith.editor.view.look;

import javafx.scene.control.Button;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.node.Hint;

/** A button that shows an icon, and tells what it does when asked. */
public final class IconButton extends Button {

  /**
   * Creates a button.
   *
   * @param id of the node
   * @param words what it does
   */
  public IconButton(String id, Feather icon, String words, Runnable action) {
    super(null, new FontIcon(icon));
    setId(id);
    getStyleClass().addAll("button-icon", "flat");
    setAccessibleText(words);
    Hint.on(this, words);
    setMinWidth(USE_PREF_SIZE);
    setOnAction(_ -> action.run());
  }
}
