package tricksmith.proposal;

import java.util.List;

/**
 * The results of a search.
 *
 * @param best at most three that mean different things, those that change least elsewhere first;
 *     those that break tests after all others, and only as far as there is room; those of a search
 *     that went on come after those found before
 * @param leftOut edits that would break a test of the script, for which there was no room
 * @param complete whether all small edits were tried
 * @param tried how many edits were tried
 */
public record Proposals(List<Proposal> best, List<LeftOut> leftOut, boolean complete, int tried) {

  public static final int MOST = 3;

  public Proposals {
    best = List.copyOf(best);
    leftOut = List.copyOf(leftOut);
  }

  /**
   * An edit that would break tests.
   *
   * @param tests their titles, at least one
   */
  public record LeftOut(List<String> tests) {
    public LeftOut {
      tests = List.copyOf(tests);
    }
  }
}
