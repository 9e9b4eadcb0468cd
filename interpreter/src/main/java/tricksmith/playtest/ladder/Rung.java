package tricksmith.playtest.ladder;

import org.apache.commons.statistics.distribution.TDistribution;
import tricksmith.players.Level;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;

/**
 * How much better players of one level do than those of another, on the same deals.
 *
 * @param margins by how many points the level {@code above} leads, deal by deal: the mean over the
 *     sides, each played once by that level against the other
 * @param better the share of the deals in which it did better, a tie counting half
 * @param looks how often it was checked whether the difference is certain
 * @param mostLooks how often it would have been checked, had it never become certain
 * @param certain whether it is: so large a difference would come up by chance in fewer than one
 *     ladder in a thousand, however often it was checked
 * @param spent whether the deals took all steps that they may take together, so that nothing more
 *     is played
 */
public record Rung(
    Level above,
    Level below,
    Sample margins,
    Share better,
    int looks,
    int mostLooks,
    boolean certain,
    boolean spent) {

  /**
   * Returns how likely chance is, at most, to produce a mean this far from zero at any of the
   * looks.
   */
  public double probability() {
    return Math.min(1, mostLooks * probability(margins));
  }

  static double probability(Sample margins) {
    if (margins.count() < 2 || margins.deviation() == 0) {
      return margins.count() > 1 && margins.mean() != 0 ? 0 : 1;
    }
    double t = margins.mean() / (margins.deviation() / Math.sqrt(margins.count()));
    return 2 * TDistribution.of(margins.count() - 1).survivalProbability(Math.abs(t));
  }

  /**
   * Returns half the width of the 95% interval of the mean. It holds for few deals, and however
   * often it was checked: stopping a ladder when a difference happens to be large does not make the
   * interval too narrow.
   */
  public double margin() {
    if (margins.count() < 2) {
      return Double.NaN;
    }
    double beyond = Normal.CHANCE / (2 * mostLooks);
    double reach = TDistribution.of(margins.count() - 1).inverseSurvivalProbability(beyond);
    return margins.margin(reach);
  }

  /**
   * Returns the mean divided by the standard deviation of deals: what is left of it in a single
   * deal.
   */
  public double effect() {
    return margins.deviation() == 0 ? 0 : margins.mean() / margins.deviation();
  }
}
