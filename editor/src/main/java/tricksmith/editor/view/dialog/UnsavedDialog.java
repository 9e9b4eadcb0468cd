package tricksmith.editor.view.dialog;

import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

/** Asks what to do with unsaved scripts before their tabs close. */
public final class UnsavedDialog {
  private final Texts texts;
  private final QuestionDialog question;

  public enum Answer {
    SAVE,
    DISCARD,
    CANCEL
  }

  public UnsavedDialog(Texts texts, QuestionDialog question) {
    this.texts = texts;
    this.question = question;
  }

  /** Asks once for all files, and waits for the answer. */
  public Answer ask(Window owner, List<String> files) {
    String several = files.size() == 1 ? "" : ".several";
    return question.ask(
        owner,
        texts.say("unsaved.question" + several, files.getFirst(), files.size()),
        texts.say("unsaved.explanation" + several, String.join("\n", files)),
        List.of(
            answer(Answer.SAVE, "unsaved.save" + several, ButtonData.YES),
            answer(Answer.DISCARD, "unsaved.discard" + several, ButtonData.NO),
            answer(Answer.CANCEL, "unsaved.cancel", ButtonData.CANCEL_CLOSE)),
        Answer.CANCEL);
  }

  private QuestionDialog.Answer<Answer> answer(Answer answer, String key, ButtonData kind) {
    return new QuestionDialog.Answer<>(answer, texts.say(key), kind);
  }
}
