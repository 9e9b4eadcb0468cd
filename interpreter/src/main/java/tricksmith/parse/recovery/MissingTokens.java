package tricksmith.parse.recovery;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.advice.ErrorContext;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Reports what is missing, judging by what was allowed at the place of an error. */
final class MissingTokens {
  private MissingTokens() {}

  /** Explains a line that names something without saying what happens to it. */
  static Optional<TokenDiagnostic> deed(ErrorContext error) {
    if (error.isAfter(TrickParser.SET_TO)) {
      return Optional.empty();
    }
    return switch (error.context().getRuleIndex()) {
      case TrickParser.RULE_deed -> missing(error, ParseProblem.MISSING_VERB);
      case TrickParser.RULE_each -> missing(error, ParseProblem.MISSING_EACH);
      default -> Optional.empty();
    };
  }

  static Optional<TokenDiagnostic> value(ErrorContext error) {
    if (!error.expected().isValue()) {
      return Optional.empty();
    }
    return missing(
        error,
        error.isConditionNext() ? ParseProblem.MISSING_CONDITION : ParseProblem.MISSING_VALUE);
  }

  static Optional<TokenDiagnostic> name(ErrorContext error) {
    if (!error.expected().isName()) {
      return Optional.empty();
    }
    if (TokenTypes.isConnective(error.found().getType())) {
      return Optional.of(TokenDiagnostic.at(error.found(), ParseProblem.RESERVED_WORD));
    }
    return missing(
        error,
        error.atStartOf(TrickParser.RULE_type)
            ? ParseProblem.MISSING_TYPE
            : ParseProblem.MISSING_NAME,
        error.form());
  }

  static Optional<TokenDiagnostic> textOrNumber(ErrorContext error) {
    if (error.expected().contains(TrickParser.TEXT)) {
      return missing(error, ParseProblem.MISSING_TEXT, error.form())
          .map(diagnostic -> quoted(error, diagnostic));
    }
    return error.expected().contains(TrickParser.NUMBER)
        ? missing(error, ParseProblem.MISSING_NUMBER, error.form())
        : Optional.empty();
  }

  /** Adds a fix for words that only lack their quotes. */
  private static TokenDiagnostic quoted(ErrorContext error, TokenDiagnostic diagnostic) {
    List<Token> words =
        error.restOfLine(error.found()).stream()
            .takeWhile(word -> TokenTypes.isNameOrNumber(word.getType()))
            .toList();
    return words.isEmpty()
        ? diagnostic
        : diagnostic.withEdits(
            TokenEdit.before(words.getFirst(), "\""), TokenEdit.after(words.getLast(), "\""));
  }

  /** Explains that one of a few words or signs is missing, if they are few enough to list. */
  static Optional<TokenDiagnostic> oneOfFew(ErrorContext error) {
    List<String> words = error.expected().fewWords();
    String form = error.form();
    return switch (words.size()) {
      case 0 -> Optional.empty();
      case 1 -> {
        String word = words.getFirst();
        // A form that does not show the word would be no help.
        yield missing(error, ParseProblem.MISSING_WORD, word, form.contains(word) ? form : word);
      }
      default -> missing(error, ParseProblem.MISSING_ONE_OF, String.join("`, `", words), form);
    };
  }

  private static Optional<TokenDiagnostic> missing(
      ErrorContext error, ParseProblem problem, String... more) {
    @Nullable Token before = error.before();
    return before == null || before.getType() == TrickParser.LINE_END
        ? Optional.empty()
        : Optional.of(TokenDiagnostic.between(before, error.found(), problem, more));
  }
}
