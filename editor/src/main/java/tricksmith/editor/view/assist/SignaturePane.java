package tricksmith.editor.view.assist;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

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
      getChildren().add(wrapped(signature.explanation(), "text-muted"));
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
    return styled(new Text(text), "code-words", style);
  }
}
