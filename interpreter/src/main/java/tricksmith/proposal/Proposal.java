package tricksmith.proposal;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Section;

/**
 * A small edit that makes a wish true.
 *
 * @param edit what it changes; fixes of warnings that it causes are in the script too
 * @param script the script after it, with the test
 * @param rules the same without the test
 * @param test the lines of the test, which fails before the edit and passes after it; empty if the
 *     moment cannot be set by hand
 * @param breaks the titles of the tests that fail after it
 * @param earlier whether something comes out differently in the match before the moment pointed at
 * @param share how much comes out differently in other matches
 */
public record Proposal(
    SmallEdit edit,
    Source script,
    Source rules,
    List<String> test,
    List<String> breaks,
    boolean earlier,
    Share share) {

  public Proposal {
    test = List.copyOf(test);
    breaks = List.copyOf(breaks);
  }

  /** Returns the proposal with the tests left out that fail after it: they keep the old rule. */
  public Proposal withoutBroken() {
    return new Proposal(
        edit, withoutBroken(script), withoutBroken(rules), test, List.of(), earlier, share);
  }

  private Source withoutBroken(Source source) {
    List<Edit> gone =
        GameScript.readUnreviewed(source)
            .syntax()
            .all(Section.Tests.class)
            .flatMap(section -> left(section).isEmpty() ? Stream.of(section.span()) : gone(section))
            .map(span -> PointedScript.removed(source, span))
            .toList();
    return source.edited(gone);
  }

  private List<Section.Test> left(Section.Tests section) {
    return section.tests().stream().filter(each -> !isBroken(each)).toList();
  }

  private Stream<Span> gone(Section.Tests section) {
    return section.tests().stream().filter(this::isBroken).map(Section.Test::span);
  }

  private boolean isBroken(Section.Test each) {
    return breaks.contains(each.title().value());
  }

  /**
   * How much comes out differently on the same deals. Each match counts up to its first difference:
   * after it the deals are the same, but not their play.
   *
   * @param matches the number of matches judged
   * @param differing the number of matches with a difference
   * @param tricks the number of tricks judged
   */
  public record Share(int matches, int differing, int tricks) {

    /** Returns N if about one trick in N comes out differently; 0 if none does. */
    public int oneIn() {
      return differing == 0 ? 0 : Math.max(1, Math.round((float) tricks / differing));
    }

    /** Returns the differing matches per trick judged, for comparison. */
    double rate() {
      return tricks == 0 ? differing : (double) differing / tricks;
    }
  }
}
