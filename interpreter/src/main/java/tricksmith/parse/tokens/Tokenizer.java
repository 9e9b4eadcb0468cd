package tricksmith.parse.tokens;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;

/** Splits a text into its visible tokens, and reports signs that no script uses. */
public final class Tokenizer {
  private static final Pattern SUBTRACTION = Pattern.compile("[0-9]++(?:-[0-9]++)++");

  private static final Set<Integer> BEFORE_RANGES =
      Set.of(
          TrickLexer.PLAYERS,
          TrickLexer.RANKS,
          TrickLexer.NUMBERED,
          TrickLexer.FROM,
          TrickLexer.IN);

  /** Signs that begin a comment in other languages. */
  private static final Set<String> COMMENTS = Set.of("#", "\uFF03", "※");

  private final DiagnosticCollector diagnostics;
  private final List<Lexeme> lexemes = new ArrayList<>();

  /** The line whose remainder is a comment that begins with a foreign sign. */
  private int commentLine;

  private boolean startsLine = true;
  private boolean spaced = true;
  private int indentation;

  private Tokenizer(DiagnosticCollector diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Returns the visible tokens of a text, in order. */
  public static List<Lexeme> of(String text, DiagnosticCollector diagnostics) {
    TrickLexer lexer = new TrickLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    Tokenizer lexemes = new Tokenizer(diagnostics);
    List<CommonToken> tokens = lexer.getAllTokens().stream().map(CommonToken.class::cast).toList();
    Apostrophes.resolved(tokens, diagnostics).forEach(lexemes::take);
    return lexemes.lexemes;
  }

  private void take(CommonToken token) {
    switch (token.getType()) {
      case TrickLexer.LINE_BREAK -> {
        startsLine = true;
        spaced = true;
        indentation = 0;
      }
      case TrickLexer.SPACE -> {
        spaced = true;
        indentation = startsLine ? token.getText().length() : indentation;
      }
      case TrickLexer.COMMENT -> spaced = true;
      default -> see(token);
    }
  }

  private void see(CommonToken token) {
    if (token.getLine() == commentLine) {
      return;
    }
    Lexeme lexeme = new Lexeme(token, startsLine, spaced, indentation);
    switch (token.getType()) {
      case TrickLexer.UNFINISHED_TEXT -> {
        diagnostics.addSpoiling(ParseProblem.UNFINISHED_TEXT, token);
        lexemes.add(lexeme.as(TrickLexer.TEXT));
      }
      case TrickLexer.FOREIGN_TEXT -> {
        diagnostics.add(ParseProblem.FOREIGN_TEXT, token, token.getText());
        lexemes.add(lexeme.as(TrickLexer.TEXT));
      }
      case TrickLexer.FOREIGN_NUMBER -> {
        diagnostics.add(ParseProblem.FOREIGN_SIGN, token, token.getText(), digits(token.getText()));
        lexemes.add(lexeme.as(TrickLexer.NUMBER));
      }
      case TrickLexer.FOREIGN_SIGN -> {
        ForeignSign sign = ForeignSign.of(token.getText());
        diagnostics.add(ParseProblem.FOREIGN_SIGN, token, token.getText(), sign.meant());
        lexemes.add(lexeme.as(sign.type()));
      }
      case TrickLexer.UNKNOWN -> {
        unknown(token);
        return;
      }
      case TrickLexer.WORD -> lexemes.add(word(lexeme));
      default -> lexemes.add(lexeme);
    }
    startsLine = false;
    spaced = false;
  }

  private void unknown(Token sign) {
    if (COMMENTS.contains(sign.getText())) {
      commentLine = sign.getLine();
      diagnostics.addSpoiling(ParseProblem.FOREIGN_SIGN, sign, sign.getText(), "//");
    } else {
      diagnostics.addSpoiling(ParseProblem.UNKNOWN_SIGN, sign, sign.getText());
    }
  }

  private Lexeme word(Lexeme word) {
    if (!SUBTRACTION.matcher(word.text()).matches()) {
      return word;
    }
    if (isRangeExpected()) {
      diagnostics.add(
          ParseProblem.RANGE_WITH_MINUS, word.token(), word.text(), word.text().replace("-", ".."));
    } else {
      diagnostics.add(
          ParseProblem.MINUS_IN_NUMBER, word.token(), word.text(), word.text().replace("-", " - "));
    }
    return word.as(TrickLexer.NUMBER);
  }

  /** Whether two numbers joined by a minus are more likely a range than a subtraction here. */
  private boolean isRangeExpected() {
    return !lexemes.isEmpty()
        && (BEFORE_RANGES.contains(lexemes.getLast().type())
            || (lexemes.getLast().type() == TrickLexer.PLAYER && lexemes.getLast().startsLine()));
  }

  private static String digits(String wide) {
    return Normalizer.normalize(wide, Normalizer.Form.NFKC);
  }
}
