package tricksmith.editor.view.script;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import tricksmith.editor.session.Assistant;
import tricksmith.service.Analysis;

/**
 * Asks about the text on the screen, one question at a time. An answer is dropped if the text has
 * changed, something else was asked, or an input method is composing.
 */
public final class LanguageQuery {
  private final ScriptPane script;
  private final Assistant assistant;
  private final AtomicInteger latest = new AtomicInteger();

  public LanguageQuery(ScriptPane script, Assistant assistant) {
    this.script = script;
    this.assistant = assistant;
  }

  /** Asks; the answer arrives on the JavaFX thread. */
  public <T> void ask(Function<Analysis, T> question, Consumer<T> answer) {
    int number = latest.incrementAndGet();
    String text = script.text();
    if (script.isComposing()) {
      return;
    }
    assistant.ask(
        text,
        () -> number == latest.get(),
        question,
        found -> Platform.runLater(() -> hand(number, text, found, answer)));
  }

  private <T> void hand(int number, String text, T found, Consumer<T> answer) {
    if (number == latest.get() && !script.isComposing() && script.text().equals(text)) {
      answer.accept(found);
    }
  }

  /** Drops the pending question. */
  public void forget() {
    latest.incrementAndGet();
  }
}
