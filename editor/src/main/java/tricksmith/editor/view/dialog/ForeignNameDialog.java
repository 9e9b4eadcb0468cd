package tricksmith.editor.view.dialog;

import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

/** Says that the system cannot write the name of a file, and asks whether to choose another. */
public record ForeignNameDialog(Texts texts, QuestionDialog question) {
  private enum Answer {
    AGAIN,
    CANCEL
  }

  /**
   * Asks, and waits for the answer; returns whether to choose another name.
   *
   * @param plain a name that the system can write
   */
  public boolean ask(Window owner, String name, String plain) {
    return question.ask(
            owner,
            texts.say("foreign.question", name),
            texts.say("foreign.explanation", plain),
            List.of(
                new QuestionDialog.Answer<>(
                    Answer.AGAIN, texts.say("foreign.again"), ButtonData.YES),
                new QuestionDialog.Answer<>(
                    Answer.CANCEL, texts.say("unsaved.cancel"), ButtonData.CANCEL_CLOSE)),
            Answer.CANCEL)
        == Answer.AGAIN;
  }
}
