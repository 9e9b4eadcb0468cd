package tricksmith.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * A text that an editor has open, as it is at one moment.
 *
 * @param version as the editor counts
 * @param analysis under way or done; cancelled if the text has changed before it began
 */
record OpenScript(String uri, int version, CompletableFuture<Analysis> analysis) {

  /** Begins to read a text. */
  static OpenScript of(String uri, int version, String text, Executor workers) {
    String name = uri.substring(uri.lastIndexOf('/') + 1);
    return new OpenScript(
        uri,
        version,
        CompletableFuture.supplyAsync(() -> Analysis.of(new Source(name, text)), workers));
  }

  /** Nobody needs to know of this text any more. */
  void forget() {
    analysis.cancel(false);
  }
}
