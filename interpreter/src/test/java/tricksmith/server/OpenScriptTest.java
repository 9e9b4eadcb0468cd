package tricksmith.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tricksmith.service.Analysis;

/** Nobody works for a text that has changed. */
class OpenScriptTest {
  private static final long PATIENCE = 600;

  private final Workers workers = new Workers();
  private final OpenScript script =
      OpenScript.of("file:///a.trick", 1, "game \"A\"\nmatch { new deal }\n");

  @AfterEach
  void shutDown() {
    workers.endNow();
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
    assertThat(endless.interrupted.get(PATIENCE, TimeUnit.SECONDS)).isTrue();
    assertThat(script.pending()).isEmpty();
  }

  @Test
  void anAnswerThatItsEditorCancelsIsInterruptedToo() throws Exception {
    Endless endless = new Endless();
    CompletableFuture<String> answer = script.answer(endless::answer, workers);
    endless.begun.await();

    answer.cancel(true);

    assertThat(endless.interrupted.get(PATIENCE, TimeUnit.SECONDS)).isTrue();
  }

  /** As when a folder with thousands of scripts is opened, or one that takes long to read. */
  @Test
  void anAnswerDoesNotWaitForOtherTexts() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    for (int other = 0; other < 100; other++) {
      workers.read(new FutureTask<>(() -> never.await(1, TimeUnit.HOURS)));
    }
    script.read(workers);

    assertThat(script.answer(analysis -> "fine", workers).get(PATIENCE, TimeUnit.SECONDS))
        .isEqualTo("fine");
  }

  @Test
  void aTextWhoseAnalysisWasDroppedIsReadAgainWhenItIsAskedAbout() throws Exception {
    OpenScript dropped = script.unread();

    assertThat(dropped.answer(Analysis::source, workers).get(PATIENCE, TimeUnit.SECONDS).text())
        .isEqualTo(script.text());
  }

  @Test
  void theNewestTextIsReadFirstAndMatchesArePlayedLast() throws Exception {
    CountDownLatch start = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    workers.read(new FutureTask<>(() -> never.await(1, TimeUnit.HOURS)));
    workers.read(new FutureTask<>(() -> start.await(1, TimeUnit.HOURS)));
    BlockingQueue<String> done = new LinkedBlockingQueue<>();
    workers.play(new FutureTask<>(() -> done.add("match")));
    for (String text : List.of("first", "second", "third")) {
      workers.read(new FutureTask<>(() -> done.add(text)));
    }

    start.countDown();

    for (String expected : List.of("third", "second", "first", "match")) {
      assertThat(done.poll(PATIENCE, TimeUnit.SECONDS)).isEqualTo(expected);
    }
  }

  @Test
  void answersAndFailuresArrive() throws Exception {
    assertThat(script.answer(analysis -> "fine", workers).get(PATIENCE, TimeUnit.SECONDS))
        .isEqualTo("fine");
    assertThat(
            script.answer(
                analysis -> {
                  throw new IllegalStateException("no");
                },
                workers))
        .failsWithin(PATIENCE, TimeUnit.SECONDS)
        .withThrowableThat()
        .withRootCauseInstanceOf(IllegalStateException.class);
  }
}
