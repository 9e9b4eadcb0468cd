package tricksmith.editor.view.dialog;

import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.TextInputDialog;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;

/** Asks for a line of text. */
public record LinePrompt(Look look, EditorSettings settings) {
  private static final double BESIDE = 12;

  /** Asks and waits for an answer; empty if dismissed. */
  public Optional<String> ask(Window owner, String title, String question, String suggestion) {
    TextInputDialog dialog = new TextInputDialog(suggestion);
    dialog.initOwner(owner);
    dialog.setTitle(title);
    dialog.setHeaderText(null);
    dialog.setGraphic(null);
    dialog.setContentText(question);
    dialog.getEditor().setId("answer");
    if (dialog.getDialogPane().getContent() instanceof Region asked) {
      asked.setPadding(new Insets(0, 0, 0, BESIDE)); // The question would begin at the very edge.
    }
    look.applyTo(dialog.getDialogPane().getScene(), settings);
    return dialog.showAndWait().filter(answer -> !answer.isBlank());
  }
}
