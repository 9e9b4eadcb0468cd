package tricksmith.editor.branches;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.players.Policies;
import tricksmith.program.Program;

/**
 * Learns games in the background: always the one last asked for, after a while without other
 * requests. Rules change with every edit, and lessons about earlier ones are not worth finishing.
 * Thread-safe.
 */
final class BackgroundLearning {

  private static final Logger LOG = LoggerFactory.getLogger(BackgroundLearning.class);

  private final Policies policies;
  private final Rest rest;
  private volatile @Nullable Lesson wanted;

  /** What is learned, from beginning to end: begun again, it is another lesson. */
  private static final class Lesson {
    private final Program rules;

    Lesson(Program rules) {
      this.rules = rules;
    }
  }

  /** Guarded by this. */
  private final List<Runnable> waiting = new ArrayList<>();

  /** How much is under way that somebody waits for. Guarded by this. */
  private int awaited;

  /**
   * Creates lessons.
   *
   * @param rest what passes before learning begins
   */
  BackgroundLearning(Policies policies, Rest rest) {
    this.policies = policies;
    this.rest = rest;
  }

  /** The time in which another request may come. */
  interface Rest {

    /** Restarts the clock: begins this lesson after the time, instead of any still waiting. */
    void before(Runnable lesson);

    /** Returns a rest of this length, after which a thread of its own learns. */
    @SuppressWarnings({
      "FutureReturnValueIgnored",
      "ThreadPriorityCheck" // Priority only affects how smooth typing feels.
    })
    static Rest of(Duration length) {
      ScheduledThreadPoolExecutor thread =
          new ScheduledThreadPoolExecutor(
              1,
              Thread.ofPlatform().name("lessons").daemon().priority(Thread.MIN_PRIORITY).factory());
      return lesson -> {
        thread.getQueue().clear();
        thread.schedule(lesson, length.toNanos(), TimeUnit.NANOSECONDS);
      };
    }
  }

  /** Whether the lesson wanted last is for this game. */
  @SuppressWarnings("ReferenceEquality")
  boolean isFor(Program rules) {
    Lesson present = wanted;
    return present != null && present.rules == rules;
  }

  private synchronized void begin(Program rules) {
    if (!isFor(rules)) {
      beginAfterRest(rules);
    }
  }

  private synchronized void beginAfterRest(Program rules) {
    Lesson lesson = new Lesson(rules);
    wanted = lesson;
    notifyAll();
    rest.before(() -> learn(lesson));
  }

  /**
   * Breaks off the lesson under way, and begins it again after a rest: somebody is editing the
   * rules, and needs the processors more.
   */
  synchronized void putOff() {
    Lesson present = wanted;
    if (present != null && !policies.knows(present.rules)) {
      beginAfterRest(present.rules);
    }
  }

  /** Does work that somebody waits for. Until it is done, a lesson under way stands still. */
  void during(Runnable work) {
    synchronized (this) {
      awaited++;
    }
    try {
      work.run();
    } finally {
      synchronized (this) {
        awaited--;
        notifyAll();
      }
    }
  }

  /** Whether a lesson is still wanted; asked while others have to wait, it waits as well. */
  private synchronized boolean goesOn(Lesson lesson) {
    try {
      while (awaited > 0 && wanted == lesson) {
        wait();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
    return wanted == lesson;
  }

  /** Learns a game. The listener is called once, when this game or a later one has been learned. */
  void whenLearned(Program rules, Runnable listener) {
    synchronized (this) {
      if (!policies.knows(rules)) {
        waiting.add(listener);
        begin(rules);
        return;
      }
    }
    listener.run();
  }

  private void learn(Lesson lesson) {
    try {
      policies.learn(lesson.rules, () -> goesOn(lesson));
    } catch (RuntimeException | Error error) {
      LOG.error("A game could not be learned", error);
    }
    List<Runnable> told;
    synchronized (this) {
      if (wanted != lesson) {
        return;
      }
      told = List.copyOf(waiting);
      waiting.clear();
    }
    told.forEach(Runnable::run);
  }
}
