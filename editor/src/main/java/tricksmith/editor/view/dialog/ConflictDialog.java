package tricksmith.editor.view.dialog;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.view.look.Texts;

/** Asks whose text to keep when others have written to a file. */
public record ConflictDialog(Texts texts, QuestionDialog question) {
  public enum Answer {
    SAVE,
    TAKE,
    COMPARE,
    SAVE_AS,
    CANCEL
  }

  public Answer ask(Window owner, ScriptOnDisk disk) {
    boolean readable = disk.otherText().isPresent();
    List<QuestionDialog.Answer<Answer>> answers = new ArrayList<>();
    answers.add(new QuestionDialog.Answer<>(Answer.SAVE, "others.save", ButtonData.YES));
    if (readable) {
      answers.add(new QuestionDialog.Answer<>(Answer.COMPARE, "notice.compare", ButtonData.OTHER));
      answers.add(new QuestionDialog.Answer<>(Answer.TAKE, "notice.take", ButtonData.OTHER));
    }
    answers.add(new QuestionDialog.Answer<>(Answer.SAVE_AS, "command.SAVE_AS", ButtonData.OTHER));
    answers.add(
        new QuestionDialog.Answer<>(Answer.CANCEL, "unsaved.cancel", ButtonData.CANCEL_CLOSE));
    return question.ask(
        owner,
        texts.say("others.question", disk.file().name()),
        texts.say(readable ? "others.explanation" : "others.unreadable"),
        answers,
        Answer.CANCEL);
  }
}
