package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Columns;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.lower.rules.RuleTable;
import tricksmith.playtest.results.Coverage;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.RuleUse;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Share;
import tricksmith.script.Game;

/** Prints how often each rule was used, as a table. */
record CoverageReport(Game game, Coverage coverage, Messages messages) {

  /** The fewest matches after which a rule that did nothing is reported. */
  private static final int FEW_MATCHES = 30;

  /** Prints all rules, if any match was watched. */
  void print(TextOutput out) {
    if (coverage.matches() == 0) {
      return;
    }
    out.println();
    out.println(messages.text("coverage.heading", coverage.matches()));
    List<CoverageLine> rules = CoverageLine.inOrder(game, coverage);
    columns(rules).linesUnderHeadings(out.columns()).forEach(out::println);
  }

  /** Prints the rules that never made a difference, unless too few matches were watched. */
  void printUnused(PrintWriter out) {
    List<CoverageLine> unused =
        CoverageLine.inOrder(game, coverage).stream()
            .filter(rule -> rule.use().mattered() == 0)
            .toList();
    if (coverage.matches() < FEW_MATCHES || unused.isEmpty()) {
      return;
    }
    Columns columns = Columns.ofNumbersWithRemarks();
    unused.forEach(
        rule ->
            columns.row(
                Integer.toString(rule.place().line()),
                rule.use().applied() == 0
                    ? messages.text("coverage.never-applied")
                    : messages.text(withoutEffect(rule), rule.use().applied()),
                rule.text()));
    out.println();
    out.println(messages.text("coverage.unused", coverage.matches()));
    columns.lines().forEach(out::println);
  }

  /** A statement is reached, also where its condition then does not hold; other rules apply. */
  private static String withoutEffect(CoverageLine rule) {
    return rule.entry().kind() == RuleTable.Kind.STATEMENT
        ? "coverage.reached"
        : "coverage.never-mattered";
  }

  private Columns columns(List<CoverageLine> rules) {
    Columns columns =
        Columns.ofNumbersWithRemarks()
            .row(
                messages.text("coverage.line"),
                messages.text("coverage.applied"),
                messages.text("coverage.mattered"),
                messages.text("coverage.matches"),
                messages.text("simulate.interval"),
                messages.text("coverage.example"));
    for (CoverageLine rule : rules) {
      RuleUse use = rule.use();
      Share matches = use.matchesMattered();
      columns.row(
          Integer.toString(rule.place().line()),
          Long.toString(use.applied()),
          Long.toString(use.mattered()),
          Figures.percent(matches.value()),
          Figures.percents(matches.from(), matches.to()),
          example(use.example()),
          rule.text());
    }
    return columns;
  }

  private String example(@Nullable MatchMoment example) {
    return example == null
        ? messages.text("coverage.never")
        : messages.text("coverage.moment", example.seed(), example.choices());
  }
}
