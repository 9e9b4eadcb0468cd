package tricksmith.baseline;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
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

  /** The hashes of its matches, by {@link #seeds()}; a word if it cannot be played so. */
  String hashes() {
    return game()
        .map(
            game ->
                seeds()
                    .mapToObj(seed -> Digest.of(Trace.of(game, seed).text()))
                    .collect(Collectors.joining(" ")))
        .orElse("refused");
  }

  /** Others for each setting, so that many deals are seen. */
  LongStream seeds() {
    return LongStream.range(0, MATCHES).map(number -> MATCHES * (long) setting + number);
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
