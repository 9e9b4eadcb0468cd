package tricksmith.proposal;

import java.util.List;
import tricksmith.source.Source;

/**
 * A small edit that makes a wish true.
 *
 * @param edit what it changes; fixes of warnings that it causes are in the script too
 * @param script the script after it, with the test
 * @param rules the same without the test
 * @param test the lines of the test, which fails before and passes now; empty if the moment cannot
 *     be set by hand
 * @param earlier whether something comes out differently in the match before what is pointed at
 * @param share in how many other matches something comes out differently
 */
public record Proposal(
    SmallEdit edit, Source script, Source rules, List<String> test, boolean earlier, Share share) {

  public Proposal {
    test = List.copyOf(test);
  }

  /**
   * How much comes out differently on the same deals. Each match counts up to the first difference:
   * after it the deals are the same, but not what is made of them.
   *
   * @param matches how many were judged
   * @param differing in how many of them something comes out differently
   * @param tricks how many tricks were judged
   */
  public record Share(int matches, int differing, int tricks) {

    /** One trick in so many comes out differently; 0 if none does. */
    public int oneIn() {
      return differing == 0 ? 0 : Math.max(1, Math.round((float) tricks / differing));
    }

    /** How much that is, to compare. */
    double rate() {
      return tricks == 0 ? differing : (double) differing / tricks;
    }
  }
}
