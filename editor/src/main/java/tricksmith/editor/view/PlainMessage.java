package tricksmith.editor.view;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import tricksmith.editor.keeping.Settings;

/** Says what could not be done where there is no other place to say it. */
final class PlainMessage {
  private final Look look;
  private final Settings settings;

  PlainMessage(Look look, Settings settings) {
    this.look = look;
    this.settings = settings;
  }

  /** Shows it, without waiting. */
  void show(Window owner, String words) {
    Alert message = new Alert(Alert.AlertType.WARNING, words, ButtonType.OK);
    message.initOwner(owner);
    message.setHeaderText(null);
    look.applyTo(message.getDialogPane().getScene(), settings);
    message.show();
  }
}
