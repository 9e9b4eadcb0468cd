package tricksmith.cli.playtest;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tricksmith.cli.game.EffortOption;
import tricksmith.cli.game.SeedOption;
import tricksmith.cli.game.SetupOptions;
import tricksmith.cli.game.ThreadsOption;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.players.Level;

/** The options of a batch: how many matches to play, and with which bots. */
final class BatchOptions {

  private static final int USUAL = 1000;
  private static final int FEWER = 250;

  @Option(
      names = {"-n", "--matches"},
      paramLabel = "N",
      description = "Number of matches (default: 1000).")
  private @Nullable Integer matches;

  @Mixin private SetupOptions setup = new SetupOptions();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--seat",
      paramLabel = "N=LEVEL",
      description = {
        "The level of seat N: random, greedy, novice, good, strong or monte-carlo. May be"
            + " repeated.",
        "Better levels take longer, and all but random learn the game first."
      })
  private Map<Integer, Level> seats = Map.of();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      split = ",",
      description = {
        "The level of all other seats. Several, as in random,novice, are played one after the"
            + " other, and their results are summed up together."
      })
  private List<Level> levels = List.of();

  @Mixin private EffortOption effort = new EffortOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  /** Refuses numbers below one. */
  void require(Messages messages) {
    Refusal.ifBelow(1, "-n", matches(), messages);
    threads(messages);
  }

  int matches() {
    return matches == null ? USUAL : matches;
  }

  /** The number of matches to play at a level; fewer at levels that were not asked for. */
  int matches(Level level) {
    return levels.isEmpty() && matches == null && level != Level.RANDOM ? FEWER : matches();
  }

  /** The levels to play one after another, for seats without a level of their own. */
  List<Level> levels(List<Level> usual) {
    return levels.isEmpty() ? (seats.isEmpty() ? usual : List.of(Level.RANDOM)) : levels;
  }

  SetupOptions setup() {
    return setup;
  }

  long seed() {
    return seed.value();
  }

  int threads(Messages messages) {
    return threads.value(messages);
  }

  /** The bots by seat; seats without a level of their own get this one. */
  Lineup bots(Level level, OptionalInt chosen, int players, Messages messages) {
    for (int seat : seats.keySet()) {
      if (seat < 1 || seat > players) {
        throw new Refusal(ExitCode.USAGE, messages.text("seat.unknown", seat, players));
      }
    }
    return new Lineup(
        IntStream.rangeClosed(1, players)
            .mapToObj(seat -> seats.getOrDefault(seat, level))
            .toList(),
        chosen);
  }

  /**
   * The effort of bots that search; empty for the usual one of each level.
   *
   * @param others the levels of seats without a level of their own
   * @throws Refusal if it is out of range, or nobody searches
   */
  OptionalInt effort(List<Level> others, Messages messages) {
    return effort.value(Stream.concat(seats.values().stream(), others.stream()).toList(), messages);
  }
}
