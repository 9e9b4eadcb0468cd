package tricksmith.proposal;

import java.util.List;

/**
 * What a search has found.
 *
 * @param best at most three that mean different things, those first that change least elsewhere
 * @param leftOut those that would break a test of the script
 * @param complete whether all small edits were tried
 * @param tried how many were
 */
public record Proposals(List<Proposal> best, List<LeftOut> leftOut, boolean complete, int tried) {

  /** So many are shown. */
  public static final int MOST = 3;

  public Proposals {
    best = List.copyOf(best);
    leftOut = List.copyOf(leftOut);
  }

  /**
   * An edit that would break a test.
   *
   * @param test the title of the first that it would break
   */
  public record LeftOut(SmallEdit edit, String test) {}
}
