package tricksmith.editor.view;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import tricksmith.editor.keeping.Settings;

/** Asks what to do with a script that is not saved, before its window goes. */
final class UnsavedQuestion {
  private final Texts texts;
  private final Look look;
  private final Settings settings;

  /** What is to be done. */
  enum Answer {
    SAVE,
    DISCARD,
    CANCEL
  }

  UnsavedQuestion(Texts texts, Look look, Settings settings) {
    this.texts = texts;
    this.look = look;
    this.settings = settings;
  }

  /** Asks, and waits for the answer. */
  Answer ask(Window owner, String file) {
    ButtonType save = new ButtonType(texts.say("unsaved.save"), ButtonData.YES);
    ButtonType discard = new ButtonType(texts.say("unsaved.discard"), ButtonData.NO);
    ButtonType cancel = new ButtonType(texts.say("unsaved.cancel"), ButtonData.CANCEL_CLOSE);
    Alert question =
        new Alert(
            Alert.AlertType.CONFIRMATION,
            texts.say("unsaved.question", file),
            save,
            discard,
            cancel);
    question.initOwner(owner);
    question.setTitle(texts.say("unsaved.title"));
    question.setHeaderText(null);
    look.applyTo(question.getDialogPane().getScene(), settings);
    ButtonType answer = question.showAndWait().orElse(cancel);
    if (answer == save) {
      return Answer.SAVE;
    }
    return answer == discard ? Answer.DISCARD : Answer.CANCEL;
  }
}
