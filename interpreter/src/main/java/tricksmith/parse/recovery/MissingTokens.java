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

/** Says what is missing, by what could have stood at the place of an error. */
final class MissingTokens {
  private MissingTokens() {}

  /** Something was named, and it is not said what happens with it. */
  static Optional<TokenDiagnostic> deed(ErrorContext situation) {
    if (situation.isAfter(TrickParser.SET_TO)) {
      return Optional.empty();
    }
    return switch (situation.context().getRuleIndex()) {
      case TrickParser.RULE_deed -> missing(situation, ParseProblem.MISSING_VERB);
      case TrickParser.RULE_each -> missing(situation, ParseProblem.MISSING_EACH);
      default -> Optional.empty();
    };
  }

  static Optional<TokenDiagnostic> value(ErrorContext situation) {
    if (!situation.expected().isValue()) {
      return Optional.empty();
    }
    return missing(
        situation,
        situation.isConditionNext() ? ParseProblem.MISSING_CONDITION : ParseProblem.MISSING_VALUE);
  }

  static Optional<TokenDiagnostic> name(ErrorContext situation) {
    if (!situation.expected().isName()) {
      return Optional.empty();
    }
    if (TokenTypes.isConnective(situation.found().getType())) {
      return Optional.of(TokenDiagnostic.at(situation.found(), ParseProblem.RESERVED_WORD));
    }
    return missing(
        situation,
        situation.atStartOf(TrickParser.RULE_type)
            ? ParseProblem.MISSING_TYPE
            : ParseProblem.MISSING_NAME,
        situation.form());
  }

  static Optional<TokenDiagnostic> textOrNumber(ErrorContext situation) {
    if (situation.expected().contains(TrickParser.TEXT)) {
      return missing(situation, ParseProblem.MISSING_TEXT, situation.form())
          .map(complaint -> quoted(situation, complaint));
    }
    return situation.expected().contains(TrickParser.NUMBER)
        ? missing(situation, ParseProblem.MISSING_NUMBER, situation.form())
        : Optional.empty();
  }

  /** Words that only lack their quotes. */
  private static TokenDiagnostic quoted(ErrorContext situation, TokenDiagnostic complaint) {
    List<Token> words =
        situation.restOfLine(situation.found()).stream()
            .takeWhile(word -> TokenTypes.isNameOrNumber(word.getType()))
            .toList();
    return words.isEmpty()
        ? complaint
        : complaint.mendedBy(
            TokenEdit.before(words.getFirst(), "\""), TokenEdit.behind(words.getLast(), "\""));
  }

  /** One of a few words or signs, if they are few enough to be told. */
  static Optional<TokenDiagnostic> oneOfFew(ErrorContext situation) {
    List<String> words = situation.expected().fewWords();
    String form = situation.form();
    return switch (words.size()) {
      case 0 -> Optional.empty();
      case 1 -> missing(situation, ParseProblem.MISSING_WORD, words.getFirst(), form);
      default -> missing(situation, ParseProblem.MISSING_ONE_OF, String.join("`, `", words), form);
    };
  }

  private static Optional<TokenDiagnostic> missing(
      ErrorContext situation, ParseProblem problem, String... more) {
    @Nullable Token before = situation.before();
    return before == null || before.getType() == TrickParser.LINE_END
        ? Optional.empty()
        : Optional.of(TokenDiagnostic.between(before, situation.found(), problem, more));
  }
}
