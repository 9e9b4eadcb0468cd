package tricksmith.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * A snapshot of a document open in the client.
 *
 * @param version the client's version number
 * @param analysis pending or done; cancelled if the text changed first
 * @param work the task that computes it
 * @param answers the pending answers to questions about it, each under a key of its own
 */
record OpenScript(
    String uri,
    int version,
    CompletableFuture<Analysis> analysis,
    Future<?> work,
    Map<Object, CompletableFuture<?>> answers) {

  /** Starts to analyse a text. */
  static OpenScript of(String uri, int version, String text, ExecutorService workers) {
    String name = uri.substring(uri.lastIndexOf('/') + 1);
    CompletableFuture<Analysis> analysis = new CompletableFuture<>();
    Future<?> work = workers.submit(() -> find(analysis, new Source(name, text)));
    return new OpenScript(uri, version, analysis, work, new ConcurrentHashMap<>());
  }

  /** Completes the analysis. A failure affects only requests about this text. */
  private static void find(CompletableFuture<Analysis> analysis, Source source) {
    try {
      analysis.complete(Analysis.of(source));
    } catch (RuntimeException | Error failure) {
      analysis.completeExceptionally(failure);
    }
  }

  /**
   * Answers a question about the text once it is analysed. The answer is cancelled if the text
   * changes first; cancelling it interrupts the work on it.
   */
  <T> CompletableFuture<@Nullable T> answer(
      Function<Analysis, @Nullable T> question, ExecutorService workers) {
    CompletableFuture<@Nullable T> answer = new CompletableFuture<>();
    Object key = new Object();
    answers.put(key, answer);
    var _ = answer.whenComplete((_, _) -> answers.remove(key));
    var _ =
        analysis.whenComplete(
            (found, failure) -> {
              if (failure == null) {
                ask(question, found, answer, workers);
              } else {
                answer.completeExceptionally(failure);
              }
            });
    return answer;
  }

  private static <T> void ask(
      Function<Analysis, @Nullable T> question,
      Analysis analysis,
      CompletableFuture<@Nullable T> answer,
      ExecutorService workers) {
    try {
      Future<?> task = workers.submit(() -> find(question, analysis, answer));
      var _ =
          answer.whenComplete(
              (_, _) -> {
                if (answer.isCancelled()) {
                  task.cancel(true);
                }
              });
    } catch (RejectedExecutionException shutDown) {
      answer.completeExceptionally(shutDown);
    }
  }

  private static <T> void find(
      Function<Analysis, @Nullable T> question,
      Analysis analysis,
      CompletableFuture<@Nullable T> answer) {
    try {
      answer.complete(question.apply(analysis));
    } catch (RuntimeException | Error failure) {
      answer.completeExceptionally(failure);
    }
  }

  /** Cancels pending work and answers: the text has changed or was closed. */
  void forget() {
    analysis.cancel(false);
    work.cancel(true);
    List.copyOf(answers.values()).forEach(answer -> answer.cancel(true));
  }
}
