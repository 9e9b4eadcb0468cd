package tricksmith.parse.advice;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.grammar.TrickParser;

class SyntaxFormsTest {
  private static final Set<String> RULES =
      Stream.concat(Stream.of(TrickParser.ruleNames), Stream.of(SyntaxForms.UNFINISHED))
          .collect(toSet());

  private static final Set<String> TOKENS =
      IntStream.rangeClosed(0, TrickParser.VOCABULARY.getMaxTokenType())
          .mapToObj(TrickParser.VOCABULARY::getSymbolicName)
          .collect(toSet());

  @Test
  void formsAreNamedAfterRulesAndTokensOfTheGrammar() {
    assertThat(SyntaxForms.FORMS.keySet())
        .isNotEmpty()
        .map(name -> name.split("\\."))
        .allMatch(
            name ->
                RULES.contains(name[0])
                    && (name.length == 1 || (name.length == 2 && TOKENS.contains(name[1]))));
  }
}
