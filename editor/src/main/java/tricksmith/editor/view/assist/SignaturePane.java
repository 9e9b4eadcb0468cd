package tricksmith.editor.view.assist;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import tricksmith.service.hover.Signature;
import tricksmith.source.Span;

/** The signature of a call, with the operand at the caret highlighted. */
final class SignaturePane extends VBox {

  SignaturePane(Signature signature) {
    setId("signature");
    getStyleClass().add("meaning");
    signature.forms().forEach(form -> getChildren().add(flow(form, signature.active())));
    if (!signature.explanation().isEmpty()) {
      Label explanation = new Label(signature.explanation());
      explanation.getStyleClass().add("text-muted");
      explanation.setWrapText(true);
      explanation.setMinHeight(USE_PREF_SIZE);
      getChildren().add(explanation);
    }
  }

  private static TextFlow flow(Signature.Form form, int active) {
    String text = form.text();
    if (active >= form.parameters().size()) {
      return new TextFlow(words(text, "signature-words"));
    }
    Span operand = form.parameters().get(active);
    return new TextFlow(
        words(text.substring(0, operand.start()), "signature-words"),
        words(text.substring(operand.start(), operand.end()), "signature-active"),
        words(text.substring(operand.end()), "signature-words"));
  }

  private static Text words(String text, String style) {
    Text words = new Text(text);
    words.getStyleClass().addAll("code-words", style);
    return words;
  }
}
