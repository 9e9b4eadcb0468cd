package tricksmith.editor.view;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import tricksmith.editor.session.Assistant;
import tricksmith.service.Signature;

/** Shows how brackets are filled in while somebody does so. */
final class Signatures {
  private final ScriptPane script;
  private final Asking asking;
  private final Supplier<Texts> texts;
  private final Bubble bubble = new Bubble("meaning-bubble");
  private boolean wanted;

  Signatures(ScriptPane script, Assistant assistant, Supplier<Texts> texts) {
    this.script = script;
    this.texts = texts;
    asking = new Asking(script, assistant);
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

  /** Shows it for the brackets around the caret, until the caret leaves them. */
  void open() {
    wanted = true;
    update();
  }

  /** The caret is somewhere else, or the text is another. */
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
}
