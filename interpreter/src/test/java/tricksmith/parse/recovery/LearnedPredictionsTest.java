package tricksmith.parse.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Source;

class LearnedPredictionsTest {

  private static final String TEXT =
      """
      game "A"
        players 2
      match { new deal }
      """;

  private static Parsed read() {
    return ScriptParser.parse(new Source("a.trick", TEXT));
  }

  /** Otherwise a program that runs for long would keep everything it has read. */
  @Test
  void areForgottenWhenTheyAreMany() {
    Parsed before = read();
    LearnedPredictions learned = LearnedPredictions.unlessMoreThan(Integer.MAX_VALUE);
    assertThat(learned.states()).isPositive();

    LearnedPredictions anew = LearnedPredictions.unlessMoreThan(0);
    assertThat(anew).isNotSameAs(learned);
    assertThat(read()).isEqualTo(before);
    assertThat(anew.states()).isPositive();
  }
}
