package tricksmith.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Pick;
import tricksmith.program.Program;

/**
 * Solves endings exactly: finds what picks are worth if all cards are known and everybody plays
 * their best until the deal is over. Between two sides it is minimax with alpha-beta pruning,
 * partners playing for each other; among more, each player does what is best for that player
 * (max^n, Luckhardt and Irani 1986), with equally good alternatives averaged. It asks a match only
 * what may be chosen and how it turned out, so it works for any rules; its budget is counted in
 * choices. Not thread-safe.
 */
final class EndgameSolver {

  /**
   * The most choices in a row that one player may have in an ending before it is too long to solve.
   */
  private static final int DEEPEST = 60;

  /** The number of random playouts used to estimate how many ways an ending can go. */
  private static final int PROBES = 2;

  /** The power of the number of endings that is roughly the number alpha-beta visits. */
  private static final double PRUNED = 0.65;

  private static final double SAME = 1e-9;

  private final Worth worth;
  private final double scale;
  private final List<Integer> sides;
  private final boolean twoSides;
  private final List<Ply> plies = new ArrayList<>();

  /** How often each card was enough to cut off the search. */
  private final int[] cutoffs;

  private int deal;
  private int side;
  private int seat;
  private double[] before = new double[0];
  private int left;

  /** The reusable state of the choices under way at a depth. */
  private final class Ply {
    private final MatchRun run;
    private final double[] gained;
    private final double[] sum;
    private int[] order = new int[16];

    Ply(MatchRun run) {
      this.run = run;
      gained = new double[sides.size()];
      sum = new double[sides.size()];
    }
  }

  /**
   * Creates a solver of endings by these rules.
   *
   * @param scale the usual difference of scores at the end of a deal
   */
  EndgameSolver(Program rules, Worth worth, double scale) {
    this.worth = worth;
    this.scale = scale;
    sides = rules.sides();
    twoSides = sides.stream().distinct().count() == 2;
    cutoffs = new int[rules.cards().size()];
  }

  /**
   * Whether an ending seems small enough. The number of ways to play on is estimated from some that
   * are played at random (Knuth 1975).
   *
   * @param picks how many picks are to be solved
   * @param most how many choices may be made
   */
  boolean isSmall(MatchRun world, int picks, int most, long key) {
    MatchRun run = run(0, world);
    double product = 0;
    for (int probe = 0; probe < PROBES; probe++) {
      run.resetTo(world);
      double ways = ways(run, new RandomBot(key + probe, 1), most);
      product += ways / PROBES;
    }
    double visited = twoSides ? StrictMath.pow(product, PRUNED) : product;
    return visited * picks <= most;
  }

  /**
   * Plays on at random; returns the product of the numbers of alternatives after the first choice.
   */
  private double ways(MatchRun run, RandomBot random, int most) {
    double ways = 1;
    int number = run.deals();
    boolean first = true;
    for (int choices = 0; worth.isIn(number, run); choices++) {
      int alternatives = run.alternatives();
      boolean open = alternatives > 0 && !run.isAtOnce();
      if (choices == DEEPEST || ways > (double) most * most || !(open || run.isForced())) {
        return Double.POSITIVE_INFINITY;
      }
      ways *= first || alternatives == 0 ? 1 : alternatives;
      first = false;
      random.choose(run);
    }
    return ways;
  }

  /**
   * Solves an ending for the player who is to choose.
   *
   * @param picks what may be chosen
   * @param gained receives the worth of each pick, in usual differences of scores
   * @param most how many choices may be made
   * @return how many were made; -1 if that was not enough
   */
  int solve(MatchRun world, List<Pick> picks, double[] gained, int most) {
    deal = world.deals();
    seat = world.seat();
    side = sides.get(seat - 1);
    before = new double[sides.size()];
    Arrays.setAll(before, player -> worth.margin(world, player + 1));
    left = most;
    for (int i = 0; i < gained.length; i++) {
      MatchRun run = run(0, world);
      run.resetTo(world);
      run.choose(picks.get(i));
      pay(run, world.steps());
      if (twoSides) {
        gained[i] = minimax(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      } else {
        maxN(0);
        gained[i] = ply(0).gained[seat - 1];
      }
      if (left < 0) {
        return -1;
      }
    }
    return most - left;
  }

  private Ply ply(int depth) {
    return plies.get(depth);
  }

  /** Returns the run used at a depth, in whatever state it is. */
  private MatchRun run(int depth, MatchRun like) {
    if (plies.size() == depth) {
      plies.add(new Ply(like.restingAfterDeal()));
    }
    return ply(depth).run;
  }

  /** Plays through choices with a single alternative; false if the budget runs out. */
  private boolean goOn(MatchRun run) {
    while (left >= 0 && worth.isIn(deal, run) && run.alternatives() == 1) {
      long stepsBefore = run.steps();
      run.choose(0);
      pay(run, stepsBefore);
    }
    return left >= 0;
  }

  /** Pays for a choice, and for what it let the match compute. */
  private void pay(MatchRun run, long stepsBefore) {
    left -= Learning.cost(1, run.steps() - stepsBefore);
  }

  /** Gives up: the ending is too long, or has choices that are not examined. */
  private double giveUp() {
    left = -1;
    return 0;
  }

  private boolean isTooMuch(int depth, MatchRun run) {
    return depth + 1 == DEEPEST || run.alternatives() == 0 || run.isAtOnce();
  }

  /** Returns the gain of the seat from the state of the run at a depth, between two sides. */
  private double minimax(int depth, double least, double most) {
    MatchRun run = ply(depth).run;
    if (!goOn(run)) {
      return giveUp();
    }
    if (!worth.isIn(deal, run)) {
      return worth.gained(run, seat, before[seat - 1], scale);
    }
    if (isTooMuch(depth, run)) {
      return giveUp();
    }
    boolean own = sides.get(run.decider() - 1) == side;
    int alternatives = run.alternatives();
    boolean play = run.isPlay();
    int[] order = order(ply(depth), run, alternatives);
    MatchRun next = run(depth + 1, run);
    double alpha = least;
    double beta = most;
    double best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (int i = 0; i < alternatives && left >= 0; i++) {
      next.resetTo(run);
      next.choose(order[i]);
      pay(next, run.steps());
      double value = minimax(depth + 1, alpha, beta);
      best = own ? Math.max(best, value) : Math.min(best, value);
      alpha = own ? Math.max(alpha, best) : alpha;
      beta = own ? beta : Math.min(beta, best);
      if (alpha >= beta) {
        if (play) {
          cutoffs[run.playableCard(order[i])] += 1 + i;
        }
        break;
      }
    }
    return best;
  }

  /**
   * Returns the alternatives in the order in which to examine them: first those that have often
   * been enough.
   */
  private int[] order(Ply ply, MatchRun run, int alternatives) {
    if (ply.order.length < alternatives) {
      ply.order = new int[alternatives];
    }
    int[] order = ply.order;
    boolean play = run.isPlay();
    for (int i = 0; i < alternatives; i++) {
      int place = i;
      int often = play ? cutoffs[run.playableCard(i)] : 0;
      for (; play && place > 0 && cutoffs[run.playableCard(order[place - 1])] < often; place--) {
        order[place] = order[place - 1];
      }
      order[place] = i;
    }
    return order;
  }

  /** Computes the gain of every seat from the state of the run at a depth. */
  private void maxN(int depth) {
    Ply here = ply(depth);
    MatchRun run = here.run;
    if (!goOn(run)) {
      giveUp();
      return;
    }
    if (!worth.isIn(deal, run)) {
      for (int player = 0; player < here.gained.length; player++) {
        here.gained[player] = worth.gained(run, player + 1, before[player], scale);
      }
      return;
    }
    if (isTooMuch(depth, run)) {
      giveUp();
      return;
    }
    int decider = run.decider() - 1;
    int alternatives = run.alternatives();
    MatchRun next = run(depth + 1, run);
    double best = Double.NEGATIVE_INFINITY;
    int equal = 0;
    for (int i = 0; i < alternatives && left >= 0; i++) {
      next.resetTo(run);
      next.choose(i);
      pay(next, run.steps());
      maxN(depth + 1);
      double[] gained = ply(depth + 1).gained;
      if (gained[decider] > best + SAME) {
        best = gained[decider];
        equal = 0;
        Arrays.fill(here.sum, 0);
      }
      if (gained[decider] > best - SAME) {
        equal++;
        for (int player = 0; player < gained.length; player++) {
          here.sum[player] += gained[player];
        }
      }
    }
    for (int player = 0; player < here.sum.length; player++) {
      here.gained[player] = here.sum[player] / equal;
    }
  }
}
