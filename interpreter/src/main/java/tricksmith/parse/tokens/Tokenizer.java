package tricksmith.parse.tokens;

import java.math.BigInteger;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;

/** Splits a text into its visible tokens, and reports signs that no script uses. */
public final class Tokenizer {
  private static final Pattern NUMBER = Pattern.compile("[0-9]++");
  private static final Pattern SUBTRACTION = Pattern.compile("[0-9]++(?:-[0-9]++)++");

  /** All numbers from one to another, as they are said in Japanese: one word to a script. */
  private static final Pattern JAPANESE_RANGE =
      Pattern.compile("([0-9０-９]++)[人枚点]?(?:・{2,3}|ー|から)([0-9０-９]++)[人枚点]?(?:まで)?");

  /** Some numbers, as they are listed in Japanese. */
  private static final Pattern JAPANESE_LIST =
      Pattern.compile("[0-9０-９]++[人枚点]?(?:・[0-9０-９]++[人枚点]?)++");

  /** The sign for a long vowel, which is typed where a minus is meant. */
  private static final char LONG_VOWEL = 'ー';

  private static final Set<Integer> BEFORE_RANGES =
      Set.of(
          TrickLexer.PLAYERS,
          TrickLexer.RANKS,
          TrickLexer.NUMBERED,
          TrickLexer.FROM,
          TrickLexer.IN);

  private static final String WIDE_SLASH = "\uFF0F";

  /** Signs that begin a comment in other languages. */
  private static final Set<String> COMMENTS = Set.of("#", "\uFF03", "※");

  /**
   * Signs with which other languages calculate and decide. They are left to the parser, where
   * advice on the whole line can say what is meant.
   */
  private static final Set<String> CALCULATING = Set.of("^", "\uFF3E", "?", "\uFF1F", "²");

  private static final Set<String> PERCENT = Set.of("%", "\uFF05");

  private final DiagnosticCollector diagnostics;
  private static final Set<Integer> ROWS = Set.of(TrickLexer.SUITS, TrickLexer.RANKS);

  private final List<Lexeme> lexemes = new ArrayList<>();

  /** The line whose remainder is a comment that begins with a foreign sign. */
  private int commentLine;

  private boolean startsLine = true;
  private boolean spaced = true;
  private int indentation;

  private Tokenizer(DiagnosticCollector diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the visible tokens of a text's end, in order.
   *
   * @param begin how many characters lie before it, none of them visible in the same line
   */
  public static List<Lexeme> of(String text, int begin, DiagnosticCollector diagnostics) {
    Tokenizer lexemes = new Tokenizer(diagnostics);
    List<CommonToken> tokens = ScriptLexer.tokens(text, begin);
    InvisibleCharacters.report(tokens, diagnostics);
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
    if (token.getLine() == commentLine || InvisibleCharacters.isOne(token)) {
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
        CommonToken slashes = wideSlashes(token);
        if (slashes != null) {
          comment(slashes);
          return;
        }
        ForeignSign sign = sign(lexeme);
        if (sign.type() != TrickLexer.COMMA || !isInRow()) {
          diagnostics.add(ParseProblem.FOREIGN_SIGN, token, token.getText(), sign.meant());
        }
        lexemes.add(lexeme.as(sign.type()));
      }
      case TrickLexer.UNKNOWN -> {
        if (startsLine || !CALCULATING.contains(token.getText())) {
          unknown(token);
          return;
        }
        lexemes.add(lexeme);
      }
      case TrickLexer.WORD -> lexemes.add(word(lexeme));
      default -> lexemes.add(lexeme);
    }
    startsLine = false;
    spaced = false;
  }

  private void unknown(Token sign) {
    if (PERCENT.contains(sign.getText())) {
      diagnostics.addSpoiling(ParseProblem.PERCENT, sign, sign.getText());
    } else if (COMMENTS.contains(sign.getText())) {
      comment(sign);
    } else {
      diagnostics.addSpoiling(ParseProblem.UNKNOWN_SIGN, sign, sign.getText());
    }
  }

  private void comment(Token sign) {
    commentLine = sign.getLine();
    diagnostics.addSpoiling(ParseProblem.FOREIGN_SIGN, sign, sign.getText(), "//");
  }

  /** Two full-width slashes, as typed with a Japanese keyboard; null for anything else. */
  private static @Nullable CommonToken wideSlashes(CommonToken first) {
    int second = first.getStopIndex() + 1;
    CharStream text = first.getInputStream();
    if (!first.getText().equals(WIDE_SLASH)
        || second >= text.size()
        || !text.getText(Interval.of(second, second)).equals(WIDE_SLASH)) {
      return null;
    }
    CommonToken both = new CommonToken(first);
    both.setStopIndex(second);
    return both;
  }

  /** Whether the line lists suits or ranks, between which there is no comma at all. */
  private boolean isInRow() {
    return lexemes.reversed().stream()
        .filter(Lexeme::startsLine)
        .findFirst()
        .filter(first -> ROWS.contains(first.type()))
        .isPresent();
  }

  /** A dash that joins two numbers where a range is expected is one. */
  private ForeignSign sign(Lexeme dash) {
    ForeignSign sign = ForeignSign.of(dash.text());
    boolean joins =
        sign.type() == TrickLexer.MINUS
            && !spaced
            && !lexemes.isEmpty()
            && lexemes.getLast().type() == TrickLexer.NUMBER
            && isRangeExpected(lexemes.subList(0, lexemes.size() - 1));
    return joins ? new ForeignSign("..", TrickLexer.RANGE) : sign;
  }

  private Lexeme word(Lexeme word) {
    if (!Character.isDigit(word.text().charAt(0))) {
      return word;
    }
    Matcher japanese = JAPANESE_RANGE.matcher(word.text());
    if (japanese.matches()) {
      boolean subtracts = word.text().indexOf(LONG_VOWEL) > 0 && !isRangeExpected(lexemes);
      String range =
          digits(japanese.group(1)) + (subtracts ? " - " : "..") + digits(japanese.group(2));
      diagnostics.add(ParseProblem.FOREIGN_SIGN, word.token(), word.text(), range);
      return word.as(TrickLexer.NUMBER);
    }
    if (JAPANESE_LIST.matcher(word.text()).matches()) {
      diagnostics.add(
          ParseProblem.FOREIGN_SIGN, word.token(), word.text(), listed(digits(word.text())));
      return word.as(TrickLexer.NUMBER);
    }
    if (!SUBTRACTION.matcher(word.text()).matches()) {
      return word;
    }
    if (isRangeExpected(lexemes)) {
      diagnostics.add(
          ParseProblem.RANGE_WITH_MINUS, word.token(), word.text(), word.text().replace("-", ".."));
    } else {
      diagnostics.add(
          ParseProblem.MINUS_IN_NUMBER,
          word.token(),
          word.text(),
          word.text().replace("-", " - "),
          range(word.text()));
    }
    return word.as(TrickLexer.NUMBER);
  }

  /** The numbers of a list; two that follow each other as a range, since players are a range. */
  private static String listed(String numbers) {
    List<BigInteger> each =
        NUMBER.matcher(numbers).results().map(one -> new BigInteger(one.group())).toList();
    boolean follow = each.size() == 2 && each.getFirst().add(BigInteger.ONE).equals(each.getLast());
    return each.stream()
        .map(BigInteger::toString)
        .collect(Collectors.joining(follow ? ".." : ", "));
  }

  /** The range that numbers joined by a minus can mean. */
  private static String range(String numbers) {
    BigInteger first = new BigInteger(numbers.substring(0, numbers.indexOf('-')));
    BigInteger last = new BigInteger(numbers.substring(numbers.lastIndexOf('-') + 1));
    return first.min(last) + ".." + first.max(last);
  }

  /** Whether two numbers joined by a minus are more likely a range than a subtraction here. */
  private static boolean isRangeExpected(List<Lexeme> before) {
    return !before.isEmpty()
        && (BEFORE_RANGES.contains(before.getLast().type())
            || (before.getLast().startsLine()
                && (before.getLast().type() == TrickLexer.PLAYER
                    || before.getLast().type() == TrickLexer.WORD)));
  }

  private static String digits(String wide) {
    return Normalizer.normalize(wide, Normalizer.Form.NFKC);
  }
}
