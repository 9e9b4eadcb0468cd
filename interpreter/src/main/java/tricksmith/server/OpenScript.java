package tricksmith.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * A snapshot of a document open in the client.
 *
 * @param version the client's version number
 * @param text what it says
 * @param analysis pending or done; cancelled if the text changed first
 * @param work the task that computes it, in whichever thread comes to it first
 * @param pending answers to questions about it, and its first matches, each under a key of its own
 */
record OpenScript(
    String uri,
    int version,
    String text,
    CompletableFuture<Analysis> analysis,
    FutureTask<?> work,
    Map<Object, Future<?>> pending) {

  /** Returns a text that is to be analysed: see {@link #read}. */
  static OpenScript of(String uri, int version, String text) {
    return of(uri, version, text, new ConcurrentHashMap<>());
  }

  /** Returns the same text without its analysis, which is repeated when somebody asks for it. */
  OpenScript unread() {
    return of(uri, version, text, pending);
  }

  private static OpenScript of(
      String uri, int version, String text, Map<Object, Future<?>> pending) {
    String name = uri.substring(uri.lastIndexOf('/') + 1);
    CompletableFuture<Analysis> analysis = new CompletableFuture<>();
    FutureTask<?> work = task(() -> find(analysis, new Source(name, text)));
    return new OpenScript(uri, version, text, analysis, work, pending);
  }

  private static FutureTask<?> task(Runnable work) {
    return new FutureTask<>(Executors.callable(work));
  }

  /** Completes the analysis. A failure affects only requests about this text. */
  private static void find(CompletableFuture<Analysis> analysis, Source source) {
    try {
      analysis.complete(Analysis.of(source));
    } catch (RuntimeException | Error failure) {
      analysis.completeExceptionally(failure);
    }
  }

  /** Starts to analyse the text. */
  void read(Workers workers) {
    workers.read(work);
  }

  /**
   * Returns the analysis, made in this thread unless another one is at it.
   *
   * @throws java.util.concurrent.CompletionException if it failed
   * @throws java.util.concurrent.CancellationException if the text has changed
   */
  Analysis readNow() {
    work.run();
    return analysis.join();
  }

  /** Does something with the text when nothing is left to read, unless it has changed by then. */
  void later(Runnable matches, Workers workers) {
    FutureTask<?> task = task(matches);
    pending.put(task, task);
    workers.play(task);
  }

  /**
   * Answers a question about the text once it is analysed, which happens at once if it has not
   * begun. The answer is cancelled if the text changes first; cancelling it interrupts the work on
   * it.
   */
  <T> CompletableFuture<@Nullable T> answer(
      Function<Analysis, @Nullable T> question, Workers workers) {
    CompletableFuture<@Nullable T> answer = new CompletableFuture<>();
    Object key = new Object();
    pending.put(key, answer);
    var _ = answer.whenComplete((_, _) -> pending.remove(key));
    try {
      if (!work.isDone()) {
        workers.answer(task(work));
      }
    } catch (RejectedExecutionException shutDown) {
      answer.completeExceptionally(shutDown);
    }
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
      Workers workers) {
    FutureTask<?> task = task(() -> find(question, analysis, answer));
    try {
      workers.answer(task);
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

  /** Cancels pending work, answers and matches: the text has changed or was closed. */
  void forget() {
    analysis.cancel(false);
    work.cancel(true);
    List.copyOf(pending.values()).forEach(each -> each.cancel(true));
    pending.clear();
  }
}
