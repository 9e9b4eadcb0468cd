package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.List;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.findings.Belief;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.script.Game;

/**
 * Prints the findings from batches at one or several levels, followed by a blank line.
 *
 * @param levels how many levels played
 */
record FindingsText(Game game, List<Finding> findings, int levels, Messages messages) {

  private static final int MOST = 5;

  void print(PrintWriter out) {
    FindingWords words =
        new FindingWords(
            messages.locale(),
            rule -> game.script().source().place(game.placeOf(rule).start()).line());
    List<Finding> told = findings.stream().filter(this::isTold).limit(MOST).toList();
    if (told.isEmpty()) {
      out.println(messages.text(levels > 1 ? "findings.none" : "findings.none-of-one"));
    }
    for (Finding finding : told) {
      out.println(words.headline(finding) + " [" + words.belief(finding.belief()) + "]");
      if (!finding.readings().isEmpty()) {
        out.println("  " + words.detail(finding));
      }
    }
    out.println();
  }

  /** Lines without effect are listed below the results of a level, so one level need not say it. */
  private boolean isTold(Finding finding) {
    return finding.belief() != Belief.TOO_FEW
        && (levels > 1 || !(finding.subject() instanceof Finding.Subject.IdleRule));
  }
}
