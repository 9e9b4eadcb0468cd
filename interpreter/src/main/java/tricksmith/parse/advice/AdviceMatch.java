package tricksmith.parse.advice;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** The meaning of a pattern's names in a statement that it matches. */
record AdviceMatch(ErrorContext error, EncodedStatement statement, Matcher match) {

  /**
   * The placeholders {@code $0}, {@code $name}, {@code $name..name}, <code>{name?yes:no}</code>,
   * <code> {function(name)}</code>, <code>{function(name..name)}</code>.
   */
  private static final Pattern PLACEHOLDER =
      Pattern.compile(
          "\\$(?<from>\\w+)(?:\\.\\.(?<to>[a-z]\\w*))?|\\{(?<if>\\w+)\\?(?<yes>[^:{}]*):(?<no>[^{}]*)}"
              + "|\\{(?<function>\\w+)\\((?<argument>\\w*)(?:\\.\\.(?<end>\\w+))?\\)}");

  private static final String NOTHING = "";

  /** Returns the first token of the part with this name; {@code 0} is the region. */
  Token first(String name) {
    return statement.first(match, group(name));
  }

  Token last(String name) {
    return statement.last(match, group(name));
  }

  List<Token> all() {
    return statement.all(match);
  }

  String filled(String template) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(found -> Matcher.quoteReplacement(value(found)));
  }

  private String value(MatchResult placeholder) {
    if (placeholder.group("function") != null) {
      return AdviceFunction.named(placeholder.group("function"))
          .of(error, words(placeholder.group("argument"), placeholder.group("end")));
    }
    if (placeholder.group("if") != null) {
      return filled(placeholder.group(has(placeholder.group("if")) ? "yes" : "no"));
    }
    return words(placeholder.group("from"), placeholder.group("to"));
  }

  private String words(String from, @Nullable String to) {
    return to == null || !has(to) ? words(from) : error.words(first(from), last(to));
  }

  private String words(String name) {
    return name.isEmpty() || !has(name) ? NOTHING : error.words(first(name), last(name));
  }

  /** Whether an optional part is present. */
  boolean has(String name) {
    return match.start(group(name)) >= 0;
  }

  private String group(String name) {
    return name.equals("0") ? LinePattern.REGION : name;
  }
}
