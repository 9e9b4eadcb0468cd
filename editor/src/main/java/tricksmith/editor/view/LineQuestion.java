package tricksmith.editor.view;

import java.util.Optional;
import javafx.scene.control.TextInputDialog;
import javafx.stage.Window;
import tricksmith.editor.keeping.Settings;

/** Asks for a few words. */
final class LineQuestion {
  private final Look look;
  private final Settings settings;

  LineQuestion(Look look, Settings settings) {
    this.look = look;
    this.settings = settings;
  }

  /** Asks, and waits for the answer. */
  Optional<String> ask(Window owner, String title, String question, String suggestion) {
    TextInputDialog dialog = new TextInputDialog(suggestion);
    dialog.initOwner(owner);
    dialog.setTitle(title);
    dialog.setHeaderText(null);
    dialog.setGraphic(null);
    dialog.setContentText(question);
    dialog.getEditor().setId("answer");
    look.applyTo(dialog.getDialogPane().getScene(), settings);
    return dialog.showAndWait().filter(answer -> !answer.isBlank());
  }
}
