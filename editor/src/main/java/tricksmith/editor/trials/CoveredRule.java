package tricksmith.editor.trials;

import java.util.regex.Pattern;
import tricksmith.playtest.RuleUse;
import tricksmith.program.RuleId;
import tricksmith.script.Game;
import tricksmith.source.Span;

/**
 * A rule, and what use was made of it.
 *
 * @param rule which it is
 * @param span where it stands in the text of the rules that were tried out
 * @param heading its first line there: what stands in a block below belongs to other rules
 * @param line from 1
 * @param text as it begins: its first line, without a comment
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

  /** How much use was made of it. */
  public Weight weight() {
    if (use.applied() == 0) {
      return Weight.NEVER_APPLIED;
    }
    return use.mattered() == 0 ? Weight.NEVER_MATTERED : Weight.MATTERED;
  }

  /** The share of the times that it applied in which it mattered; 0 if it never applied. */
  public double share() {
    return use.applied() == 0 ? 0 : (double) use.mattered() / use.applied();
  }

  /** How much use was made of a rule. */
  public enum Weight {
    NEVER_APPLIED,
    NEVER_MATTERED,
    MATTERED
  }
}
