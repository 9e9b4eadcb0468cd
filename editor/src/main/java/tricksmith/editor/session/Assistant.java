package tricksmith.editor.session;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.service.Analysis;

/**
 * Answers questions about a text once it has been read and checked, on the worker's thread. Several
 * questions about the same text share one reading.
 */
public final class Assistant {
  private static final Logger LOG = LoggerFactory.getLogger(Assistant.class);

  private final Worker worker;
  private final Function<String, Optional<Analysis>> reader;

  /** Confined to the worker. */
  private @Nullable Analysis latest;

  /**
   * Creates an assistant on a worker of its own.
   *
   * @param reader reads and checks a text; empty while that is switched off, in which case
   *     questions go unanswered
   */
  public Assistant(Worker worker, Function<String, Optional<Analysis>> reader) {
    this.worker = worker;
    this.reader = reader;
  }

  /**
   * Asks about a text.
   *
   * @param wanted whether the answer is still wanted when its turn comes
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

  /** Answers a question. A bug costs this answer and no other. */
  private <T> void answer(String text, Function<Analysis, T> question, Consumer<T> answer) {
    try {
      analysis(text).map(question).ifPresent(answer);
    } catch (RuntimeException | Error error) {
      LOG.error("A question about the script has no answer", error);
    }
  }

  private Optional<Analysis> analysis(String text) {
    if (latest == null || !latest.source().text().equals(text)) {
      latest = reader.apply(text).orElse(null);
    }
    return Optional.ofNullable(latest);
  }
}
