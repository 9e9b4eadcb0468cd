package tricksmith.parse.advice;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.grammar.TrickParser;

/**
 * The conditions under which a pattern applies; all of them must hold.
 *
 * @param atLines whether it applies to lines that their block does not allow
 */
record AdviceContext(List<Predicate<ErrorContext>> conditions, boolean atLines) {

  /** Applies everywhere within lines. */
  static final AdviceContext ANYWHERE = new AdviceContext(List.of(), false);

  /** Reads conditions such as {@code in:deed|within:each expects:value}. */
  static AdviceContext of(String notation) {
    List<Predicate<ErrorContext>> conditions =
        Stream.of(notation.split("\\s+"))
            .map(
                alternatives ->
                    Stream.of(alternatives.split("\\|"))
                        .map(AdviceContext::condition)
                        .reduce(Predicate::or)
                        .orElseThrow())
            .toList();
    return new AdviceContext(conditions, notation.contains("line:"));
  }

  boolean holds(ErrorContext error) {
    return (atLines || !error.atLine())
        && conditions.stream().allMatch(condition -> condition.test(error));
  }

  private static Predicate<ErrorContext> condition(String notation) {
    String[] parts = notation.split(":", 2);
    String name = parts[1];
    return switch (parts[0]) {
      case "in" -> in(rule(name));
      case "within" -> within(rule(name));
      case "outside" -> within(rule(name)).negate();
      case "line" -> in(rule(name)).and(ErrorContext::atLine);
      case "expects" -> expects(name);
      case "unexpected" -> expects(name).negate();
      case "undeclared" -> error -> !error.isDeclaredType(error.found());
      default -> throw new IllegalArgumentException(notation);
    };
  }

  private static Predicate<ErrorContext> in(int rule) {
    return error -> error.in(rule);
  }

  private static Predicate<ErrorContext> within(int rule) {
    return error -> error.within(rule);
  }

  private static Predicate<ErrorContext> expects(String name) {
    if (name.equals("value")) {
      return error -> error.expected().isValue();
    }
    if (name.equals("next")) {
      return error -> error.expected().contains(error.after(error.found()).getType());
    }
    int type = token(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    return error -> error.expected().contains(type);
  }

  private static int rule(String name) {
    return index(name, TrickParser.ruleNames.length, rule -> TrickParser.ruleNames[rule]);
  }

  private static int token(String name) {
    return index(
        name,
        TrickParser.VOCABULARY.getMaxTokenType() + 1,
        type -> String.valueOf(TrickParser.VOCABULARY.getSymbolicName(type)));
  }

  private static int index(String name, int size, IntFunction<String> names) {
    return IntStream.range(0, size)
        .filter(index -> name.equals(names.apply(index)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }
}
