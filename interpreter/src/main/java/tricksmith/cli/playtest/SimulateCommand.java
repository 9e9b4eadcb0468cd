package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.game.ScriptLoader;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Interruption;
import tricksmith.players.Level;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Results;
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
public final class SimulateCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "FILE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli sees to it.
  private Path file;

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(
      names = "--coverage",
      description = "Tells how often each rule applied, and how often it mattered.")
  private boolean coverage;

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Writes all matches, in order, into one match file.")
  private @Nullable Path trace;

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  public SimulateCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    options.require(environment.messages());
    ScriptLoader scripts = new ScriptLoader(environment.messages());
    Game game = scripts.setUp(scripts.playable(file), options.setup());
    List<Level> bots = options.bots(game.rules().players(), environment.messages());
    scripts.mentionWarnings(game.script(), environment.terminal().err());
    Batch batch =
        new Batch(
            game.rules(),
            BatchOptions.seating(bots),
            options.matches(),
            options.seed(),
            options.threads(),
            coverage);
    try (Interruption interruption = Interruption.watch()) {
      Simulation simulation =
          new Simulation(environment.terminal(), environment.messages(), interruption::isRequested);
      Results results = simulation.run(batch, game, trace);
      report(game, bots, results);
      return exitCode(results);
    }
  }

  private void report(Game game, List<Level> bots, Results results) {
    PrintWriter out = environment.terminal().out();
    if (json) {
      new SimulationJson(game, bots, results, environment.messages()).print(out);
    } else {
      new SimulationReport(game, bots, results, environment.messages()).print(out);
    }
  }

  private static int exitCode(Results results) {
    if (results.cancelled()) {
      return ExitCode.STOPPED;
    }
    return results.failed() > 0 ? ExitCode.WRONG : ExitCode.FINE;
  }
}
