package tricksmith.editor.view.dialog;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;

/** Shows a message that has no other place. */
public final class MessageDialog {
  private final Look look;
  private final EditorSettings settings;

  public MessageDialog(Look look, EditorSettings settings) {
    this.look = look;
    this.settings = settings;
  }

  /** Shows the message without waiting. */
  public void show(Window owner, String words) {
    Alert message = new Alert(Alert.AlertType.WARNING, words, ButtonType.OK);
    message.initOwner(owner);
    message.setHeaderText(null);
    look.applyTo(message.getDialogPane().getScene(), settings);
    message.show();
  }
}
