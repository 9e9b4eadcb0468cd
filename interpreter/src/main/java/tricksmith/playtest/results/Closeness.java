package tricksmith.playtest.results;

import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;

/**
 * How close matches are. All samples are empty where the script names the winners itself or where
 * all seats are on one side. Seats that share a side from the start count as one.
 *
 * @param margin the best final score minus the second best
 * @param leadChanges how often in a match the sole leader changes, for matches in which scores are
 *     noted more than once
 * @param leaderWins how often the sole leader after the first round wins, among the same matches if
 *     they have one. A shared win counts in part
 */
public record Closeness(Sample margin, Sample leadChanges, Share leaderWins) {

  /** Collects one match after another. */
  public static final class Collector {
    private final Sample.Collector margin = new Sample.Collector();
    private final Sample.Collector leadChanges = new Sample.Collector();
    private double leadersWins;
    private int led;

    /**
     * Adds a match.
     *
     * @param standings the best score of each side, larger being better, each time scores were
     *     noted
     * @param wins the share of the win, by side
     */
    void add(double[][] standings, double[] wins) {
      if (wins.length < 2 || standings.length == 0) {
        return;
      }
      margin.add(margin(standings[standings.length - 1]));
      if (standings.length > 1) {
        leadChanges.add(changes(standings));
        int first = leader(standings[0]);
        if (first >= 0) {
          led++;
          leadersWins += wins[first];
        }
      }
    }

    Closeness closeness() {
      return new Closeness(margin.sample(), leadChanges.sample(), new Share(leadersWins, led));
    }

    public static double margin(double[] scores) {
      double best = Double.NEGATIVE_INFINITY;
      double second = Double.NEGATIVE_INFINITY;
      for (double score : scores) {
        second = Math.max(second, Math.min(best, score));
        best = Math.max(best, score);
      }
      return best - second;
    }

    private static int changes(double[][] standings) {
      int changes = 0;
      int last = -1;
      for (double[] standing : standings) {
        int leader = leader(standing);
        if (leader >= 0) {
          changes += last >= 0 && leader != last ? 1 : 0;
          last = leader;
        }
      }
      return changes;
    }

    /** Returns the side in sole lead, or -1. */
    private static int leader(double[] scores) {
      int best = 0;
      for (int side = 1; side < scores.length; side++) {
        best = scores[side] > scores[best] ? side : best;
      }
      return margin(scores) > 0 ? best : -1;
    }
  }
}
