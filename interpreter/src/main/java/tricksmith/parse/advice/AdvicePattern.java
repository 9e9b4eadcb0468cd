package tricksmith.parse.advice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.diagnostic.TokenDiagnostic;

/**
 * One way in which people write something that a script writes otherwise.
 *
 * @param name what the pattern is called in its table
 * @param stage when it is asked
 * @param context where it applies
 * @param yieldsTo the names of the patterns that are preferred to it where both match
 * @param variants the forms that the line can take; the first that matches counts
 * @param examples lines to which it applies, and what they become
 */
public record AdvicePattern(
    String name,
    Stage stage,
    AdviceContext context,
    Set<String> yieldsTo,
    List<Variant> variants,
    List<Example> examples) {

  /** When a pattern is asked, among the explanations that follow from the grammar alone. */
  public enum Stage {
    /** Whole lines and phrases, before all that is about single words. */
    WORDING,
    /** Before all that follows from the grammar. */
    FIRST,
    /** Where no word is misplaced or misspelt. */
    AFTER_SPELLING,
    /** Where the grammar does not call for a value, a name or a text either. */
    AFTER_MISSING_VALUES
  }

  /** A form of a line, what is said about it, and how it is fixed. */
  record Variant(LinePattern pattern, AdviceRemedy remedy) {}

  /**
   * A line to which the pattern applies.
   *
   * @param section the part of a script to which it belongs
   * @param line what somebody wrote
   * @param fixed what the quick fix makes of it; null where there is none
   */
  public record Example(String section, String line, @Nullable String fixed) {}

  /** What this pattern says about an error; empty if it does not match. */
  Optional<TokenDiagnostic> diagnose(ErrorContext error, EncodedStatement statement) {
    return context.holds(error) ? matching(error, statement).findFirst() : Optional.empty();
  }

  private Stream<TokenDiagnostic> matching(ErrorContext error, EncodedStatement statement) {
    return variants.stream()
        .flatMap(
            variant ->
                Stream.of(variant.pattern().matcher(statement.text()))
                    .filter(Matcher::find)
                    .map(match -> new AdviceMatch(error, statement, match))
                    .map(variant.remedy()::diagnostic));
  }
}
