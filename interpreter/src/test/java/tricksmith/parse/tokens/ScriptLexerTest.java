package tricksmith.parse.tokens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.grammar.TrickLexer;

/** The lexer reads as the library's does. */
class ScriptLexerTest {

  @ParameterizedTest
  @ValueSource(strings = {"%s ", "a%s-", "1%s2 ", "//%s\n", "\"%s\"", "「%s」", "=%s="})
  void readsEveryKindOfCharacter(String around) {
    String text =
        characters()
            .mapToObj(Character::toString)
            .map(around::formatted)
            .collect(Collectors.joining());

    assertThat(described(ScriptLexer.tokens(text))).isEqualTo(described(tokens(text)));
  }

  /** All characters of the languages that scripts are written in, and some of the others. */
  private static IntStream characters() {
    return IntStream.concat(
            IntStream.concat(IntStream.range(0, 0x600), IntStream.range(0x2000, 0x3400)),
            IntStream.concat(
                IntStream.range(0xFE00, 0x10000),
                IntStream.iterate(
                    0x600, each -> each <= Character.MAX_CODE_POINT, each -> each + 251)))
        .filter(each -> each < Character.MIN_SURROGATE || each > Character.MAX_SURROGATE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "a\r\n 手札\n\n\"b\\\nc\r d // 場\n♠ &&&="})
  void countsLinesAndColumns(String text) {
    assertThat(described(ScriptLexer.tokens(text))).isEqualTo(described(tokens(text)));
  }

  private static List<? extends Token> tokens(String text) {
    TrickLexer lexer = new TrickLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    return lexer.getAllTokens();
  }

  private static List<String> described(List<? extends Token> tokens) {
    return tokens.stream().map(Token::toString).toList();
  }
}
