package tricksmith.editor.view.dialog;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;

/** Shows a message that has no other place. */
public record MessageDialog(Look look, EditorSettings settings) {
  /** Shows the message without waiting. */
  public void show(Window owner, String words) {
    show(owner, Alert.AlertType.WARNING, null, words);
  }

  /** Shows information that was asked for, without waiting. */
  public void tell(Window owner, String title, String words) {
    show(owner, Alert.AlertType.INFORMATION, title, words);
  }

  private void show(Window owner, Alert.AlertType kind, @Nullable String title, String words) {
    Alert message = new Alert(kind, words, ButtonType.OK);
    message.initOwner(owner);
    message.setTitle("Tricksmith");
    message.setHeaderText(title);
    message.getDialogPane().setMinHeight(Region.USE_PREF_SIZE);
    look.applyTo(message.getDialogPane().getScene(), settings);
    message.show();
  }
}
