package tricksmith.playtest;

import java.util.Arrays;

/**
 * How close matches are, where scores decide who wins; without numbers where the script names the
 * winners itself, or all are one side. Seats that are one side from the start count as one.
 *
 * @param margin between the best score at the end and the next
 * @param leadChanges how often in a match somebody else leads alone than did before, as scores are
 *     noted; of matches in which that is more than once
 * @param leaderWins how often who leads alone after the first round wins; of the same matches, if
 *     somebody does. A shared win counts as its part
 */
public record Closeness(Sample margin, Sample leadChanges, Share leaderWins) {

  /** Takes the matches one after the other. */
  static final class Collector {
    private final Sample.Collector margin = new Sample.Collector();
    private final Sample.Collector leadChanges = new Sample.Collector();
    private double leadersWins;
    private int led;

    /**
     * Adds a match.
     *
     * @param standings the best score of each side, the larger the better, whenever scores were
     *     noted
     * @param wins shares in the win, by side
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

    static double margin(double[] scores) {
      double[] sorted = scores.clone();
      Arrays.sort(sorted);
      return sorted[sorted.length - 1] - sorted[sorted.length - 2];
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

    /** Who leads alone, or -1. */
    private static int leader(double[] scores) {
      int best = 0;
      for (int side = 1; side < scores.length; side++) {
        best = scores[side] > scores[best] ? side : best;
      }
      return margin(scores) > 0 ? best : -1;
    }
  }
}
