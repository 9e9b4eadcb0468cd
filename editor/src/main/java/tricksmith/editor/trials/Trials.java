package tricksmith.editor.trials;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.Worker;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Contrast;
import tricksmith.playtest.Onlooker;
import tricksmith.playtest.PairedBatch;
import tricksmith.playtest.Results;
import tricksmith.playtest.Seating;
import tricksmith.program.Program;
import tricksmith.script.Game;

/**
 * Tries rules out while they are edited: a small batch by itself, once nobody has typed for a
 * while, and a large one on demand. Whatever is under way ends as soon as somebody types. Methods
 * return at once; what comes of it is handed to the listener on the worker's thread.
 */
public final class Trials {

  /** So long nobody must have typed. */
  public static final Duration PAUSE = Duration.ofSeconds(1);

  /** Matches of a small batch: enough to see what is amiss, and few enough to be there at once. */
  public static final int FEW = 200;

  /** The seed of the first match: always the same, so that figures differ by the rules only. */
  public static final long FIRST_SEED = 1;

  private static final Logger LOG = LoggerFactory.getLogger(Trials.class);

  private final Worker worker;
  private final Consumer<TrialState> listener;

  /** What belongs to an earlier change is not worth finishing. */
  private final AtomicLong changes = new AtomicLong();

  private volatile boolean wanted;
  private volatile @Nullable Subject subject;
  private volatile @Nullable Game mark;

  /** Touched by the worker only. */
  private TrialState state = TrialState.NOTHING;

  /** Of what these figures are; touched by the worker only. */
  private @Nullable Subject tried;

  /** Trials that are made by a worker of their own, since they keep it busy. */
  public Trials(Worker worker, Consumer<TrialState> listener) {
    this.worker = worker;
    this.listener = listener;
  }

  /** Figures are to be seen from now on, or no more: then nothing is played. */
  public void want(boolean seen) {
    wanted = seen;
    long change = changes.incrementAndGet();
    if (seen) {
      worker.run(() -> tryFew(change));
    }
  }

  /** Somebody types. */
  public void edited() {
    long change = changes.incrementAndGet();
    if (wanted) {
      worker.runAfter(PAUSE, () -> tryFew(change));
    }
  }

  /** These are the rules in force now. */
  public void follow(Subject now) {
    Subject before = subject;
    subject = now;
    if (before == null || !now.isSameAs(before)) {
      edited();
    }
  }

  /**
   * Compares with the rules in force now, whatever they become, or with what is saved again. So
   * that it can be seen what an option changes, or one edit of many.
   */
  public void mark(boolean now) {
    Subject present = subject;
    mark = now && present != null ? present.game() : null;
    long change = changes.incrementAndGet();
    worker.run(
        () -> {
          tried = null;
          tryFew(change);
        });
  }

  /** Plays so many matches by the rules in force. */
  public void tryMany(int matches) {
    long change = changes.incrementAndGet();
    worker.run(() -> play(subject, matches, manyThreads(), change));
  }

  private static int manyThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /** Ends the batch under way; what it has found so far stays. */
  public void stop() {
    changes.incrementAndGet();
  }

  private void tryFew(long change) {
    Subject now = subject;
    boolean known = now != null && tried != null && now.isSameAs(tried);
    if (wanted && !known) {
      play(now, FEW, 1, change);
    }
  }

  private void play(@Nullable Subject now, int matches, int threads, long change) {
    if (now == null || change != changes.get()) {
      return;
    }
    try {
      become(state.progress(0, matches));
      Baseline baseline = Baseline.of(now, mark);
      become(
          switch (baseline) {
            case Baseline.Ready(Game saved) -> compared(now, saved, matches, threads, change);
            case Baseline.None(Compared why) -> alone(now, why, matches, threads, change);
          });
    } catch (RuntimeException error) {
      LOG.error("Program could not be tried out", error);
      become(state.progress(0, 0));
    }
  }

  private void become(TrialState next) {
    state = next;
    listener.accept(next);
  }

  private TrialState alone(Subject now, Compared why, int matches, int threads, long change) {
    Program rules = now.game().rules();
    Batch batch = new Batch(rules, Seating.random(), matches, FIRST_SEED, threads, true);
    Results results = batch.play(new Following(matches, change));
    return results.played() == 0 ? nothingNew() : found(now, results, why);
  }

  private TrialState compared(Subject now, Game before, int matches, int threads, long change) {
    PairedBatch batch =
        new PairedBatch(
            before.rules(),
            now.game().rules(),
            Seating.random(),
            matches,
            FIRST_SEED,
            threads,
            true);
    Contrast contrast = batch.play(new Following(matches, change));
    return contrast.after().played() == 0
        ? nothingNew()
        : found(now, contrast.after(), new Compared.Done(contrast));
  }

  private TrialState nothingNew() {
    return state.progress(0, 0);
  }

  /** What was cut short by an edit is worth something only if it was a large batch. */
  private TrialState found(Subject now, Results results, Compared compared) {
    if (results.cancelled() && results.played() < FEW) {
      return nothingNew();
    }
    tried = now;
    return new TrialState(now.game(), results, compared, mark != null, 0, 0);
  }

  /** Tells how far a batch has come, and ends it when something has changed. */
  private final class Following implements Onlooker {
    private final int all;
    private final long change;

    Following(int all, long change) {
      this.all = all;
      this.change = change;
    }

    @Override
    public void played(int matches) {
      become(state.progress(matches, all));
    }

    @Override
    public boolean isCancelled() {
      return change != changes.get();
    }
  }
}
