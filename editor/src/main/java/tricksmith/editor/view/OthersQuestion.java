package tricksmith.editor.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;
import tricksmith.editor.session.ScriptOnDisk;

/** Asks whose text is to be in a file into which others have written. */
final class OthersQuestion {
  private final Texts texts;
  private final Question question;

  /** What is to be done. */
  enum Answer {
    SAVE,
    TAKE,
    COMPARE,
    SAVE_AS,
    CANCEL
  }

  OthersQuestion(Texts texts, Question question) {
    this.texts = texts;
    this.question = question;
  }

  /** Asks, and waits for the answer. */
  Answer ask(Window owner, ScriptOnDisk disk) {
    boolean readable = disk.otherText().isPresent();
    List<Question.Answer<Answer>> answers = new ArrayList<>();
    answers.add(answer(Answer.SAVE, "others.save", ButtonData.YES));
    if (readable) {
      answers.add(answer(Answer.COMPARE, "notice.compare", ButtonData.OTHER));
      answers.add(answer(Answer.TAKE, "notice.take", ButtonData.OTHER));
    }
    answers.add(answer(Answer.SAVE_AS, "command.SAVE_AS", ButtonData.OTHER));
    answers.add(answer(Answer.CANCEL, "unsaved.cancel", ButtonData.CANCEL_CLOSE));
    return question.ask(
        owner,
        texts.say("others.question", disk.file().name()),
        texts.say(readable ? "others.explanation" : "others.unreadable"),
        answers,
        Answer.CANCEL);
  }

  private Question.Answer<Answer> answer(Answer answer, String key, ButtonData kind) {
    return new Question.Answer<>(answer, texts.say(key), kind);
  }
}
