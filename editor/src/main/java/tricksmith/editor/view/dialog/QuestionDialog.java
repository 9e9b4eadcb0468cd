package tricksmith.editor.view.dialog;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.TextInputDialog;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.Texts;

/** A modal question, with an explanation below it. */
public record QuestionDialog(Texts texts, Look look, EditorSettings settings) {
  private static final double BESIDE = 12;

  /**
   * An answer.
   *
   * @param words the key of the words on its button, whose id is the lower-case name of {@code
   *     answer}
   * @param kind the button's role; one answer must be {@code CANCEL_CLOSE}
   */
  record Answer<T extends Enum<T>>(T answer, String words, ButtonData kind) {
    private String id() {
      return "answer-" + answer.name().toLowerCase(Locale.ROOT);
    }
  }

  private enum Confirmation {
    YES,
    CANCEL
  }

  /**
   * Asks whether to go on, and waits for the answer.
   *
   * @param goOn the key of the words that say yes
   */
  public boolean confirms(Window owner, String question, String explanation, String goOn) {
    return ask(
            owner,
            question,
            explanation,
            List.of(
                new Answer<>(Confirmation.YES, goOn, ButtonData.YES),
                new Answer<>(Confirmation.CANCEL, "unsaved.cancel", ButtonData.CANCEL_CLOSE)),
            Confirmation.CANCEL)
        == Confirmation.YES;
  }

  /** Asks for a line of text, and waits for the answer; empty if dismissed. */
  public Optional<String> askForLine(Window owner, String title, String question) {
    TextInputDialog dialog = new TextInputDialog();
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

  <T extends Enum<T>> T ask(
      Window owner, String question, String explanation, List<Answer<T>> answers, T otherwise) {
    Dialog<ButtonType> dialog = new Dialog<>();
    dialog.initOwner(owner);
    dialog.setTitle(texts.say("question.title"));
    DialogPane pane = dialog.getDialogPane();
    pane.setContent(words(question, explanation));
    for (Answer<T> answer : answers) {
      ButtonType type = new ButtonType(texts.say(answer.words()), answer.kind());
      pane.getButtonTypes().add(type);
      pane.lookupButton(type).setId(answer.id());
    }
    look.applyTo(pane.getScene(), settings);
    pane.applyCss();
    pane.getButtonTypes().forEach(type -> letWordsBeSeen((Button) pane.lookupButton(type)));
    Optional<ButtonType> chosen = dialog.showAndWait();
    return chosen
        .map(pane.getButtonTypes()::indexOf)
        .map(index -> answers.get(index).answer())
        .orElse(otherwise);
  }

  /** Sizes each button by its own words: if all were as wide as the widest, they would not fit. */
  private static void letWordsBeSeen(Button button) {
    ButtonBar.setButtonUniformSize(button, false);
    button.setPrefWidth(Button.USE_COMPUTED_SIZE);
    button.setMinWidth(Button.USE_PREF_SIZE);
  }

  private static VBox words(String question, String explanation) {
    return styled(
        new VBox(wrapped(question, "title-4"), wrapped(explanation, "text-muted")),
        "question-words");
  }
}
