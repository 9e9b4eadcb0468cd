package tricksmith.script;

import java.util.List;
import java.util.Set;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.source.Problem;

/** What is said of a script, to be compared with what is said of it when it is spaced otherwise. */
public final class Remarks {

  /** What is said of spaces and lines themselves. */
  private static final Set<Problem> OF_SPACES =
      Set.of(
          ParseProblem.MANY_LINES, ParseProblem.LONG_LINE, ReviewProblem.NOT_UNDER_THE_CONDITION);

  private Remarks() {}

  /** Returns what is said, without the spaces in what is quoted and the ends of cut-off quotes. */
  public static List<String> of(GameScript script) {
    return script.diagnostics().stream()
        .filter(each -> !OF_SPACES.contains(each.problem()))
        .map(each -> each.problem() + " " + each.arguments())
        .map(each -> each.replaceAll("[^,]{0,9}…", "…").replaceAll("\\s", ""))
        .toList();
  }
}
