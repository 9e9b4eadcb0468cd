package tricksmith.editor.session;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A thread of its own, which does not keep the process alive. What is asked for after the end is
 * dropped.
 */
public final class BackgroundWorker implements Worker, AutoCloseable {
  private final ScheduledThreadPoolExecutor thread;

  /** A worker whose thread is called {@code name}. */
  public BackgroundWorker(String name) {
    this(name, Thread.NORM_PRIORITY);
  }

  @SuppressWarnings("ThreadPriorityCheck") // Only how smoothly one types depends on it.
  private BackgroundWorker(String name, int priority) {
    thread =
        new ScheduledThreadPoolExecutor(
            1,
            Thread.ofPlatform().name(name).daemon().priority(priority).factory(),
            new ThreadPoolExecutor.DiscardPolicy());
  }

  /** A worker that gives way to others, as do the threads that its tasks start. */
  public static BackgroundWorker givingWay(String name) {
    return new BackgroundWorker(name, Thread.MIN_PRIORITY);
  }

  @Override
  public void run(Runnable task) {
    thread.execute(task);
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored") // Tasks of the session report by themselves.
  public void runAfter(Duration pause, Runnable task) {
    thread.schedule(task, pause.toNanos(), TimeUnit.NANOSECONDS);
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
