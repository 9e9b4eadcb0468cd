package tricksmith.players;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import tricksmith.engine.MatchRun;
import tricksmith.program.Program;

/**
 * The policies learned for games, each once, when first asked for. A caller who asks for rules not
 * yet learned waits until they are. Thread-safe.
 */
public final class Policies {

  /** How many choices learning a game takes. */
  public static final long USUAL_EFFORT = 300_000;

  /** The most games to remember. */
  private static final int MOST_GAMES = 8;

  private final long effort;
  private final Deque<Learned> games = new ArrayDeque<>();

  /** What has been learned of one game. */
  private static final class Learned {
    private final Program rules;
    private final FutureTask<Policy> policy;
    private final Queue<Playing> idle = new ConcurrentLinkedQueue<>();

    Learned(Program rules, long effort) {
      this.rules = rules;
      policy = new FutureTask<>(() -> Learning.learn(rules, effort));
    }

    Learned(Program rules, Policy known) {
      this.rules = rules;
      policy = new FutureTask<>(() -> known);
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
    this.effort = effort;
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
      Learning.learn(rules, effort, goOn).ifPresent(policy -> know(rules, policy));
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
    return find(rules).orElseGet(() -> add(new Learned(rules, effort)));
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
