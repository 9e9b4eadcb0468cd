package tricksmith.editor.view.assist;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.view.look.Bubble;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.LanguageQuery;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.service.hover.Signature;
import tricksmith.source.Span;

/** Shows the signature of a call while its operands are typed. */
final class SignatureHelp {
  private final ScriptPane script;
  private final LanguageQuery asking;
  private final Supplier<Texts> texts;
  private final Bubble bubble = new Bubble("meaning-bubble");
  private boolean wanted;

  SignatureHelp(ScriptPane script, Assistant assistant, Supplier<Texts> texts) {
    this.script = script;
    this.texts = texts;
    asking = new LanguageQuery(script, assistant);
    script.node().addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    script.node().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void typed(KeyEvent key) {
    if ("(".equals(key.getCharacter()) || "[".equals(key.getCharacter())) {
      wanted = true;
    }
  }

  private void pressed(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && bubble.isShowing()) {
      hide();
      key.consume();
    }
  }

  /** Shows the signature for the brackets around the caret, until the caret leaves them. */
  void open() {
    wanted = true;
    update();
  }

  /** Follows the caret and the text. */
  void update() {
    if (wanted) {
      Locale language = texts.get().language();
      int caret = script.caret();
      asking.ask(analysis -> analysis.signature(caret, language), found -> show(found, caret));
    }
  }

  private void show(Optional<Signature> found, int caret) {
    if (found.isEmpty()) {
      hide();
    } else if (script.caret() == caret) {
      script
          .boundsOf(caret)
          .ifPresent(
              place -> bubble.showAbove(script.node(), place, new SignaturePane(found.get())));
    }
  }

  void hide() {
    wanted = false;
    asking.forget();
    bubble.hide();
  }

  /** The signature of a call, with the operand at the caret highlighted. */
  private static final class SignaturePane extends VBox {

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
}
