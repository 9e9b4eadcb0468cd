package tricksmith.players;

import java.util.List;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;

/**
 * The worth of a match to a seat: by how much its score is above those of its opponents and, once
 * the match is over, whether it has won; where the script names the winners itself, whether it
 * would win. Play goes on to the end of the deal, or of the match if it is not made of deals.
 */
public final class Worth {

  /** The worth of a match won, in typical score differences. */
  private static final double OF_A_MATCH = 1.5;

  private final Program rules;
  private final boolean byScore;
  private final double sign;
  private final boolean byDeals;

  public Worth(Program rules) {
    this.rules = rules;
    byScore = rules.ending() instanceof Program.ByScore;
    sign = rules.ending() instanceof Program.ByScore(boolean highest) && !highest ? -1 : 1;
    byDeals = rules.procedure().steps().stream().anyMatch(Step.NewDeal.class::isInstance);
  }

  public boolean isIn(int deal, MatchRun run) {
    return run.isDeciding() && !(byDeals && run.deals() != deal);
  }

  /** Whether matches are made of deals. */
  public boolean byDeals() {
    return byDeals;
  }

  /** Returns by how much the score of a seat is better than the average of its opponents. */
  public double margin(MatchRun run, int seat) {
    int side = rules.sides().get(seat - 1);
    double others = 0;
    int opponents = 0;
    for (int other = 1; other <= rules.players(); other++) {
      if (rules.sides().get(other - 1) != side) {
        others += run.score(other);
        opponents++;
      }
    }
    double own = run.score(seat);
    return sign * (opponents == 0 ? own : own - others / opponents);
  }

  /**
   * Returns the gain since an earlier margin.
   *
   * @param before the earlier margin
   * @param scale the usual difference of scores
   */
  double gained(MatchRun run, int seat, double before, double scale) {
    double win = 0;
    if (run.isOver() && run.status() instanceof Status.Ended ended) {
      win = OF_A_MATCH * share(ended.winners(), seat);
    } else if (!byScore) {
      win = OF_A_MATCH * wouldWin(run, seat);
    }
    return byScore ? (margin(run, seat) - before) / scale + win : win;
  }

  /**
   * Returns what a deal has brought a seat: by how many points its lead over its opponents has
   * grown; where the script names the winners itself, how much more of a win it has than if all
   * sides had the same share.
   *
   * @param seat from 1
   * @param before by how much its score was better than theirs before the deal
   */
  public double points(MatchRun run, int seat, double before) {
    if (byScore) {
      return margin(run, seat) - before;
    }
    double wins =
        run.status() instanceof Status.Ended ended
            ? share(ended.winners(), seat)
            : wouldWin(run, seat);
    int side = rules.sides().get(seat - 1);
    long members = rules.sides().stream().filter(other -> other == side).count();
    return wins * members - 1.0 / rules.sides().stream().distinct().count();
  }

  private static double wouldWin(MatchRun run, int seat) {
    try {
      return share(run.wouldWin(), seat);
    } catch (Fault _) {
      return 0;
    }
  }

  private static double share(List<Integer> winners, int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }
}
