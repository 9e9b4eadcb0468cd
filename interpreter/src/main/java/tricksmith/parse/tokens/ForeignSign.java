package tricksmith.parse.tokens;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.text.Normalizer;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.grammar.TrickLexer;

/**
 * A sign from another language or keyboard, and its equivalent in a script.
 *
 * @param meant how a script writes it
 * @param type the type of the token it becomes
 */
record ForeignSign(String meant, int type) {
  private static final Map<String, ForeignSign> SIGNS =
      Stream.of(
              sign("and", TrickLexer.AND, "&&", "&"),
              sign("or", TrickLexer.OR, "||"),
              sign("not", TrickLexer.NOT, "!"),
              sign("!=", TrickLexer.UNEQUAL, "<>", "≠", "!="),
              sign("<=", TrickLexer.AT_MOST, "=<", "≤", "≦", "<="),
              sign(">=", TrickLexer.AT_LEAST, "=>", "≥", "≧", ">="),
              sign("*", TrickLexer.TIMES, "×", "*"),
              sign("/", TrickLexer.DIVIDED_BY, "÷", "/"),
              sign("+", TrickLexer.PLUS, "+"),
              sign("-", TrickLexer.MINUS, "-", "−", "–", "\u2010", "\u2011", "\u2012", "—", "―"),
              sign("..", TrickLexer.RANGE, "…", "...", "~", "〜", "..", "‥", "。。"),
              sign("(", TrickLexer.LEFT_PARENTHESIS, "("),
              sign(")", TrickLexer.RIGHT_PARENTHESIS, ")"),
              sign("[", TrickLexer.LEFT_BRACKET, "[", "【"),
              sign("]", TrickLexer.RIGHT_BRACKET, "]", "】"),
              sign("{", TrickLexer.LEFT_BRACE, "{"),
              sign("}", TrickLexer.RIGHT_BRACE, "}"),
              sign(",", TrickLexer.COMMA, ",", "、"),
              sign(":", TrickLexer.COLON, ":"),
              sign(";", TrickLexer.SEMICOLON, ";", "。"),
              sign("|", TrickLexer.BAR, "|"),
              sign(".", TrickLexer.DOT, "."),
              sign("=", TrickLexer.SET_TO, "="),
              sign("==", TrickLexer.EQUAL, "=="),
              sign("<", TrickLexer.LESS, "<"),
              sign(">", TrickLexer.GREATER, ">"))
          .flatMap(signs -> signs)
          .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  /**
   * Returns the equivalent of a foreign sign that the lexer knows, in half-width or full-width
   * form.
   */
  static ForeignSign of(String text) {
    String narrow = Normalizer.normalize(text, Normalizer.Form.NFKC);
    return Stream.of(text, narrow)
        .filter(SIGNS::containsKey)
        .map(SIGNS::get)
        .findFirst()
        .orElseGet(() -> new ForeignSign(text, TrickLexer.UNKNOWN));
  }

  private static Stream<Map.Entry<String, ForeignSign>> sign(
      String meant, int type, String... foreign) {
    return Stream.of(foreign).map(text -> Map.entry(text, new ForeignSign(meant, type)));
  }
}
