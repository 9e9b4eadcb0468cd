package tricksmith.editor.view.dialog;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

/** Asks whether to replace an existing file. */
public record ReplaceDialog(Texts texts, QuestionDialog question) {
  private enum Answer {
    REPLACE,
    CANCEL
  }

  public boolean ask(Window owner, Path file) {
    return question.ask(
            owner,
            texts.say("replace.question", String.valueOf(file.getFileName())),
            texts.say("replace.explanation", String.valueOf(file.toAbsolutePath().getParent())),
            List.of(
                new QuestionDialog.Answer<>(
                    Answer.REPLACE, texts.say("replace.replace"), ButtonData.YES),
                new QuestionDialog.Answer<>(
                    Answer.CANCEL, texts.say("unsaved.cancel"), ButtonData.CANCEL_CLOSE)),
            Answer.CANCEL)
        == Answer.REPLACE;
  }
}
