package tricksmith.baseline;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tricksmith.Sample;
import tricksmith.reference.RandomOptions;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;

/**
 * A game as it is set up for a few matches.
 *
 * @param setting 0 for the options' defaults; otherwise the seed from which they are drawn
 */
record Table(GameScript script, int players, int setting) {
  private static final int SETTINGS = 20;
  private static final int MATCHES = 3;

  /** All tables of a game, in a fixed order. */
  static Stream<Table> all(GameScript script) {
    return script.numbersOfPlayers().stream()
        .flatMap(
            players ->
                IntStream.rangeClosed(0, SETTINGS)
                    .mapToObj(setting -> new Table(script, players, setting)));
  }

  /** What tells it from the other tables of its game. */
  String key() {
    return "%d players, setting %02d".formatted(players, setting);
  }

  /** The hashes of all its matches, by {@link #seeds()}; a word if it cannot be played so. */
  String hashes() {
    return hashes(_ -> Optional.empty());
  }

  /**
   * The same, of which some are taken to be what they were: with other settings than the defaults,
   * one match is played, by turns, and all of them with the whole.
   *
   * @param before all hashes
   */
  String hashes(List<String> before) {
    return hashes(
        number ->
            setting == 0 || number == setting % MATCHES || Sample.isWhole()
                ? Optional.empty()
                : before.stream().skip(number).findFirst());
  }

  private String hashes(IntFunction<Optional<String>> known) {
    return game()
        .map(
            game ->
                IntStream.range(0, MATCHES)
                    .mapToObj(
                        number -> known.apply(number).orElseGet(() -> hash(game, seed(number))))
                    .collect(Collectors.joining(" ")))
        .orElse("refused");
  }

  private static String hash(Game game, long seed) {
    return Digest.of(Trace.of(game, seed).text());
  }

  /** Others for each setting, so that many deals are seen. */
  LongStream seeds() {
    return IntStream.range(0, MATCHES).mapToLong(this::seed);
  }

  private long seed(int number) {
    return MATCHES * (long) setting + number;
  }

  /** Empty if it cannot be played so. */
  Optional<Game> game() {
    return switch (script.setUp(players, options())) {
      case SetupResult.Ready(Game game) -> Optional.of(game);
      case SetupResult.Refused _ -> Optional.empty();
    };
  }

  /** Values by the option's name. */
  Map<String, List<String>> options() {
    return setting == 0
        ? Map.of()
        : RandomOptions.of(Objects.requireNonNull(script.rules()), setting);
  }
}
