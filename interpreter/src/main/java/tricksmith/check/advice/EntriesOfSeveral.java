package tricksmith.check.advice;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Explains a variable that is read for several at once, as in {@code it not in (bid of players)}.
 */
public record EntriesOfSeveral(CheckLog log) {
  private static final Pattern SOUGHT =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}_.-])(?<what>[\\p{L}\\p{N}_.-]+) +(?<not>not +)?in +(?<open>\\()?$");

  /**
   * Reports the values of several.
   *
   * @param whole what is written
   * @param several whose values it asks for
   */
  public Term report(Span whole, String variable, Span several) {
    String set = log.written(several);
    Matcher sought = SOUGHT.matcher(log.before(whole.start()));
    boolean looksFor = sought.find();
    boolean bracketed = looksFor && sought.group("open") != null;
    if (!looksFor || (bracketed && !log.after(whole.end()).startsWith(")"))) {
      return log.error(CheckProblem.ENTRIES_OF_SEVERAL, whole, variable, set, sum(variable, set));
    }
    String asked =
        "%s other in %s where %s[other] == %s"
            .formatted(
                sought.group("not") == null ? "some" : "no", set, variable, sought.group("what"));
    int start = whole.start() - sought.group().length();
    Span replaced = new Span(start, whole.end() + (bracketed ? 1 : 0));
    log.problem(
        CheckProblem.ENTRIES_OF_SEVERAL, whole, Fix.replace(replaced, asked), variable, set, asked);
    return ErrorTerm.at(whole);
  }

  private static String sum(String variable, String set) {
    return "(sum of %s[other] over other in %s)".formatted(variable, set);
  }
}
