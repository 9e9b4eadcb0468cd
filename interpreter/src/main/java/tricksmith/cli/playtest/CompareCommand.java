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
import tricksmith.cli.terminal.Progress;
import tricksmith.cli.terminal.Refusal;
import tricksmith.players.Level;
import tricksmith.playtest.Contrast;
import tricksmith.playtest.Onlooker;
import tricksmith.playtest.PairedBatch;
import tricksmith.script.Game;

/** {@code tricksmith compare}: what other rules change. */
@Command(
    name = "compare",
    description = {
      "Plays many matches by two rules on the same deals, and prints what the second ones change:",
      "those of two scripts, or of one script under other options."
    },
    footer = {
      "",
      "Match number k, from 0, uses the seed S + k for both, whatever the number of threads.",
      "Exit codes: 0 fine, 1 errors in a script or in a match, 2 usage, 3 a file cannot be read."
    })
public final class CompareCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(index = "0", paramLabel = "BEFORE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli sees to it.
  private Path before;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "AFTER",
      description = "The other script; the same one unless given.")
  private @Nullable Path after;

  @Mixin private BatchOptions options = new BatchOptions();

  @Option(
      names = "--set-after",
      paramLabel = "option=value",
      description = {
        "Sets an option for the second rules only; may be repeated.",
        "It holds over --set, which is for both."
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
    List<Level> bots = options.bots(one.rules().players(), environment.messages());
    try (Interruption interruption = Interruption.watch()) {
      Contrast contrast = contrast(one, other, bots, interruption);
      report(one, other, bots, contrast);
      return exitCode(contrast);
    }
  }

  private Game other(ScriptLoader scripts, Game one) {
    int players = one.rules().players();
    return scripts.setUp(
        scripts.playable(after == null ? before : after),
        options.setup().with(players, settingsAfter, environment.messages()),
        options.setup());
  }

  private Contrast contrast(Game one, Game other, List<Level> bots, Interruption interruption) {
    PairedBatch batch =
        new PairedBatch(
            one.rules(),
            other.rules(),
            BatchOptions.seating(bots),
            options.matches(),
            options.seed(),
            options.threads());
    try (Progress progress =
        new Progress(environment.terminal(), environment.messages(), options.matches())) {
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

  private void report(Game one, Game other, List<Level> bots, Contrast contrast) {
    PrintWriter out = environment.terminal().out();
    if (json) {
      new ComparisonJson(one, other, bots, contrast, environment.messages()).print(out);
    } else {
      new ComparisonReport(one, other, bots, contrast, environment.messages()).print(out);
    }
  }

  private static int exitCode(Contrast contrast) {
    if (contrast.before().cancelled()) {
      return ExitCode.STOPPED;
    }
    boolean failed = contrast.before().failed() + contrast.after().failed() > 0;
    return failed ? ExitCode.WRONG : ExitCode.FINE;
  }
}
