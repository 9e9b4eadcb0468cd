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
import tricksmith.cli.terminal.Progress;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.Terminal;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.PairedBatch;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingDigest;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.script.Game;

/** {@code tricksmith compare}: shows what a change to the rules changes in play. */
@Command(
    name = "compare",
    description =
        "Plays many matches by two sets of rules on the same deals and prints what the "
            + "second set changes: two scripts, or one script with different options.",
    footer = {
      "",
      "Without --level or --seat, random bots and novices each play their own deals; the summary of"
          + " both comes first.",
      "Match k, counted from 0, uses seed S + k under both, whatever the number of threads.",
      "Exit codes: 0 fine, 1 errors in a script or in a match, 2 usage, 3 a file cannot be read."
    })
public final class CompareCommand implements Callable<Integer> {

  /** The levels played by default. Figures from random players alone would mislead. */
  private static final List<Level> USUAL = List.of(Level.RANDOM, Level.NOVICE);

  private final Environment environment;

  @Parameters(index = "0", paramLabel = "BEFORE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli assigns it.
  private Path before;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "AFTER",
      description = "The other script (default: the same one).")
  private @Nullable Path after;

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(
      names = "--set-after",
      paramLabel = "option=value",
      description = {
        "Sets an option for the second rules only. May be repeated. Overrides --set, which applies"
            + " to both."
      })
  private List<String> settingsAfter = List.of();

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  public CompareCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    if (after == null && settingsAfter.isEmpty()) {
      throw new Refusal(ExitCode.USAGE, environment.messages().text("compare.nothing"));
    }
    options.require(environment.messages());
    ScriptLoader scripts = new ScriptLoader(environment.messages());
    Game one = scripts.setUp(scripts.playable(before), options.setup());
    Game other = other(scripts, one);
    Policies policies = environment.policies();
    try (Interruption interruption = Interruption.watch()) {
      List<ByLevel<Contrast>> played =
          ByLevel.play(
              options,
              options.levels(USUAL),
              one.rules().players(),
              environment.messages(),
              interruption,
              CompareCommand::spent,
              (bots, matches, seed) -> {
                bots.learn(policies, one.rules(), other.rules());
                PairedBatch batch =
                    new PairedBatch(
                        one.rules(),
                        other.rules(),
                        bots.seating(policies),
                        matches,
                        seed,
                        options.threads(environment.messages()));
                return contrast(batch, matches, interruption);
              });
      report(one, other, played);
      return exitCode(played);
    }
  }

  private Game other(ScriptLoader scripts, Game one) {
    int players = one.rules().players();
    return scripts.setUp(
        scripts.playable(after == null ? before : after),
        options.setup().with(players, settingsAfter, environment.messages()),
        options.setup());
  }

  private Contrast contrast(PairedBatch batch, int matches, Interruption interruption) {
    try (Progress progress =
        new Progress(environment.terminal(), environment.messages(), matches)) {
      return batch.play(
          new Onlooker() {
            @Override
            public void played(int matches) {
              progress.done(matches);
            }

            @Override
            public boolean isCancelled() {
              return interruption.isRequested();
            }
          });
    }
  }

  private void report(Game one, Game other, List<ByLevel<Contrast>> played) {
    Terminal terminal = environment.terminal();
    List<Finding> findings = findings(other, played);
    if (json) {
      new ComparisonJson(one, other, played, findings, environment.messages())
          .print(terminal.unwrappedOut());
      return;
    }
    if (played.size() > 1) {
      new FindingsText(other, findings, played.size(), environment.messages())
          .print(terminal.out());
    }
    ByLevel.print(
        terminal.out(),
        played,
        leftOut(played),
        environment.messages(),
        each ->
            new ComparisonReport(one, other, each.bots(), each.results(), environment.messages())
                .print(terminal.out()));
  }

  /** The findings about the change, leaving out those about the rules themselves. */
  private static List<Finding> findings(Game other, List<ByLevel<Contrast>> played) {
    return FindingDigest.of(
            other.rules(),
            played.stream()
                .map(
                    each ->
                        new FindingDigest.LevelResults(
                            each.level(), each.results().after(), each.results()))
                .toList())
        .stream()
        .filter(
            finding ->
                finding.subject() instanceof Finding.Subject.Change
                    || finding.subject() instanceof Finding.Subject.Failing)
        .toList();
  }

  private static boolean spent(Contrast contrast) {
    return contrast.before().spent();
  }

  private List<Level> leftOut(List<ByLevel<Contrast>> played) {
    return ByLevel.leftOut(options.levels(USUAL), played, CompareCommand::spent);
  }

  private int exitCode(List<ByLevel<Contrast>> played) {
    if (played.stream().anyMatch(each -> each.results().before().cancelled())) {
      return ExitCode.STOPPED;
    }
    if (!leftOut(played).isEmpty()
        || played.stream().anyMatch(each -> !each.results().before().complete())) {
      return ExitCode.WRONG;
    }
    int failed =
        played.stream()
            .mapToInt(each -> each.results().before().failed() + each.results().after().failed())
            .sum();
    return failed > 0 ? ExitCode.WRONG : ExitCode.FINE;
  }
}
