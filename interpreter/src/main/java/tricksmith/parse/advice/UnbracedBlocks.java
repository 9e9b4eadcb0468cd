package tricksmith.parse.advice;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Knows blocks that are written without braces, by a colon and by indentation. */
public final class UnbracedBlocks {
  private UnbracedBlocks() {}

  /** {@code if C: A else: B}, in one line or in several. */
  public static Optional<TokenDiagnostic> otherwise(ErrorContext situation) {
    Token otherwise = situation.found();
    if (otherwise.getType() != TrickParser.ELSE) {
      return Optional.empty();
    }
    Token first = situation.startOfStatement(otherwise);
    @Nullable Token colon =
        first.getType() == TrickParser.IF ? colonBehind(situation, first) : null;
    return colon == null || colon.getTokenIndex() > otherwise.getTokenIndex()
        ? Optional.empty()
        : Optional.of(
            TokenDiagnostic.at(otherwise, ParseProblem.ELSE_WITHOUT_BLOCK)
                .mendedBy(inBlocks(situation, colon, otherwise)));
  }

  private static TokenEdit[] inBlocks(ErrorContext situation, Token colon, Token otherwise) {
    Token next = situation.after(otherwise);
    boolean further = next.getType() == TrickParser.IF;
    @Nullable Token second =
        further ? colonBehind(situation, next) : colonAfter(situation, otherwise);
    Token before = tokenBefore(situation, otherwise);
    Token last = lastOf(situation, otherwise);
    TokenEdit opened = TokenEdit.replace(colon, colon, " {");
    TokenEdit closed = TokenEdit.behind(last, " }");
    if (further) {
      TokenEdit between = new TokenEdit(before, true, otherwise, false, " } else");
      return second == null
          ? new TokenEdit[0]
          : new TokenEdit[] {opened, between, TokenEdit.replace(second, second, " {"), closed};
    }
    Token end = second == null ? otherwise : second;
    return new TokenEdit[] {opened, new TokenEdit(before, true, end, false, " } else {"), closed};
  }

  private static @Nullable Token colonAfter(ErrorContext situation, Token word) {
    Token next = situation.after(word);
    return next.getType() == TrickParser.COLON ? next : null;
  }

  /** The colon of an {@code if}. */
  private static @Nullable Token colonBehind(ErrorContext situation, Token first) {
    return statement(situation, first)
        .filter(token -> token.getType() == TrickParser.COLON)
        .findFirst()
        .orElse(null);
  }

  private static Token tokenBefore(ErrorContext situation, Token token) {
    @Nullable Token before = situation.before(token);
    return before == null ? token : before;
  }

  /** The last word of a statement, or of its part up to a further {@code else}. */
  private static Token lastOf(ErrorContext situation, Token otherwise) {
    return statement(situation, situation.after(otherwise))
        .takeWhile(token -> token.getType() != TrickParser.ELSE)
        .reduce(otherwise, (_, last) -> last);
  }

  /** What stands from a word on to the end of the statement. */
  private static Stream<Token> statement(ErrorContext situation, Token first) {
    return IntStream.range(first.getTokenIndex(), situation.tokens().size())
        .mapToObj(situation.tokens()::get)
        .takeWhile(token -> !TokenTypes.PARTING.contains(token.getType()));
  }

  /** {@code each player: player scores 1}. */
  public static Optional<TokenDiagnostic> colon(ErrorContext situation) {
    Token colon = situation.found();
    Token next = situation.after(colon);
    if (colon.getType() != TrickParser.COLON
        || !situation.expected().contains(TrickParser.LEFT_BRACE)
        || next.getType() == TrickParser.LEFT_BRACE) {
      return Optional.empty();
    }
    Token head = situation.startOfLine(colon);
    TokenDiagnostic complaint =
        TokenDiagnostic.over(
            colon,
            colon,
            ParseProblem.BLOCK_IN_BRACES,
            situation.words(head, tokenBefore(situation, colon)));
    return Optional.of(
        next.getLine() == colon.getLine()
            ? complaint.mendedBy(
                TokenEdit.replace(colon, colon, " {"),
                TokenEdit.behind(situation.endOfLine(next), " }"))
            : complaint);
  }
}
