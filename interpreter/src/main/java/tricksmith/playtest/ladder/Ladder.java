package tricksmith.playtest.ladder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.OptionalInt;
import java.util.function.DoubleConsumer;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.simulation.Series;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;

/**
 * How much skill a game has room for, measured by players of one level against those of another.
 * One deal is drawn from each match (or the whole match, if it is not made of deals), and played
 * once for each side: that side plays at the one level, everybody else at the other. It ends as
 * soon as the difference is certain.
 *
 * @param deals the most deals to play
 * @param seed deal number k, from 0, is drawn from the match with the seed {@code seed + k}
 * @param threads the number of threads that play; does not affect the result
 * @param effort of the levels that search; empty for the usual one of each
 */
public record Ladder(
    Program rules, Policies policies, int deals, long seed, int threads, OptionalInt effort) {

  /** The probability below which a difference counts as certain rather than chance. */
  public static final double CHANCE = 0.001;

  /**
   * The number of deals before the first look; each later look comes when the number has doubled.
   */
  static final int FIRST_LOOK = 16;

  public Ladder {
    if (deals < 2 || threads < 1) {
      throw new IllegalArgumentException(deals + " deals, " + threads + " threads");
    }
  }

  /** A ladder on which all levels have their usual effort. */
  public Ladder(Program rules, Policies policies, int deals, long seed, int threads) {
    this(rules, policies, deals, seed, threads, OptionalInt.empty());
  }

  /** Returns the same ladder with another first seed. */
  public Ladder from(long other) {
    return new Ladder(rules, policies, deals, other, threads, effort);
  }

  /** Whether there are sides to play against each other. */
  public boolean hasOpponents() {
    return rules.sides().stream().distinct().count() > 1;
  }

  /**
   * Plays one level against another, continuing from what is known. The result is the same as
   * without the interruption.
   */
  public Rung climb(Level above, Level below, LadderLog log, Onlooker onlooker) {
    Climbing climbing = new Climbing(margin -> log.add(above, below, margin), onlooker, deals);
    log.margins(above, below).stream().limit(deals).forEach(climbing::count);
    int known = climbing.taken;
    boolean spent = false;
    if (known < deals && !climbing.isCancelled()) {
      policies.learn(rules);
      Duel duel = Duel.of(this, above, below);
      try {
        spent =
            new Series(deals - known, threads, 1, rules.budget().stepsOfBatch(deals))
                .run(() -> number -> duel.play(seed + known + number), climbing);
      } catch (IOException nothingIsWritten) {
        throw new UncheckedIOException(nothingIsWritten);
      }
    }
    climbing.lookAtLast();
    Sample margins = climbing.margins.sample();
    return new Rung(
        above,
        below,
        margins,
        new Share(climbing.better, margins.count()),
        climbing.looked,
        climbing.looks,
        climbing.certain,
        spent);
  }

  /** Takes deals until it is certain who is better. */
  private static final class Climbing implements Series.Taker<Duel.Played> {
    private final DoubleConsumer log;
    private final Onlooker onlooker;
    private final int looks;
    private final Sample.Collector margins = new Sample.Collector();
    private double better;
    private int taken;
    private int looked;
    private int lastLook;
    private int nextLook = FIRST_LOOK;
    private boolean certain;

    Climbing(DoubleConsumer log, Onlooker onlooker, int deals) {
      this.log = log;
      this.onlooker = onlooker;
      looks = looks(deals);
    }

    private static int looks(int deals) {
      int looks = 1;
      for (int look = FIRST_LOOK; look < deals; look *= 2) {
        looks++;
      }
      return looks;
    }

    @Override
    public void take(Duel.Played played) {
      if (!certain) {
        log.accept(played.margin());
        count(played.margin());
      }
    }

    void count(double margin) {
      if (certain) {
        return;
      }
      taken++;
      margins.add(margin);
      better += margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
      if (taken == nextLook) {
        look();
      }
    }

    /** Takes a last look if deals were played since the one before. */
    void lookAtLast() {
      if (!certain && taken > 1 && taken > lastLook) {
        look();
      }
    }

    /**
     * Looks whether the difference is certain. All looks together go wrong by chance no more often
     * than a single one may.
     */
    private void look() {
      looked++;
      lastLook = taken;
      nextLook *= 2;
      certain = Rung.probability(margins.sample()) < CHANCE / looks;
    }

    @Override
    public long steps(Duel.Played played) {
      return played.steps();
    }

    @Override
    public boolean isCancelled() {
      return certain || onlooker.isCancelled();
    }

    @Override
    public void taken(int matches) {
      onlooker.played(taken);
    }
  }
}
