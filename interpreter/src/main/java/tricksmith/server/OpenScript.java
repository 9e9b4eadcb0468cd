package tricksmith.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * A snapshot of a document open in the client.
 *
 * @param version the client's version number
 * @param analysis pending or done; cancelled if the text changed first
 * @param work the task that computes it
 */
record OpenScript(String uri, int version, CompletableFuture<Analysis> analysis, Future<?> work) {

  /** Starts to analyse a text. */
  static OpenScript of(String uri, int version, String text, ExecutorService workers) {
    String name = uri.substring(uri.lastIndexOf('/') + 1);
    CompletableFuture<Analysis> analysis = new CompletableFuture<>();
    Future<?> work = workers.submit(() -> find(analysis, new Source(name, text)));
    return new OpenScript(uri, version, analysis, work);
  }

  /** Completes the analysis. A failure affects only requests about this text. */
  private static void find(CompletableFuture<Analysis> analysis, Source source) {
    try {
      analysis.complete(Analysis.of(source));
    } catch (RuntimeException | Error failure) {
      analysis.completeExceptionally(failure);
    }
  }

  /** Cancels pending work: the text has changed or was closed. */
  void forget() {
    analysis.cancel(false);
    work.cancel(true);
  }
}
