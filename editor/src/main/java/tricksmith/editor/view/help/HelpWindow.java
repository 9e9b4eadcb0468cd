package tricksmith.editor.view.help;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;

/** A window beside the script's, to read in while writing and playing. */
final class HelpWindow {
  private HelpWindow() {}

  /** Opens a window in the look of the other; Escape closes it. */
  static void open(Window owner, Look look, EditorSettings settings, String title, Region content) {
    Scene scene = new Scene(content, content.getPrefWidth(), content.getPrefHeight());
    look.applyTo(scene, settings);
    Stage stage = new Stage();
    stage.initOwner(owner);
    stage.setTitle(title);
    scene.addEventHandler(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (key.getCode() == KeyCode.ESCAPE) {
            key.consume();
            stage.hide();
          }
        });
    stage.setScene(scene);
    stage.show();
  }
}
