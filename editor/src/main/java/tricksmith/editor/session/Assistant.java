package tricksmith.editor.session;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.script.GameScript;
import tricksmith.service.Analysis;

/**
 * Knows the language: asked about a text, it answers when it has read and checked it, on the
 * worker's thread. Several questions about one text cost one reading.
 */
public final class Assistant {
  private static final Logger LOG = LoggerFactory.getLogger(Assistant.class);

  private final Worker worker;
  private final Function<String, GameScript> reader;

  /** Touched by the worker only. */
  private @Nullable Analysis latest;

  /**
   * An assistant that works there.
   *
   * @param reader reads and checks a text
   */
  public Assistant(Worker worker, Function<String, GameScript> reader) {
    this.worker = worker;
    this.reader = reader;
  }

  /**
   * Asks about a text.
   *
   * @param wanted whether it is still worth answering when its turn comes
   */
  public <T> void ask(
      String text, BooleanSupplier wanted, Function<Analysis, T> question, Consumer<T> answer) {
    worker.run(
        () -> {
          if (wanted.getAsBoolean()) {
            answer(text, question, answer);
          }
        });
  }

  /** An error of the program costs this answer and no other. */
  private <T> void answer(String text, Function<Analysis, T> question, Consumer<T> answer) {
    try {
      answer.accept(question.apply(analysis(text)));
    } catch (RuntimeException error) {
      LOG.error("A question about the script has no answer", error);
    }
  }

  private Analysis analysis(String text) {
    Analysis known = latest;
    if (known == null || !known.source().text().equals(text)) {
      known = Analysis.of(reader.apply(text));
      latest = known;
    }
    return known;
  }
}
