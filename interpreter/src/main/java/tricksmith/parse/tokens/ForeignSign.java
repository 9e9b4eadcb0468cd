package tricksmith.parse.tokens;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.text.Normalizer;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.grammar.TrickLexer;

/**
 * A sign of other languages and keyboards, and what a script writes instead.
 *
 * @param meant how a script writes it
 * @param type the token that it then is
 */
record ForeignSign(String meant, int type) {
  private static final Map<String, ForeignSign> SIGNS =
      Stream.of(
              sign("and", TrickLexer.AND, "&&"),
              sign("or", TrickLexer.OR, "||"),
              sign("not", TrickLexer.NOT, "!"),
              sign("!=", TrickLexer.UNEQUAL, "<>", "≠", "!="),
              sign("<=", TrickLexer.AT_MOST, "=<", "≤", "<="),
              sign(">=", TrickLexer.AT_LEAST, "=>", "≥", ">="),
              sign("*", TrickLexer.TIMES, "×", "*"),
              sign("/", TrickLexer.DIVIDED_BY, "÷", "/"),
              sign("+", TrickLexer.PLUS, "+"),
              sign("-", TrickLexer.MINUS, "−", "–", "-"),
              sign("..", TrickLexer.RANGE, "…", "...", "~", "〜", ".."),
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

  /** What a script writes for a foreign sign that the lexer knows, be it narrow or wide. */
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
