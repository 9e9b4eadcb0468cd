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
 * The engine and the reference play the same matches: one for each number of players, by turns with
 * the options' defaults and with others. {@code -Dcomparison.seeds=N} plays each game with N seeds
 * for each number of players, {@code -Dcomparison.scripts=N} makes up N scripts.
 */
@Execution(ExecutionMode.CONCURRENT)
class TwoEnginesTest {
  private static final long SEEDS = Long.getLong("comparison.seeds", 0);
  private static final long SCRIPTS = Long.getLong("comparison.scripts", 80);
  private static final int SCRIPTS_IN_A_TEST = 20;

  static List<Corpus.Named> scripts() {
    return Corpus.scripts();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void agreeOnEveryScript(Corpus.Named script) {
    CheckedRules rules = new ReadScript(script.name(), script.text()).rules();
    for (int players = rules.leastPlayers(); players <= rules.mostPlayers(); players++) {
      for (long seed : seeds(players)) {
        TwoEngines.Setting setting = new TwoEngines.Setting(players, options(rules, seed), seed);
        compare(script.name(), TwoEngines.of(rules), setting);
      }
    }
  }

  private static long[] seeds(int players) {
    return SEEDS > 0 ? LongStream.range(0, SEEDS).toArray() : new long[] {players % 2};
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
            TwoEngines.ofMadeUp(rules),
            new TwoEngines.Setting(players, options(rules, number % 3), number));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {ReferenceMatchTest.SEAT_2_SITS_OUT, ReferenceMatchTest.ALL_SIT_OUT})
  void agreeOnTheLeaderInPlaceOfOneWhoSitsOut(String text) {
    CheckedRules rules = new ReadScript("a leader out of play", text).rules();
    compare(text, TwoEngines.of(rules), new TwoEngines.Setting(2, Map.of(), 0));
  }

  /** More tricks than a word has bits, in sets that are kept and gone through. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3})
  void agreeOnMoreTricksThanAWordHasBits(long seed) {
    String text =
        """
        game "Many tricks"
          players 2
        deck { suits S H  ranks 1..3 }
        state {
          best: some tricks
          after: some tricks
          n: number = 0
          count: number = 0
          mine[player]: some tricks
        }
        trick { best by card.rank then later }
        match {
          new deal
          shuffle deck
          deal 3 to each player
          play tricks from seat 1 until number of tricks >= 200 or hands are empty {
            before each card { end the trick if trick.number not in (70, 140) }
            count = random from 0..200
            best = tricks where trick.number > 2
            after = tricks where trick.number > count
            each player { mine[player] = tricks of player except after }
            each of best { n = n + 1 if trick in mine[seat 1] }
            seat 2 takes (tricks of nobody where remainder(trick.number, 3) == 1)
            nobody takes (tricks of seat 2 where remainder(trick.number, 60) == 2)
            shuffle deck
          }
          each player scores tricks of player
          seat 1 scores n + number of (best except mine[seat 2])
        }
        """;
    CheckedRules rules = new ReadScript("many tricks", text).rules();
    compare(text, TwoEngines.of(rules), new TwoEngines.Setting(2, Map.of(), seed));
  }

  private static void compare(String name, TwoEngines engines, TwoEngines.Setting setting) {
    if (engines.canPlay(setting)) {
      engines.difference(setting).ifPresent(difference -> fail(name + "\n" + difference));
    }
  }
}
