package tricksmith.bytecode;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The thread that makes all translations of this process, and the limits on them. */
final class Compilations {

  /** {@code -Dtricksmith.compile=never} lets all expressions evaluate themselves. */
  static final boolean ARE_WANTED = !"never".equals(System.getProperty("tricksmith.compile"));

  /**
   * How often an expression is evaluated before it is worth translating: more often than any
   * expression is in twenty matches of the bundled games, which are over before the code would be
   * ready.
   */
  static final int PATIENCE = 150_000;

  /** The most sets of rules translated at the same time; beyond that, the oldest is taken back. */
  static final int MOST = 64;

  private static final long IDLE_SECONDS = 5;

  /** The translations made in the background, oldest first. Only the translator changes it. */
  private static final Deque<WeakReference<Compilation>> MADE = new ArrayDeque<>();

  /** A single thread, which ends when there is nothing to do. */
  private static final ThreadPoolExecutor TRANSLATOR =
      new ThreadPoolExecutor(
          1,
          1,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().name("translator").daemon().factory());

  static {
    TRANSLATOR.allowCoreThreadTimeOut(true);
  }

  private Compilations() {}

  /** Queues a translation to be made in the background. */
  static void inTheBackground(Compilation compilation) {
    TRANSLATOR.execute(() -> make(compilation));
  }

  /**
   * Makes a translation; if a class has no room for the code, the expressions go on evaluating
   * themselves.
   */
  private static void make(Compilation compilation) {
    try {
      compilation.compile();
    } catch (IllegalArgumentException | LinkageError _) {
      return;
    }
    MADE.removeIf(each -> each.get() == null);
    MADE.add(new WeakReference<>(compilation));
    takeBackTheOldest();
  }

  private static void takeBackTheOldest() {
    while (MADE.size() > MOST) {
      Compilation oldest = MADE.remove().get();
      if (oldest != null) {
        oldest.discard();
      }
    }
  }

  /** Waits until the translations requested so far have been made. */
  static void await() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    TRANSLATOR.execute(done::countDown);
    done.await();
  }
}
