package tricksmith.editor.batch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.session.Worker;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.playtest.Batch;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.PairedBatch;
import tricksmith.playtest.findings.Belief;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingDigest;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;
import tricksmith.script.Game;

/**
 * Plays batches under rules that are being edited: a small batch automatically after a pause in
 * typing, and a large one on demand. Typing cancels the running batch. Methods return at once;
 * results go to the listener on the worker's thread.
 */
public final class BatchRunner {

  /** The pause in typing before a small batch starts. */
  public static final Duration PAUSE = Duration.ofSeconds(1);

  /** The size of a small batch: large enough to show what is amiss, yet done at once. */
  public static final int FEW = 200;

  /** The most matches of which novices play all too; of more, they play a quarter. */
  private static final int ALL_LEVELS = 500;

  /**
   * The offset between the seeds of two levels. Each level plays its own deals, so that agreement
   * between levels counts as independent evidence.
   */
  private static final long DEALS_OF_A_LEVEL = 1_000_000;

  /** The levels played automatically. Figures from random players alone would mislead. */
  private static final List<Level> LEVELS = List.of(Level.RANDOM, Level.NOVICE);

  private static final Logger LOG = LoggerFactory.getLogger(BatchRunner.class);

  private final Worker worker;
  private final Consumer<BatchState> listener;

  /** Counts changes: results for an earlier one are not worth finishing. */
  private final AtomicLong changes = new AtomicLong();

  private final LongSupplier seeds;
  private final Policies policies;

  private volatile boolean wanted;
  private volatile @Nullable Subject subject;
  private volatile @Nullable Game mark;

  /** Confined to the worker. */
  private BatchState state = BatchState.NOTHING;

  /** The subject of the current figures. Confined to the worker. */
  private @Nullable Subject tried;

  /**
   * The seed of the first deal. Stays the same until new deals are asked for, so that an edit's
   * effect is not confused with luck. Confined to the worker.
   */
  private long firstSeed;

  /**
   * Creates batches on a worker of their own, since they keep it busy.
   *
   * @param seeds supplies seeds for first deals: one now, and another each time new deals are asked
   *     for
   * @param policies learned for games
   */
  public BatchRunner(
      Worker worker, Consumer<BatchState> listener, LongSupplier seeds, Policies policies) {
    this.worker = worker;
    this.listener = listener;
    this.seeds = seeds;
    this.policies = policies;
    firstSeed = seeds.getAsLong();
  }

  /** Sets whether anyone is looking at the figures. If not, nothing is played. */
  public void want(boolean seen) {
    wanted = seen;
    long change = changes.incrementAndGet();
    if (seen) {
      worker.run(() -> tryFew(change));
    }
  }

  /** Tells the batches that the user is typing. */
  public void edited() {
    long change = changes.incrementAndGet();
    if (wanted) {
      worker.runAfter(PAUSE, () -> tryFew(change));
    }
  }

  /** Sets the rules in force. */
  public void follow(Subject now) {
    Subject before = subject;
    subject = now;
    if (before == null || !now.isSameAs(before)) {
      edited();
    }
  }

  /**
   * Marks the rules in force as the baseline to compare later versions with, or returns to
   * comparing with the saved script. This shows what a single option or edit changes.
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

  /** Plays a batch of this many matches under the rules in force. */
  public void tryMany(int matches) {
    long change = changes.incrementAndGet();
    worker.run(() -> play(new Plan(matches, manyThreads(), LEVELS, List.of()), change));
  }

  /** Lets players of one more level play under the rules in force. */
  public void tryLevel(Level level) {
    long change = changes.incrementAndGet();
    worker.run(() -> play(new Plan(FEW, manyThreads(), List.of(level), List.of()), change));
  }

  /** Plays as many matches again on new deals, to see whether the findings hold up. */
  public void tryNewDeals() {
    long change = changes.incrementAndGet();
    worker.run(
        () -> {
          firstSeed = seeds.getAsLong();
          Results before = state.results();
          int matches = before == null ? FEW : before.wanted();
          List<Level> levels =
              state.levels().isEmpty()
                  ? LEVELS
                  : state.levels().stream().map(FindingDigest.LevelResults::level).toList();
          play(new Plan(matches, manyThreads(), levels, state.findings()), change);
        });
  }

  private static int manyThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /** Stops the running batch and keeps its results so far. */
  public void stop() {
    changes.incrementAndGet();
  }

  private void tryFew(long change) {
    Subject now = subject;
    boolean known = now != null && tried != null && now.isSameAs(tried);
    if (wanted && !known) {
      play(new Plan(FEW, 1, LEVELS, List.of()), change);
    }
  }

  /**
   * What to play.
   *
   * @param matches the number for random players; better players take longer and play fewer
   * @param levels the levels, in order of play
   * @param toConfirm the findings to confirm
   */
  private record Plan(int matches, int threads, List<Level> levels, List<Finding> toConfirm) {

    int matches(Level level) {
      return switch (level) {
        case RANDOM -> matches;
        case GREEDY, NOVICE -> Math.min(matches, Math.max(ALL_LEVELS, matches / 4));
        case GOOD, MONTE_CARLO -> 60;
        case STRONG, OPEN_HANDS -> 12;
      };
    }
  }

  private void play(Plan plan, long change) {
    Subject now = subject;
    if (now == null || change != changes.get()) {
      return;
    }
    try {
      Baseline baseline = Baseline.of(now, mark);
      for (Level level : plan.levels()) {
        if (change != changes.get() || !play(level, plan, now, baseline, change)) {
          return;
        }
      }
      if (!plan.toConfirm().isEmpty()) {
        confirm(plan.toConfirm(), now.game().rules());
      }
    } catch (RuntimeException | Error error) {
      LOG.error("Program could not be tried out", error);
      become(state.at(null));
    }
  }

  /** Plays a batch at one level. Returns whether the next level may follow. */
  private boolean play(Level level, Plan plan, Subject now, Baseline baseline, long change) {
    int matches = plan.matches(level);
    become(state.at(new BatchState.Progress(level, 0, matches)));
    Program rules = now.game().rules();
    BooleanSupplier goOn = () -> change == changes.get();
    if (level.learns()) {
      policies.learn(rules, goOn);
      if (baseline instanceof Baseline.Ready(Game before)) {
        policies.learn(before.rules(), goOn);
      }
    }
    Seating seating = Seating.of(Collections.nCopies(rules.players(), level), policies).paired();
    FindingDigest.LevelResults batch =
        goOn.getAsBoolean()
            ? batch(level, plan.threads(), matches, now, baseline, seating, change)
            : null;
    // Results cut short by an edit are worth keeping only from a large batch.
    if (batch == null
        || batch.results().played() == 0
        || (batch.results().cancelled() && batch.results().played() < FEW)) {
      become(state.at(null));
      return false;
    }
    found(now, baseline, batch);
    return batch.results().complete() && !batch.results().spent();
  }

  private static long dealsBefore(Level level) {
    int levels =
        switch (level) {
          case RANDOM -> 0;
          case NOVICE -> 1;
          case GOOD -> 2;
          case STRONG -> 3;
          case MONTE_CARLO -> 4;
          case OPEN_HANDS -> 5;
          case GREEDY -> 6;
        };
    return levels * DEALS_OF_A_LEVEL;
  }

  private FindingDigest.LevelResults batch(
      Level level,
      int threads,
      int matches,
      Subject now,
      Baseline baseline,
      Seating seating,
      long change) {
    Program rules = now.game().rules();
    long seed = firstSeed + dealsBefore(level);
    Following following = new Following(level, matches, change);
    return switch (baseline) {
      case Baseline.Ready(Game before) -> {
        Contrast contrast =
            new PairedBatch(before.rules(), rules, seating, matches, seed, threads, true)
                .play(following);
        yield new FindingDigest.LevelResults(level, contrast.after(), contrast);
      }
      case Baseline.None _ ->
          new FindingDigest.LevelResults(
              level,
              new Batch(rules, seating, matches, seed, threads, matches).play(following),
              null);
    };
  }

  private void become(BatchState next) {
    state = next;
    listener.accept(next);
  }

  private void found(Subject now, Baseline baseline, FindingDigest.LevelResults batch) {
    boolean more = tried != null && now.isSameAs(tried) && batch.level() != Level.RANDOM;
    List<FindingDigest.LevelResults> levels = new ArrayList<>(more ? state.levels() : List.of());
    levels.removeIf(other -> other.level() == batch.level());
    levels.add(batch);
    levels.sort(Comparator.comparing(FindingDigest.LevelResults::level));
    FindingDigest.LevelResults first = levels.getFirst();
    Compared compared =
        switch (baseline) {
          case Baseline.None(Compared why) -> why;
          case Baseline.Ready _ ->
              more || first.contrast() == null
                  ? state.compared()
                  : new Compared.Done(first.contrast());
        };
    tried = now;
    become(
        new BatchState(
            now.game(),
            levels,
            compared,
            mark != null,
            FindingDigest.of(now.game().rules(), levels),
            more ? state.refuted() : List.of(),
            null));
  }

  /**
   * Confirms or refutes earlier findings. Each is asked for again on the new deals, whether or not
   * something else stands out there. What is confirmed is reported, before other statements about
   * the same seats.
   */
  private void confirm(List<Finding> before, Program rules) {
    List<Finding> confirmed = new ArrayList<>(state.findings());
    List<Finding> refuted = new ArrayList<>();
    for (Finding earlier : before) {
      if (earlier.belief() == Belief.SURE || earlier.belief() == Belief.LIKELY) {
        FindingDigest.about(earlier.subject(), rules, state.levels())
            .filter(earlier::isConfirmedBy)
            .ifPresentOrElse(
                again -> tell(again.confirmed(), confirmed), () -> refuted.add(earlier));
      }
    }
    become(
        new BatchState(
            state.game(),
            state.levels(),
            state.compared(),
            state.marked(),
            confirmed,
            refuted,
            null));
  }

  /** Puts a confirmed finding where it, or another statement about who wins, was reported. */
  private static void tell(Finding confirmed, List<Finding> findings) {
    int same = place(findings, other -> other.subject().equals(confirmed.subject()));
    int spot =
        same >= 0 || !confirmed.isAboutPosition()
            ? same
            : place(findings, Finding::isAboutPosition);
    if (spot >= 0) {
      findings.set(spot, confirmed);
    } else {
      findings.addFirst(confirmed);
    }
  }

  private static int place(List<Finding> findings, Predicate<Finding> wanted) {
    return IntStream.range(0, findings.size())
        .filter(place -> wanted.test(findings.get(place)))
        .findFirst()
        .orElse(-1);
  }

  /** Reports the progress of a batch, and cancels it after a change. */
  private final class Following implements Onlooker {
    private final Level level;
    private final int all;
    private final long change;

    Following(Level level, int all, long change) {
      this.level = level;
      this.all = all;
      this.change = change;
    }

    @Override
    public void played(int matches) {
      become(state.at(new BatchState.Progress(level, matches, all)));
    }

    @Override
    public boolean isCancelled() {
      return change != changes.get();
    }
  }
}
