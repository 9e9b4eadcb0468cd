package tricksmith.editor.view.dialog;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;

/** Says what could not be done where there is no other place to say it. */
public final class MessageDialog {
  private final Look look;
  private final EditorSettings settings;

  public MessageDialog(Look look, EditorSettings settings) {
    this.look = look;
    this.settings = settings;
  }

  /** Shows it, without waiting. */
  public void show(Window owner, String words) {
    Alert message = new Alert(Alert.AlertType.WARNING, words, ButtonType.OK);
    message.initOwner(owner);
    message.setHeaderText(null);
    look.applyTo(message.getDialogPane().getScene(), settings);
    message.show();
  }
}
