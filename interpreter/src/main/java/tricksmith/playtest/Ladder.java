package tricksmith.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import tricksmith.engine.MatchRun;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.players.Worth;
import tricksmith.program.Program;

/**
 * How much skill a game has room for: players of one level against those of another. Each deal (or
 * match, if it is not made of deals) is played once for each side, which the players of the one
 * level then are, against the others. It ends as soon as the difference is certain.
 *
 * @param deals how many deals are played at most
 * @param seed deal number k, from 0, is the first of the match of the seed {@code seed + k}
 * @param threads how many play at the same time; of no bearing on what comes of it
 */
public record Ladder(Program rules, Policies policies, int deals, long seed, int threads) {

  /** A difference that comes up by chance in fewer cases than this is certain. */
  public static final double CHANCE = 0.001;

  /** It is looked at first after so many deals, and then whenever they have doubled. */
  static final int FIRST_LOOK = 16;

  /** Points are told apart down to such parts. */
  private static final double EXACT = 1e9;

  /** In no deal are there more choices than these that would still be one. */
  private static final int MOST_CHOICES = 2_000;

  public Ladder {
    if (deals < 2 || threads < 1) {
      throw new IllegalArgumentException(deals + " deals, " + threads + " threads");
    }
  }

  /** Whether there are sides that can play against each other. */
  public boolean hasOpponents() {
    return rules.sides().stream().distinct().count() > 1;
  }

  /** Plays those of one level against those of another. */
  public Rung climb(Level above, Level below, Onlooker onlooker) {
    policies.learn(rules);
    MatchRun pattern = MatchRun.start(rules, seed);
    Worth worth = new Worth(rules);
    Climbing climbing = new Climbing(onlooker, looks(deals));
    try {
      new Series(deals, threads)
          .run(number -> margin(pattern, worth, above, below, seed + number), climbing);
    } catch (IOException nothingIsKept) {
      throw new UncheckedIOException(nothingIsKept);
    }
    climbing.lookAtLast();
    Sample margins = climbing.margins.sample();
    return new Rung(
        above,
        below,
        margins,
        new Share(climbing.better, margins.count()),
        climbing.looked,
        climbing.certain);
  }

  private static int looks(int deals) {
    int looks = 1;
    for (int look = FIRST_LOOK; look < deals; look *= 2) {
      looks++;
    }
    return looks;
  }

  /** By how much the one are better in a deal, on average over the sides. */
  private double margin(MatchRun pattern, Worth worth, Level above, Level below, long dealt) {
    List<Integer> sides = rules.sides().stream().distinct().toList();
    double sum = 0;
    for (int side : sides) {
      sum += margin(pattern, worth, side, above, below, dealt);
    }
    // What cancels out is nought, whatever the order of the sum was.
    return Math.rint(sum / sides.size() * EXACT) / EXACT;
  }

  private double margin(
      MatchRun pattern, Worth worth, int side, Level above, Level below, long dealt) {
    List<Bot> bots = new ArrayList<>();
    for (int seat = 1; seat <= rules.players(); seat++) {
      Level level = rules.sides().get(seat - 1) == side ? above : below;
      bots.add(level.bot(policies, dealt, seat));
    }
    MatchRun run = pattern.again(dealt, bots.stream().anyMatch(Bot::looksBack));
    int deal = run.deals();
    for (int choices = 0; worth.isIn(deal, run) && choices < MOST_CHOICES; choices++) {
      bots.get(run.decider() - 1).choose(run);
    }
    return worth.points(run, rules.sides().indexOf(side) + 1);
  }

  /** Takes deals until it is certain who is better. */
  private static final class Climbing implements Series.Taker<Double> {
    private final Onlooker onlooker;
    private final int looks;
    private final Sample.Collector margins = new Sample.Collector();
    private double better;
    private int taken;
    private int looked;
    private int nextLook = FIRST_LOOK;
    private boolean certain;

    Climbing(Onlooker onlooker, int looks) {
      this.onlooker = onlooker;
      this.looks = looks;
    }

    @Override
    public void take(Double margin) {
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

    /** Once more if there were deals since the last look. */
    void lookAtLast() {
      if (!certain && taken > 1 && taken * 2 != nextLook) {
        look();
      }
    }

    /** All looks together go wrong by chance no more often than one may. */
    private void look() {
      looked++;
      nextLook *= 2;
      certain = Rung.probability(margins.sample()) < CHANCE / looks;
    }

    @Override
    public boolean isCancelled() {
      return certain || onlooker.isCancelled();
    }

    @Override
    public void taken(int matches) {
      onlooker.played(Math.min(matches, taken));
    }
  }
}
