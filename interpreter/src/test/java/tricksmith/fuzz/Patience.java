package tricksmith.fuzz;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits as long as a task makes use of the processor, however much else the machine has to do. */
final class Patience {
  private static final Duration MOST_PROCESSOR_TIME = Duration.ofMinutes(1);

  /** Something that waits for itself uses no processor. */
  private static final Duration LONGEST = Duration.ofHours(1);

  private Patience() {}

  /**
   * Returns the result of a task.
   *
   * @param thread runs the task, and nothing else
   * @throws TimeoutException if it takes too long, with the stack trace of the thread
   */
  static <T> T result(FutureTask<T> task, Thread thread)
      throws ExecutionException, InterruptedException, TimeoutException {
    Instant end = Instant.now().plus(LONGEST);
    while (true) {
      try {
        return task.get(1, TimeUnit.SECONDS);
      } catch (TimeoutException tooLong) {
        if (used(thread).compareTo(MOST_PROCESSOR_TIME) > 0 || Instant.now().isAfter(end)) {
          tooLong.setStackTrace(thread.getStackTrace());
          thread.interrupt();
          throw tooLong;
        }
      }
    }
  }

  private static Duration used(Thread thread) {
    return Duration.ofNanos(
        ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId()));
  }
}
