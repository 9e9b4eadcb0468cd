package tricksmith.parse.recovery;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.antlr.v4.runtime.atn.ATNState;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.advice.Advice;
import tricksmith.parse.advice.AdvicePattern.Stage;
import tricksmith.parse.advice.ErrorContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.tokens.TokenTypes;
import tricksmith.source.Spelling;

/** Explains lines that their block does not allow. */
record LineExplainer(DiagnosticCollector diagnostics) {
  /** Reports the line that begins at the current token. */
  void explain(Parser parser, ATNState state) {
    Token first = parser.getCurrentToken();
    if (diagnostics.leavesOut(first) || diagnostics.isSpoilt(first)) {
      return;
    }
    ErrorContext line = ErrorContext.ofLine(parser, state);
    TokenDiagnostic diagnostic = diagnose(line);
    if (Articles.hide(line, diagnostic.problem())) {
      diagnostics.stopsAtArticle(line.found());
    }
    diagnostic.to(diagnostics);
    takeAsMeant(line, diagnostic);
  }

  /** Reads a section with the wrong name, and its contents, as the intended section. */
  private static void takeAsMeant(ErrorContext line, TokenDiagnostic diagnostic) {
    boolean section =
        line.in(TrickParser.RULE_script)
            && diagnostic.problem() == ParseProblem.MISSPELT
            && line.after(line.found()).getType() == TrickParser.LEFT_BRACE;
    if (section && line.found() instanceof WritableToken token) {
      TokenTypes.blockNamed(diagnostic.words().getLast()).ifPresent(token::setType);
    }
  }

  private static TokenDiagnostic diagnose(ErrorContext line) {
    return switch (line.context().getRuleIndex()) {
      case TrickParser.RULE_script -> section(line);
      case TrickParser.RULE_block, TrickParser.RULE_playBlock ->
          Advice.of(line, Stage.FIRST)
              .orElseGet(() -> TokenDiagnostic.at(line.found(), ParseProblem.NOT_A_STATEMENT));
      default -> line(line);
    };
  }

  private static TokenDiagnostic section(ErrorContext line) {
    Token found = line.found();
    if (TokenTypes.STATEMENTS.contains(found.getText())) {
      return TokenDiagnostic.at(found, ParseProblem.STATEMENT_OUTSIDE);
    }
    return Advice.of(line, Stage.FIRST)
        .or(() -> misspelt(found, TokenTypes.SECTIONS))
        .orElseGet(
            () ->
                TokenDiagnostic.at(
                    found, ParseProblem.UNKNOWN_SECTION, String.join("`, `", TokenTypes.SECTIONS)));
  }

  private static TokenDiagnostic line(ErrorContext line) {
    Token found = line.found();
    String section = line.context().getStart().getText();
    List<String> words =
        line.expected().fewWords().stream().filter(word -> !word.equals("}")).toList();
    if (words.isEmpty()) {
      ParseProblem problem =
          TokenTypes.isConnective(found.getType())
              ? ParseProblem.RESERVED_WORD
              : ParseProblem.NAME_FIRST;
      return TokenDiagnostic.at(found, problem, section);
    }
    return Advice.of(line, Stage.FIRST)
        .or(() -> misspelt(found, words))
        .orElseGet(
            () ->
                TokenDiagnostic.at(
                    found, ParseProblem.UNKNOWN_LINE, section, String.join("`, `", words)));
  }

  /**
   * Explains a misspelt word. Here words of the language can be misspelt others, too: {@code player
   * 4}.
   */
  private static Optional<TokenDiagnostic> misspelt(Token found, List<String> meant) {
    return TokenTypes.isNameOrNumber(found.getType())
        ? Spelling.nearest(found.getText(), meant)
            .map(nearest -> TokenDiagnostic.at(found, ParseProblem.MISSPELT, nearest))
        : Optional.empty();
  }
}
