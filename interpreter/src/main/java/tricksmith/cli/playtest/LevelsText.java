package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.List;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.findings.Belief;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.script.Game;

/** Prints the findings from batches at several levels, followed by a blank line. */
record LevelsText(Game game, List<Finding> findings, Messages messages) {

  private static final int MOST = 5;

  void print(PrintWriter out) {
    FindingWords words =
        new FindingWords(
            messages.locale(),
            rule -> game.script().source().place(game.placeOf(rule).start()).line());
    List<Finding> told =
        findings.stream()
            .filter(finding -> finding.belief() != Belief.TOO_FEW)
            .limit(MOST)
            .toList();
    if (told.isEmpty()) {
      out.println(messages.text("findings.none"));
    }
    for (Finding finding : told) {
      out.println(words.headline(finding) + " [" + words.belief(finding.belief()) + "]");
      if (!finding.readings().isEmpty()) {
        out.println("  " + words.detail(finding));
      }
    }
    out.println();
  }
}
