package tricksmith.editor.view.assist;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;
import tricksmith.editor.session.HoverContent;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.panes.ProblemMessages;
import tricksmith.service.QuickFix;
import tricksmith.service.hover.Hover;

/** The content of a hover bubble: problems, quick fixes, and the meaning of the word. */
final class HoverPane extends VBox {

  /** Creates a pane with what a test says about its line. */
  HoverPane(String result) {
    getStyleClass().add("meaning");
    setId("meaning");
    MessageText message = new MessageText();
    message.say(result);
    getChildren().add(message);
  }

  /** Creates a pane; {@code applyFix} receives the fix that is chosen. */
  HoverPane(Texts texts, HoverContent meaning, Consumer<QuickFix> applyFix) {
    getStyleClass().add("meaning");
    setId("meaning");
    ProblemMessages words = new ProblemMessages(texts);
    for (HoverContent.Problem problem : meaning.problems()) {
      MessageText message =
          styled(
              new MessageText(),
              problem.diagnostic().isError() ? "problem-error" : "problem-warning");
      message.say(words.explanation(problem.diagnostic()));
      getChildren().add(message);
      problem.fixes().forEach(fix -> getChildren().add(link(fix, applyFix)));
    }
    meaning.word().ifPresent(this::addWord);
  }

  private void addWord(Hover word) {
    add(word.form(), "code-words");
    String called = word.called().isEmpty() ? "" : " · " + word.called();
    add(word.kind() + called, "text-muted");
    if (!word.explanation().isEmpty()) {
      MessageText explanation = new MessageText();
      explanation.say(word.explanation());
      getChildren().add(explanation);
    }
  }

  private void add(String words, String style) {
    if (!words.isEmpty()) {
      getChildren().add(wrapped(words, style));
    }
  }

  private static Hyperlink link(QuickFix fix, Consumer<QuickFix> applyFix) {
    Hyperlink link = styled(new Hyperlink(MessageText.plain(fix.label())), "fix");
    link.setWrapText(true);
    link.setOnAction(_ -> applyFix.accept(fix));
    return link;
  }
}
