package tricksmith.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tricksmith.service.Analysis;

/** Nobody works for a text that has changed. */
class OpenScriptTest {
  private final ExecutorService workers = Executors.newSingleThreadExecutor();
  private final OpenScript script =
      OpenScript.of("file:///a.trick", 1, "game \"A\"\nmatch { new deal }\n", workers);

  @AfterEach
  void shutDown() {
    workers.shutdownNow();
  }

  /** Goes on until it is interrupted. */
  private static final class Endless {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CompletableFuture<Boolean> interrupted = new CompletableFuture<>();

    String answer(Analysis analysis) {
      assertThat(analysis.diagnostics()).isNotNull();
      begun.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException ended) {
        interrupted.complete(true);
      }
      return "late";
    }
  }

  @Test
  void anAnswerAboutATextThatHasChangedIsCancelledAndItsWorkInterrupted() throws Exception {
    Endless endless = new Endless();
    CompletableFuture<String> answer = script.answer(endless::answer, workers);
    endless.begun.await();

    script.forget();

    assertThat(answer).isCancelled();
    assertThat(endless.interrupted.get(1, TimeUnit.MINUTES)).isTrue();
    assertThat(script.answers()).isEmpty();
  }

  @Test
  void anAnswerThatItsEditorCancelsIsInterruptedToo() throws Exception {
    Endless endless = new Endless();
    CompletableFuture<String> answer = script.answer(endless::answer, workers);
    endless.begun.await();

    answer.cancel(true);

    assertThat(endless.interrupted.get(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void answersAndFailuresArrive() throws Exception {
    assertThat(script.answer(analysis -> "fine", workers).get(1, TimeUnit.MINUTES))
        .isEqualTo("fine");
    assertThat(
            script.answer(
                analysis -> {
                  throw new IllegalStateException("no");
                },
                workers))
        .failsWithin(1, TimeUnit.MINUTES)
        .withThrowableThat()
        .withRootCauseInstanceOf(IllegalStateException.class);
  }
}
