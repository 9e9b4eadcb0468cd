package tricksmith.editor.batch;

import java.util.regex.Pattern;
import tricksmith.playtest.results.RuleUse;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;
import tricksmith.source.Span;

/**
 * A rule and how it was used.
 *
 * @param rule the rule
 * @param span its place in the text of the rules tried out
 * @param heading its first line there, since a block below it belongs to other rules
 * @param line from 1
 * @param text its first line, without comments
 */
public record CoveredRule(
    RuleId rule, Span span, Span heading, int line, String text, RuleUse use) {

  private static final Pattern COMMENT = Pattern.compile("\\s//.*");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  static CoveredRule of(Game game, RuleId rule, RuleUse use) {
    Span span = game.placeOf(rule);
    String line = game.script().source().text(span).lines().findFirst().orElse("");
    String text = SPACES.matcher(COMMENT.matcher(line).replaceFirst("")).replaceAll(" ").strip();
    Span heading = new Span(span.start(), span.start() + line.length());
    return new CoveredRule(
        rule, span, heading, game.script().source().place(span.start()).line(), text, use);
  }

  /** Returns how much the rule was used. */
  public Weight weight() {
    if (use.applied() == 0) {
      return Weight.NEVER_APPLIED;
    }
    return use.mattered() == 0 ? Weight.NEVER_MATTERED : Weight.MATTERED;
  }

  /** Returns the share of its applications in which the rule mattered; 0 if it never applied. */
  public double share() {
    return use.applied() == 0 ? 0 : (double) use.mattered() / use.applied();
  }

  /** How much a rule was used. */
  public enum Weight {
    NEVER_APPLIED,
    NEVER_MATTERED,
    MATTERED
  }
}
