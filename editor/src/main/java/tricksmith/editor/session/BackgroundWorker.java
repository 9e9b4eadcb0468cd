package tricksmith.editor.session;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A daemon thread. Tasks submitted after it is closed are dropped. */
public final class BackgroundWorker implements Worker, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BackgroundWorker.class);

  private final ScheduledThreadPoolExecutor thread;

  public BackgroundWorker(String name) {
    this(name, Thread.NORM_PRIORITY);
  }

  @SuppressWarnings("ThreadPriorityCheck") // Priority only affects how smooth typing feels.
  private BackgroundWorker(String name, int priority) {
    thread =
        new ScheduledThreadPoolExecutor(
            1,
            Thread.ofPlatform().name(name).daemon().priority(priority).factory(),
            new ThreadPoolExecutor.DiscardPolicy());
  }

  /** Creates a worker of low priority, which the threads started by its tasks inherit. */
  public static BackgroundWorker givingWay(String name) {
    return new BackgroundWorker(name, Thread.MIN_PRIORITY);
  }

  @Override
  public void run(Runnable task) {
    thread.execute(() -> perform(task));
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored") // Tasks report their own failures.
  public void runAfter(Duration pause, Runnable task) {
    thread.schedule(() -> perform(task), pause.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Performs a task, and logs its failure, which the pool would swallow. */
  private static void perform(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error failure) {
      LOG.error("A task in the background failed", failure);
    }
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
