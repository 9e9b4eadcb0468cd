package tricksmith.editor.view.dialog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

/** Asks what to do with unsaved scripts before their tabs close. */
public record UnsavedDialog(Texts texts, QuestionDialog question) {
  public enum Answer {
    SAVE,
    DISCARD,
    CANCEL
  }

  /**
   * A script to ask about.
   *
   * @param newFile the file that saving it would make
   */
  public record Unsaved(String name, Optional<Path> newFile) {}

  /** Asks once for all scripts, and waits for the answer. */
  public Answer ask(Window owner, List<Unsaved> scripts) {
    String several = scripts.size() == 1 ? "" : ".several";
    String names = scripts.stream().map(this::line).collect(Collectors.joining("\n"));
    return question.ask(
        owner,
        texts.say("unsaved.question" + several, scripts.getFirst().name(), scripts.size()),
        several.isEmpty()
            ? explanation(scripts.getFirst())
            : texts.say("unsaved.explanation.several", names),
        List.of(
            new QuestionDialog.Answer<>(Answer.SAVE, "unsaved.save" + several, ButtonData.YES),
            new QuestionDialog.Answer<>(Answer.DISCARD, "unsaved.discard" + several, ButtonData.NO),
            new QuestionDialog.Answer<>(Answer.CANCEL, "unsaved.cancel", ButtonData.CANCEL_CLOSE)),
        Answer.CANCEL);
  }

  private String explanation(Unsaved script) {
    String lost = texts.say("unsaved.explanation");
    return script
        .newFile()
        .map(file -> lost + "\n" + texts.say("unsaved.place", file))
        .orElse(lost);
  }

  private String line(Unsaved script) {
    return script
        .newFile()
        .map(file -> texts.say("unsaved.place.of", script.name(), file))
        .orElse(script.name());
  }
}
