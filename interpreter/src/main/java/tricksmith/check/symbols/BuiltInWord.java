package tricksmith.check.symbols;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** A word of the language that is an expression on its own. */
public record BuiltInWord(String word, Type type, Operator operator) {
  private static final Map<String, BuiltInWord> ALL =
      Stream.of(Operator.values())
          .flatMap(
              operator ->
                  operator.overloads().stream()
                      .filter(overload -> overload.parameters().isEmpty())
                      .map(each -> new BuiltInWord(each.word(), each.result(), operator)))
          .collect(Collectors.toUnmodifiableMap(BuiltInWord::word, Function.identity()));

  /** Words that are expressions but stand for something other than a built-in function. */
  private static final List<String> OTHERS =
      List.of("yes", "no", "none", "nobody", "hands", "score");

  public static @Nullable BuiltInWord of(String word) {
    return ALL.get(word);
  }

  /** Whether a word on its own means something in the language. */
  public static boolean means(String word) {
    return ALL.containsKey(word) || OTHERS.contains(word);
  }

  /** The words that are built-in functions without operands, in alphabetical order. */
  public static List<BuiltInWord> values() {
    return ALL.values().stream().sorted(Comparator.comparing(BuiltInWord::word)).toList();
  }

  /** All words that are expressions on their own, for suggestions. */
  public static List<String> all() {
    return Stream.concat(ALL.keySet().stream().sorted(), OTHERS.stream()).toList();
  }

  public Term at(Span span) {
    return new Term.Operation(span, type, operator, List.of());
  }
}
