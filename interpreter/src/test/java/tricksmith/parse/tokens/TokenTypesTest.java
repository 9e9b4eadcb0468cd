package tricksmith.parse.tokens;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.junit.jupiter.api.Test;
import tricksmith.grammar.TrickParser;

/** The lists of words that begin something contain all with which the grammar begins it. */
class TokenTypesTest {
  private static final ATN GRAMMAR = TrickParser._ATN;

  @Test
  void allSectionsAreListed() {
    assertThat(TokenTypes.SECTIONS)
        .containsExactlyInAnyOrderElementsOf(beginnings(TrickParser.RULE_section));
  }

  /** Except what begins with whoever does it. */
  @Test
  void allStatementsAreListed() {
    Set<String> written =
        alternatives(TrickParser.RULE_action)
            .filter(rule -> rule != TrickParser.RULE_deed)
            .flatMap(rule -> beginnings(rule).stream())
            .collect(toSet());
    assertThat(stems(TokenTypes.STATEMENTS)).isEqualTo(stems(written));
  }

  @Test
  void allVerbsAreListed() {
    Set<String> verbs = beginnings(TrickParser.RULE_verb);
    assertThat(stems(TokenTypes.VERBS)).isEqualTo(stems(verbs));
    assertThat(SynchronizingTokens.DEEDS.stream().map(TokenTypes::literal))
        .containsExactlyInAnyOrderElementsOf(
            verbs.stream().filter(verb -> verb.endsWith("s")).toList());
  }

  /** The rules that are directly inside this one. */
  private static Stream<Integer> alternatives(int rule) {
    return GRAMMAR.states.stream()
        .filter(state -> state != null && state.ruleIndex == rule)
        .map(ATNState::getTransitions)
        .flatMap(Arrays::stream)
        .filter(RuleTransition.class::isInstance)
        .map(inside -> ((RuleTransition) inside).ruleIndex);
  }

  private static Set<String> beginnings(int rule) {
    return GRAMMAR.nextTokens(GRAMMAR.ruleToStartState[rule]).toSet().stream()
        .map(TokenTypes::literal)
        .collect(toSet());
  }

  /** Each word in the form without an s: {@code score} for {@code scores} as well. */
  private static Set<String> stems(Collection<String> words) {
    return words.stream().map(word -> word.replaceFirst("s$", "")).collect(toSet());
  }
}
