package tricksmith.players;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.MatchRun;
import tricksmith.program.Program;
import tricksmith.source.Sha256;

/**
 * The policies of games, each learned once, when first requested. A caller waits until the policy
 * is learned. The result does not depend on when a game is learned, or whether it is found in a
 * store. Thread-safe.
 */
public final class Policies {

  /** How many choices learning a game takes. */
  public static final long USUAL_EFFORT = 2_000_000;

  /** The effort of somebody who learns nothing. */
  private static final long NOTHING = 0;

  private static final int MOST_GAMES = 8;

  private final long effort;
  private final PolicyStore store;
  private final Spectator spectator;
  private final Deque<Learned> games = new ArrayDeque<>();

  /** What needs no learning; null until it is first asked for. */
  private @Nullable Policies glances;

  /** Follows the learning of games, for somebody who waits. */
  public interface Spectator {

    /** Sees nothing. */
    Spectator NOBODY = (_, _) -> {};

    /**
     * Sees that another percent has been learned.
     *
     * @param percent from 0; 100 once nothing more is learned
     */
    void learned(Program rules, int percent);

    /** Sees that less was learned than usual, because the rules compute too much. */
    default void learnedLess(Program rules) {}
  }

  private static final class Learned {
    private final Program rules;
    private final FutureTask<Policy> policy;
    private final Queue<Playing> idle = new ConcurrentLinkedQueue<>();

    Learned(Program rules, Callable<Policy> learning) {
      this.rules = rules;
      policy = new FutureTask<>(learning);
    }

    Learned(Program rules, Policy known) {
      this(rules, () -> known);
      policy.run();
    }

    Policy policy() {
      policy.run();
      try {
        return policy.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      } catch (ExecutionException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Creates policies learned with the usual effort. */
  public Policies() {
    this(USUAL_EFFORT);
  }

  /**
   * Creates policies learned with more or less effort.
   *
   * @param effort how many choices are made in learning a game
   */
  public Policies(long effort) {
    this(effort, PolicyStore.NOTHING, Spectator.NOBODY);
  }

  /**
   * Creates policies that are kept, so that another process need not learn them.
   *
   * @param effort how many choices are made in learning a game
   * @param spectator told while a game is learned that is not in the store
   */
  public Policies(long effort, PolicyStore store, Spectator spectator) {
    this.effort = effort;
    this.store = store;
    this.spectator = spectator;
  }

  /**
   * Returns policies for the same games that nobody has to wait for: of players who have learned
   * nothing, but have watched a few deals played at random. Each is there in some milliseconds.
   */
  public synchronized Policies atAGlance() {
    Policies known = glances;
    if (known == null) {
      known = new Policies(NOTHING);
      glances = known;
    }
    return known;
  }

  /** Learns a game, unless it has been learned already. */
  public void learn(Program rules) {
    var _ = learned(rules).policy();
  }

  /**
   * Learns a game unless called off or already learned. Nobody else waits for it, and the result of
   * a cancelled run is discarded.
   *
   * @param goOn asked again and again whether to continue
   */
  public void learn(Program rules, BooleanSupplier goOn) {
    if (!knows(rules)) {
      policy(rules, goOn).ifPresent(policy -> know(rules, policy));
    }
  }

  /** Returns whether a game has been learned, by this process or by another that kept it. */
  public boolean recall(Program rules) {
    if (!knows(rules)) {
      kept(rules).ifPresent(policy -> know(rules, policy));
    }
    return knows(rules);
  }

  private Optional<Policy> kept(Program rules) {
    return rules.fingerprint().isEmpty()
        ? Optional.empty()
        : store.find(key(rules)).flatMap(PolicyCode::decode).filter(policy -> policy.isOf(rules));
  }

  /** Finds a policy in the store, or learns it; empty if that was called off. */
  private Optional<Policy> policy(Program rules, BooleanSupplier goOn) {
    Optional<Policy> kept = kept(rules);
    if (kept.isPresent()) {
      return kept;
    }
    if (effort == NOTHING) {
      return Optional.of(Learning.atAGlance(rules));
    }
    Optional<Policy> learned = Learning.learn(rules, effort, new Watched(rules, goOn));
    if (learned.isPresent() && !rules.fingerprint().isEmpty()) {
      store.keep(key(rules), PolicyCode.encode(learned.get()));
    }
    spectator.learned(rules, 100);
    return learned;
  }

  /** Returns what tells a policy from all others. */
  private String key(Program rules) {
    return Sha256.of(Learning.VERSION + " " + effort + " " + rules.fingerprint());
  }

  /** Tells the spectator how far it is, from time to time. */
  private final class Watched implements LearningWatch {
    private final Program rules;
    private final BooleanSupplier goOn;
    private long percent = -1;

    Watched(Program rules, BooleanSupplier goOn) {
      this.rules = rules;
      this.goOn = goOn;
    }

    @Override
    public void spent(long spent, long all) {
      long now = Math.min(99, 100 * spent / Math.max(1, all));
      if (now > percent) {
        percent = now;
        spectator.learned(rules, (int) now);
      }
    }

    @Override
    public void learnedLess() {
      spectator.learnedLess(rules);
    }

    @Override
    public boolean goesOn() {
      return goOn.getAsBoolean();
    }
  }

  /** Whether a game has been learned, so that nobody who plays it has to wait. */
  public synchronized boolean knows(Program rules) {
    return find(rules).filter(game -> game.policy.isDone()).isPresent();
  }

  private synchronized void know(Program rules, Policy policy) {
    if (!knows(rules)) {
      find(rules).ifPresent(games::remove);
      add(new Learned(rules, policy));
    }
  }

  /** Finds a game by the identity of its rules: comparing them in full would take too long. */
  @SuppressWarnings("ReferenceEquality")
  private Optional<Learned> find(Program rules) {
    return games.stream().filter(game -> game.rules == rules).findFirst();
  }

  private synchronized Learned learned(Program rules) {
    return find(rules)
        .orElseGet(() -> add(new Learned(rules, () -> policy(rules, () -> true).orElseThrow())));
  }

  private Learned add(Learned game) {
    if (games.size() == MOST_GAMES) {
      games.removeLast();
    }
    games.addFirst(game);
    return game;
  }

  /** Lends a player that plays by what was learned, until {@code use} returns. */
  <T> T playing(MatchRun run, Function<Playing, T> use) {
    Learned game = learned(run.rules());
    Policy policy = game.policy();
    Playing idle = game.idle.poll();
    Playing playing = idle == null ? new Playing(run, policy) : idle;
    try {
      return use.apply(playing);
    } finally {
      game.idle.add(playing);
    }
  }
}
