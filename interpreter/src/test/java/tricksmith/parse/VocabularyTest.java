package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.tokens.TokenTypes;
import tricksmith.source.Source;

/** Words of the language are names wherever they are not expected. */
class VocabularyTest {

  static Stream<String> words() {
    return IntStream.range(TrickLexer.WITH + 1, TrickLexer.LEFT_BRACE)
        .mapToObj(TokenTypes::literal);
  }

  @ParameterizedTest
  @MethodSource("words")
  void nameWhateverOneLikes(String word) {
    assertThat(
            ScriptParser.parse(
                    new Source(
                        "words.trick",
                        """
                        game "Words"
                        options {
                          NAME 1..6 = 3 "An option"
                          one  NAME | two = NAME "Labels"
                        }
                        deck { also 2 of NAME: NAME }
                        zones { NAME[player]: face up }
                        state {
                          a NAME is NAME | two
                          NAME[NAME, suit]: NAME
                          each deal { NAME: yes/no = NAME }
                        }
                        define NAME = (NAME)
                        define x(NAME) = NAME(NAME) + NAME[NAME] + x.NAME * NAME
                        match {
                          NAME = 3
                          NAME[1] = NAME
                          player chooses NAME from NAME, called "NAME"
                          if NAME == NAME and not NAME: NAME = NAME
                          repeat with NAME in 1..3 { x = NAME }
                        }
                        trick { must "NAME" NAME when NAME unless NAME except NAME }
                        tests { test "NAME" { given NAME = NAME; hand of seat 2: NAME } }
                        """
                            .replace("NAME", word)))
                .diagnostics())
        .isEmpty();
  }
}
