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
 * What has been learned of games: of each, once, when somebody first asks. Whoever asks for rules
 * of which nothing was learned yet waits for it. Thread-safe.
 */
public final class Policies {

  /** Learning a game makes so many choices. */
  public static final long USUAL_EFFORT = 300_000;

  /** Of so many games it is remembered. */
  private static final int MOST_GAMES = 8;

  private final long effort;
  private final Deque<Learned> games = new ArrayDeque<>();

  /** Of one game. */
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

  /** With the usual effort. */
  public Policies() {
    this(USUAL_EFFORT);
  }

  /**
   * With more effort or less.
   *
   * @param effort how many choices are made in learning a game
   */
  public Policies(long effort) {
    this.effort = effort;
  }

  /** Learns a game, if it was not learned. */
  public void learn(Program rules) {
    var _ = learned(rules).policy();
  }

  /**
   * Learns a game as long as that is wanted, if it was not learned. Nobody else waits for it, and
   * what was called off is forgotten.
   *
   * @param goOn asked again and again
   */
  public void learn(Program rules, BooleanSupplier goOn) {
    if (!knows(rules)) {
      Learning.learn(rules, effort, goOn).ifPresent(policy -> know(rules, policy));
    }
  }

  /** Whether a game was learned, so that nobody who plays it need wait. */
  public synchronized boolean knows(Program rules) {
    return find(rules).filter(game -> game.policy.isDone()).isPresent();
  }

  private synchronized void know(Program rules, Policy policy) {
    if (!knows(rules)) {
      find(rules).ifPresent(games::remove);
      add(new Learned(rules, policy));
    }
  }

  /** Rules are compared by whether they are the same object: to compare all of them takes long. */
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

  /** Hands over somebody who plays by what was learned, to be used until it is given back. */
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
