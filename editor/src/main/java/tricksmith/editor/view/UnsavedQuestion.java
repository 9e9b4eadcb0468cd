package tricksmith.editor.view;

import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;

/** Asks what to do with scripts that are not saved, before their tabs go. */
final class UnsavedQuestion {
  private final Texts texts;
  private final Question question;

  /** What is to be done. */
  enum Answer {
    SAVE,
    DISCARD,
    CANCEL
  }

  UnsavedQuestion(Texts texts, Question question) {
    this.texts = texts;
    this.question = question;
  }

  /** Asks for all at once, and waits for the answer. */
  Answer ask(Window owner, List<String> files) {
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

  private Question.Answer<Answer> answer(Answer answer, String key, ButtonData kind) {
    return new Question.Answer<>(answer, texts.say(key), kind);
  }
}
