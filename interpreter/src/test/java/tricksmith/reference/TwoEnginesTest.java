package tricksmith.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.rules.CheckedRules;

/**
 * The engine and the reference play the same matches. {@code -Dcomparison.seeds=N} plays each game
 * with N seeds for each number of players, {@code -Dcomparison.scripts=N} makes up N scripts.
 */
@Execution(ExecutionMode.CONCURRENT)
class TwoEnginesTest {
  private static final long SEEDS = Long.getLong("comparison.seeds", 2);
  private static final long SCRIPTS = Long.getLong("comparison.scripts", 200);
  private static final int SCRIPTS_IN_A_TEST = 50;

  static List<Corpus.Named> scripts() {
    return Corpus.scripts();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void agreeOnEveryScript(Corpus.Named script) {
    CheckedRules rules = new ReadScript(script.name(), script.text()).rules();
    for (int players = rules.leastPlayers(); players <= rules.mostPlayers(); players++) {
      for (long seed = 0; seed < SEEDS; seed++) {
        compare(script.name(), rules, new TwoEngines.Setting(players, options(rules, seed), seed));
      }
    }
  }

  /** The defaults first, then others. */
  private static Map<String, List<String>> options(CheckedRules rules, long seed) {
    return seed == 0 ? Map.of() : RandomOptions.of(rules, seed);
  }

  static Stream<Long> firstNumbers() {
    return LongStream.iterate(0, first -> first < SCRIPTS, first -> first + SCRIPTS_IN_A_TEST)
        .boxed();
  }

  @ParameterizedTest
  @MethodSource("firstNumbers")
  void agreeOnScriptsMadeUp(long first) {
    for (long number = first; number < first + SCRIPTS_IN_A_TEST; number++) {
      String text = RandomScript.of(number);
      ReadScript script = new ReadScript("made up " + number, text);
      assertThat(script.mistakes()).as(text).isEmpty();
      CheckedRules rules = script.rules();
      for (int players = rules.leastPlayers(); players <= rules.mostPlayers(); players++) {
        compare(
            text + "\nmade up " + number,
            rules,
            new TwoEngines.Setting(players, options(rules, number % 3), number));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {ReferenceMatchTest.SEAT_2_SITS_OUT, ReferenceMatchTest.ALL_SIT_OUT})
  void agreeOnTheLeaderInPlaceOfOneWhoSitsOut(String text) {
    CheckedRules rules = new ReadScript("a leader out of play", text).rules();
    compare(text, rules, new TwoEngines.Setting(2, Map.of(), 0));
  }

  private static void compare(String name, CheckedRules rules, TwoEngines.Setting setting) {
    TwoEngines engines = new TwoEngines(rules);
    if (engines.canPlay(setting)) {
      engines.difference(setting).ifPresent(difference -> fail(name + "\n" + difference));
    }
  }
}
