package tricksmith.cli.playtest;

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
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.Terminal;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.playtest.Batch;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingDigest;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Seating;
import tricksmith.script.Game;

/** {@code tricksmith simulate}: plays many matches between bots. */
@Command(
    name = "simulate",
    description = "Plays many matches between bots and prints the results by seat.",
    footer = {
      "",
      "Match k, counted from 0, uses seed S + k, whatever the number of threads.",
      "Exit codes: 0 fine, 1 errors in the script or in a match, 2 usage, 3 a file cannot be"
          + " read or written. Matches that do not end are counted, but are not errors."
    })
public final class SimulateCommand implements Callable<Integer> {

  /** The number of matches in which a rule must have done nothing before the report mentions it. */
  private static final int FIRST_MATCHES = 100;

  private final Environment environment;

  @Parameters(paramLabel = "FILE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli assigns it.
  private Path file;

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(
      names = "--coverage",
      description = "Also prints how often each rule applied, and how often it mattered.")
  private boolean coverage;

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Writes all matches, in order, to one match file.")
  private @Nullable Path trace;

  @Option(
      names = "--paired",
      description =
          "Random players choose as in compare, so you can look at a match that compare reports.")
  private boolean paired;

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
    scripts.mentionWarnings(game.script(), environment.terminal().err());
    List<Level> levels = levels();
    if (trace != null && levels.size() > 1) {
      throw new Refusal(ExitCode.USAGE, environment.messages().text("simulate.one-level-to-trace"));
    }
    Policies policies = environment.policies();
    try (Interruption interruption = Interruption.watch()) {
      Simulation simulation =
          new Simulation(environment.terminal(), environment.messages(), interruption::isRequested);
      List<ByLevel<Results>> played =
          ByLevel.play(
              options,
              levels,
              game.rules().players(),
              environment.messages(),
              interruption,
              Results::spent,
              (bots, matches, seed) -> {
                bots.learn(policies, game.rules());
                Batch batch =
                    new Batch(
                        game.rules(),
                        seating(bots, policies),
                        matches,
                        seed,
                        options.threads(environment.messages()),
                        watched(levels));
                return simulation.run(batch, game, trace);
              });
      report(game, played);
      return exitCode(played);
    }
  }

  private Seating seating(Lineup bots, Policies policies) {
    Seating seating = bots.seating(policies);
    return paired ? seating.paired() : seating;
  }

  private List<Level> leftOut(List<ByLevel<Results>> played) {
    return ByLevel.leftOut(levels(), played, Results::spent);
  }

  private List<Level> levels() {
    return options.levels(List.of(Level.RANDOM));
  }

  /** Returns in how many matches the use of rules is counted. */
  private int watched(List<Level> levels) {
    if (coverage || levels.size() > 1) {
      return options.matches();
    }
    return json ? 0 : Math.min(options.matches(), FIRST_MATCHES);
  }

  private void report(Game game, List<ByLevel<Results>> played) {
    Terminal terminal = environment.terminal();
    List<Finding> findings =
        FindingDigest.of(
            game.rules(),
            played.stream()
                .map(each -> new FindingDigest.LevelResults(each.level(), each.results(), null))
                .toList());
    if (json) {
      ByLevel<Results> one = played.getFirst();
      new SimulationJson(game, one.bots(), one.results(), environment.messages())
          .print(terminal.unwrappedOut(), played.subList(1, played.size()), findings);
      return;
    }
    new FindingsText(game, findings, played.size(), environment.messages()).print(terminal.out());
    ByLevel.print(
        terminal.out(),
        played,
        leftOut(played),
        environment.messages(),
        each ->
            new SimulationReport(
                    game, each.bots(), each.results(), coverage, environment.messages())
                .print(terminal.out()));
  }

  private int exitCode(List<ByLevel<Results>> played) {
    if (played.stream().anyMatch(each -> each.results().cancelled())) {
      return ExitCode.STOPPED;
    }
    return !leftOut(played).isEmpty()
            || played.stream()
                .anyMatch(each -> each.results().failed() > 0 || !each.results().complete())
        ? ExitCode.WRONG
        : ExitCode.FINE;
  }
}
