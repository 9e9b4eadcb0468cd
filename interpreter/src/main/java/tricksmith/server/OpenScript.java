package tricksmith.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * A text that an editor has open, as it is at one moment.
 *
 * @param version as the editor counts
 * @param analysis under way or done; cancelled if the text has changed before it was
 * @param work what finds it
 */
record OpenScript(String uri, int version, CompletableFuture<Analysis> analysis, Future<?> work) {

  /** Begins to read a text. */
  static OpenScript of(String uri, int version, String text, ExecutorService workers) {
    String name = uri.substring(uri.lastIndexOf('/') + 1);
    CompletableFuture<Analysis> analysis = new CompletableFuture<>();
    Future<?> work = workers.submit(() -> find(analysis, new Source(name, text)));
    return new OpenScript(uri, version, analysis, work);
  }

  /** Whatever goes wrong belongs to this text alone: it is told to those who ask about it. */
  private static void find(CompletableFuture<Analysis> analysis, Source source) {
    try {
      analysis.complete(Analysis.of(source));
    } catch (RuntimeException | Error failure) {
      analysis.completeExceptionally(failure);
    }
  }

  /** Nobody needs to know of this text any more: what is under way for it ends. */
  void forget() {
    analysis.cancel(false);
    work.cancel(true);
  }
}
