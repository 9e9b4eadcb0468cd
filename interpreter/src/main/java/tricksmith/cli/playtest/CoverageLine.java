package tricksmith.cli.playtest;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import tricksmith.lower.rules.RuleTable;
import tricksmith.playtest.results.Coverage;
import tricksmith.playtest.results.RuleUse;
import tricksmith.script.Game;
import tricksmith.source.Place;
import tricksmith.source.Source;

/**
 * A rule and how it was used: one line of the coverage report.
 *
 * @param text the rule's first line in the script, without comments
 */
record CoverageLine(RuleTable.Entry entry, Place place, String text, RuleUse use) {

  private static final Pattern COMMENT = Pattern.compile("\\s//.*");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** All watched rules, in script order. */
  static List<CoverageLine> inOrder(Game game, Coverage coverage) {
    return coverage.uses().entrySet().stream()
        .map(used -> of(game, game.places().entry(used.getKey()), used.getValue()))
        .sorted(Comparator.comparingInt(rule -> rule.entry().span().start()))
        .toList();
  }

  private static CoverageLine of(Game game, RuleTable.Entry entry, RuleUse use) {
    Source source = game.script().source();
    String line = source.text(entry.span()).lines().findFirst().orElse("");
    String text = SPACES.matcher(COMMENT.matcher(line).replaceFirst("")).replaceAll(" ");
    return new CoverageLine(entry, source.place(entry.span().start()), text.strip(), use);
  }
}
