package tricksmith.editor.batch;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
 * @param zeroOption the option that is the amount in that line, or a factor of it, and stands at 0;
 *     empty for none
 */
public record CoveredRule(
    RuleId rule,
    Span span,
    Span heading,
    int line,
    String text,
    Optional<String> zeroOption,
    RuleUse use) {

  private static final List<String> ZERO = List.of("0");
  private static final Pattern COMMENT = Pattern.compile("\\s//.*");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** A name that is a factor, or all that is scored. */
  private static final Pattern FACTOR =
      Pattern.compile(
          "([\\p{L}\\p{N}-]+) ?\\*|\\* ?([\\p{L}\\p{N}-]+)"
              + "|scores? ([\\p{L}\\p{N}-]+)(?= if| unless|$)");

  static CoveredRule of(Game game, RuleId rule, RuleUse use) {
    Span span = game.placeOf(rule);
    String line = game.script().source().text(span).lines().findFirst().orElse("");
    String text = SPACES.matcher(COMMENT.matcher(line).replaceFirst("")).replaceAll(" ").strip();
    Span heading = new Span(span.start(), span.start() + line.length());
    int number = game.script().source().place(span.start()).line();
    return new CoveredRule(rule, span, heading, number, text, zeroOption(game, text), use);
  }

  private static Optional<String> zeroOption(Game game, String text) {
    Set<String> names =
        FACTOR
            .matcher(text)
            .results()
            .flatMap(found -> Stream.of(found.group(1), found.group(2), found.group(3)))
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    return Objects.requireNonNull(game.script().rules()).options().stream()
        .filter(option -> names.contains(option.name()))
        .filter(option -> game.setup().valueOf(option).equals(ZERO))
        .map(option -> option.name())
        .findFirst();
  }

  /** Returns whether this is the same rule, however it was used. */
  public boolean isRuleOf(CoveredRule other) {
    return rule.equals(other.rule);
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
