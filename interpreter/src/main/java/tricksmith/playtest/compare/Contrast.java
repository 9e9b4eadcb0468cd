package tricksmith.playtest.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.statistics.Share;
import tricksmith.playtest.statistics.Verdict;

/**
 * How matches under two versions of the rules compare, on the same deals and with the same bots.
 *
 * @param before the results under the first version
 * @param after the results under the second version
 * @param differences over the matches that ended under both versions. Together, their verdicts hold
 *     with 95% confidence (Holm), so that testing many measures does not turn up one by chance
 * @param playedOtherwise the share of all matches that diverged at some point
 * @param endedOtherwise the share of all matches with other scores, other winners or no end
 * @param wonOtherwise the share with other winners, among the matches that ended under both
 *     versions
 * @param firstParting where the first match to diverge did so; null if none did
 * @param firstEndedOtherwise where the first match that ended differently diverged; null if none
 *     did
 */
public record Contrast(
    Results before,
    Results after,
    List<Difference> differences,
    Share playedOtherwise,
    Share endedOtherwise,
    Share wonOtherwise,
    @Nullable MatchMoment firstParting,
    @Nullable MatchMoment firstEndedOtherwise) {

  public Contrast {
    differences = List.copyOf(differences);
  }

  /**
   * Returns the first measure on which more matches would tell more, for the side that takes the
   * fewest; empty if there is none.
   */
  public Optional<Difference> undecided() {
    return differences.stream()
        .filter(difference -> difference.matchesNeeded().isPresent())
        .min(
            Comparator.comparing(Difference::measure)
                .thenComparingDouble(
                    difference -> difference.matchesNeeded().orElse(Double.POSITIVE_INFINITY)));
  }

  /** Returns the clearest verdict among all differences. */
  public Verdict verdict() {
    if (playedOtherwise.count() == 0) {
      return Verdict.NONE;
    }
    List<Verdict> verdicts = differences.stream().map(Difference::verdict).toList();
    if (verdicts.contains(Verdict.MORE_THAN_NOISE)) {
      return Verdict.MORE_THAN_NOISE;
    }
    return verdicts.contains(Verdict.TOO_FEW) ? Verdict.TOO_FEW : Verdict.WITHIN_NOISE;
  }
}
