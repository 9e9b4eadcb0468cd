package tricksmith.playtest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How matches come out by other rules, on the same deals and with the same bots.
 *
 * @param before what came of the batch by the one rules
 * @param after what came of it by the other rules
 * @param differences over the matches that came to an end by both. Their verdicts hold all together
 *     in 95 of 100 cases (Holm), so that one of many does not seem to matter by chance
 * @param playedOtherwise the share of all matches that went another way somewhere
 * @param endedOtherwise the share of those with other scores, other winners or no end
 * @param wonOtherwise the share of those with other winners, among the matches that came to an end
 *     by both
 * @param firstParting where the first of them that went another way did so; null if none did
 * @param firstEndedOtherwise where the first of them that ended otherwise went another way; null if
 *     none did
 */
public record Contrast(
    Results before,
    Results after,
    List<Difference> differences,
    Share playedOtherwise,
    Share endedOtherwise,
    Share wonOtherwise,
    @Nullable Parting firstParting,
    @Nullable Parting firstEndedOtherwise) {

  public Contrast {
    differences = List.copyOf(differences);
  }

  /**
   * Where a match went another way.
   *
   * @param match its number, from 0
   * @param seed its seed
   * @param choices how many choices were the same before
   */
  public record Parting(int match, long seed, int choices) {}

  /** The plainest thing that can be said of all differences together. */
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
