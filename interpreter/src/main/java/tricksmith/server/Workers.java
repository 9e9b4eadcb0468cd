package tricksmith.server;

import java.util.Comparator;
import java.util.concurrent.FutureTask;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The threads that read texts, play their first matches, and answer questions. An answer never
 * waits for texts that nobody asked about, because answers have threads of their own. The latest
 * text goes first, since somebody is looking at it; matches wait until all texts have been read.
 */
final class Workers {
  private static final int THREADS = 2;

  private final AtomicLong count = new AtomicLong();
  private final ThreadPoolExecutor reading = threads("script-");
  private final ThreadPoolExecutor answering = threads("answer-");

  /** Work in a queue: of matches, or of anything that comes before them. */
  private record Task(boolean match, long number, FutureTask<?> work) implements Runnable {
    private static final Comparator<Task> NEWEST_FIRST =
        Comparator.comparing(Task::match).thenComparing(Task::number, Comparator.reverseOrder());

    @Override
    public void run() {
      work.run();
    }
  }

  private static ThreadPoolExecutor threads(String name) {
    return new ThreadPoolExecutor(
        THREADS,
        THREADS,
        0,
        TimeUnit.SECONDS,
        new PriorityBlockingQueue<>(
            THREADS, (one, other) -> Task.NEWEST_FIRST.compare((Task) one, (Task) other)),
        Thread.ofPlatform().daemon().name(name, 0).factory());
  }

  /** Reads a text when nothing newer is left to read, unless an answer needs it before. */
  void read(FutureTask<?> work) {
    execute(reading, false, work);
  }

  /** Plays matches when nothing is left to read. */
  void play(FutureTask<?> work) {
    execute(reading, true, work);
  }

  /**
   * Does what somebody waits for.
   *
   * @throws java.util.concurrent.RejectedExecutionException after the end
   */
  void answer(FutureTask<?> work) {
    execute(answering, false, work);
  }

  private void execute(ThreadPoolExecutor threads, boolean match, FutureTask<?> work) {
    threads.getQueue().removeIf(task -> ((Task) task).work.isDone());
    threads.execute(new Task(match, count.incrementAndGet(), work));
  }

  /** Takes no further work, and finishes what there is. */
  void end() {
    reading.shutdown();
    answering.shutdown();
  }

  /** Interrupts everything. */
  void endNow() {
    reading.shutdownNow();
    answering.shutdownNow();
  }
}
