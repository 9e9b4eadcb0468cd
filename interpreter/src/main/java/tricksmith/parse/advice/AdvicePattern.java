package tricksmith.parse.advice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.diagnostic.TokenDiagnostic;

/**
 * A way of writing something that a script writes differently.
 *
 * @param name the name of the pattern in its table
 * @param stage when it is asked
 * @param context where it applies
 * @param yieldsTo the names of the patterns preferred to it where both match
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

  /** When a pattern is asked, relative to the explanations that follow from the grammar alone. */
  public enum Stage {
    /** Whole lines and phrases, before everything about single words. */
    WORDING,
    /** Before everything that follows from the grammar. */
    FIRST,
    /** Where no word is misplaced or misspelt. */
    AFTER_SPELLING,
    /** Where the grammar calls for no value, name or text either. */
    AFTER_MISSING_VALUES
  }

  /** A form of a line, the message about it, and its fix. */
  record Variant(LinePattern pattern, AdviceRemedy remedy) {

    /** Asks the cheapest question first: most forms need a word that the statement has not. */
    private Optional<Matcher> match(
        ErrorContext error, EncodedStatement statement, AdviceContext context) {
      return pattern.canOccurIn(statement) && context.holds(error)
          ? pattern.find(statement)
          : Optional.empty();
    }
  }

  /**
   * A line to which the pattern applies.
   *
   * @param section the section of a script to which it belongs
   * @param line the line as an author might write it
   * @param fixed the line after the quick fix; null if there is none
   */
  public record Example(String section, String line, @Nullable String fixed) {}

  /** Returns the diagnostic of this pattern for an error; empty if it does not match. */
  Optional<TokenDiagnostic> diagnose(ErrorContext error, EncodedStatement statement) {
    for (Variant variant : variants) {
      Optional<Matcher> match = variant.match(error, statement, context);
      if (match.isPresent()) {
        AdviceMatch meant = new AdviceMatch(error, statement, match.get());
        return Optional.of(variant.remedy().diagnostic(meant));
      }
    }
    return Optional.empty();
  }

  boolean matches(ErrorContext error, EncodedStatement statement) {
    return variants.stream()
        .anyMatch(variant -> variant.match(error, statement, context).isPresent());
  }
}
