package tricksmith.editor.view;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;

/** Asks whether a file that is there may be replaced. */
final class ReplaceQuestion {
  private final Texts texts;
  private final Question question;

  private enum Answer {
    REPLACE,
    CANCEL
  }

  ReplaceQuestion(Texts texts, Question question) {
    this.texts = texts;
    this.question = question;
  }

  /** Asks, and waits for the answer. */
  boolean ask(Window owner, Path file) {
    return question.ask(
            owner,
            texts.say("replace.question", String.valueOf(file.getFileName())),
            texts.say("replace.explanation", String.valueOf(file.toAbsolutePath().getParent())),
            List.of(
                new Question.Answer<>(Answer.REPLACE, texts.say("replace.replace"), ButtonData.YES),
                new Question.Answer<>(
                    Answer.CANCEL, texts.say("unsaved.cancel"), ButtonData.CANCEL_CLOSE)),
            Answer.CANCEL)
        == Answer.REPLACE;
  }
}
