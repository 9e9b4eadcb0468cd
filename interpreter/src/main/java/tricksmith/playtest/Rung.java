package tricksmith.playtest;

import org.apache.commons.statistics.distribution.TDistribution;
import tricksmith.players.Level;

/**
 * How much better players of one level do than those of another, on the same deals.
 *
 * @param margins by how many points those of the one are better, deal by deal: the mean of the deal
 *     played once with each side played by the one, and all others by the other
 * @param better in how many of the deals they did better, a tie counting half
 * @param looks how often it was asked whether the difference is certain
 * @param mostLooks how often it would have been asked, had it never been
 * @param certain whether it is: so large a difference would come up in fewer than one of a thousand
 *     ladders by chance, however often it was looked at
 */
public record Rung(
    Level above,
    Level below,
    Sample margins,
    Share better,
    int looks,
    int mostLooks,
    boolean certain) {

  private static final double OUTSIDE = 0.05;

  /** How often a mean as far from nought would come up by chance, looked at once. */
  public double probability() {
    return probability(margins);
  }

  static double probability(Sample margins) {
    if (margins.count() < 2 || margins.deviation() == 0) {
      return margins.count() > 1 && margins.mean() != 0 ? 0 : 1;
    }
    double t = margins.mean() / (margins.deviation() / Math.sqrt(margins.count()));
    return 2 * TDistribution.of(margins.count() - 1).survivalProbability(Math.abs(t));
  }

  /**
   * Half the width of the 95% interval of the mean. It holds for few deals, and however often it
   * was looked at: that a ladder stops when a difference happens to be large makes it no narrower
   * than it ought to be.
   */
  public double margin() {
    if (margins.count() < 2) {
      return Double.NaN;
    }
    double beyond = OUTSIDE / (2 * mostLooks);
    double reach = TDistribution.of(margins.count() - 1).inverseSurvivalProbability(beyond);
    return margins.margin(reach);
  }

  /** The mean beside how far deals are spread: what is left of it in a single deal. */
  public double effect() {
    return margins.deviation() == 0 ? 0 : margins.mean() / margins.deviation();
  }
}
