package tricksmith.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Interruption;
import tricksmith.cli.terminal.Refusal;
import tricksmith.players.BotKind;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Results;
import tricksmith.playtest.Seating;
import tricksmith.script.Game;

/** {@code tricksmith simulate}: many matches between bots. */
@Command(
    name = "simulate",
    description = "Plays many matches with bots, and prints the results by seat.",
    footer = {
      "",
      "Match number k, from 0, uses the seed S + k, whatever the number of threads.",
      "Exit codes: 0 fine, 1 errors in the script or in a match, 2 usage, 3 a file cannot be",
      "read or written. Matches that do not end are counted, and no error."
    })
final class Simulate implements Callable<Integer> {

  private final Main program;

  @Parameters(paramLabel = "FILE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli sees to it.
  private Path file;

  @Option(
      names = {"-n", "--matches"},
      paramLabel = "N",
      defaultValue = "1000",
      description = "Number of matches (default: ${DEFAULT-VALUE}).")
  private int matches;

  @Mixin private SetupOptions setup = new SetupOptions();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--seat",
      paramLabel = "N=random|monte-carlo",
      description = {
        "The bot at seat N; may be repeated. Bots choose at random unless given.",
        "One that tries its choices out (monte-carlo) takes much longer."
      })
  private Map<Integer, BotKind> seats = Map.of();

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "Threads (default: one for each processor). They change nothing but the time.")
  private @Nullable Integer threads;

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Writes all matches, in order, into one match file.")
  private @Nullable Path trace;

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  Simulate(Main program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    requireAtLeastOne("-n", matches);
    requireAtLeastOne("--threads", threads());
    Scripts scripts = new Scripts(program.messages());
    Game game = scripts.setUp(scripts.playable(file), setup);
    List<BotKind> bots = bots(game.rules().players());
    scripts.mentionWarnings(game.script(), program.terminal().err());
    Batch batch = new Batch(game.rules(), seating(bots), matches, seed.value(), threads());
    try (Interruption interruption = Interruption.watch()) {
      Simulation simulation =
          new Simulation(program.terminal(), program.messages(), interruption::isRequested);
      Results results = simulation.run(batch, game, trace);
      report(game, bots, results);
      return exitCode(results);
    }
  }

  /** By seat. */
  private List<BotKind> bots(int players) {
    for (int seat : seats.keySet()) {
      if (seat < 1 || seat > players) {
        String text = program.messages().text("seat.unknown", seat, players);
        throw new Refusal(ExitCode.USAGE, text);
      }
    }
    return IntStream.rangeClosed(1, players)
        .mapToObj(seat -> seats.getOrDefault(seat, BotKind.RANDOM))
        .toList();
  }

  private static Seating seating(List<BotKind> bots) {
    return bots.stream().allMatch(BotKind.RANDOM::equals)
        ? Seating.random()
        : Seating.of((seed, seat) -> bots.get(seat - 1).bot(seed, seat));
  }

  private int threads() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }

  private void requireAtLeastOne(String option, int number) {
    if (number < 1) {
      String text = program.messages().text("number.too-small", option, number);
      throw new Refusal(ExitCode.USAGE, text);
    }
  }

  private void report(Game game, List<BotKind> bots, Results results) {
    PrintWriter out = program.terminal().out();
    if (json) {
      new SimulationJson(game, bots, results, program.messages()).print(out);
    } else {
      new SimulationReport(game, bots, results, program.messages()).print(out);
    }
  }

  private static int exitCode(Results results) {
    if (results.cancelled()) {
      return ExitCode.STOPPED;
    }
    return results.failed() > 0 ? ExitCode.WRONG : ExitCode.FINE;
  }
}
