package tricksmith.editor.view;

import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import tricksmith.editor.session.Meaning;
import tricksmith.service.Hover;
import tricksmith.service.QuickFix;

/** What there is to say about a place: what is wrong, how to mend it, what the word means. */
final class MeaningPane extends VBox {

  /** A pane; {@code mend} is told which fix is chosen. */
  MeaningPane(Texts texts, Meaning meaning, Consumer<QuickFix> mend) {
    getStyleClass().add("meaning");
    setId("meaning");
    ProblemWords words = new ProblemWords(texts);
    for (Meaning.Mendable problem : meaning.problems()) {
      MessageWords message = new MessageWords();
      message.say(words.explanation(problem.diagnostic()));
      message
          .getStyleClass()
          .add(problem.diagnostic().isError() ? "problem-error" : "problem-warning");
      getChildren().add(message);
      problem.fixes().forEach(fix -> getChildren().add(link(fix, mend)));
    }
    meaning.word().ifPresent(this::addWord);
  }

  private void addWord(Hover word) {
    add(word.form(), "code-words");
    add(word.kind(), "text-muted");
    if (!word.explanation().isEmpty()) {
      MessageWords explanation = new MessageWords();
      explanation.say(word.explanation());
      getChildren().add(explanation);
    }
  }

  private void add(String words, String style) {
    if (!words.isEmpty()) {
      Label label = new Label(words);
      label.getStyleClass().add(style);
      label.setWrapText(true);
      label.setMinHeight(USE_PREF_SIZE);
      getChildren().add(label);
    }
  }

  private static Hyperlink link(QuickFix fix, Consumer<QuickFix> mend) {
    Hyperlink link = new Hyperlink(MessageWords.plain(fix.label()));
    link.getStyleClass().add("fix");
    link.setWrapText(true);
    link.setOnAction(_ -> mend.accept(fix));
    return link;
  }
}
