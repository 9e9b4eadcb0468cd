package tricksmith.cli.script;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.game.ScriptLoader;
import tricksmith.cli.game.SetupOptions;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.script.Game;

/** {@code tricksmith explain}: shows the program that a script is compiled to. */
@Command(
    name = "explain",
    description = "Shows what the engine makes of a script.",
    footer = {"", "Exit codes: 0 fine, 1 errors in the script, 2 usage, 3 a file cannot be read."})
public final class ExplainCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "FILE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli assigns it.
  private Path file;

  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(
      names = "--program",
      required = true,
      description = "Prints the program that the engine runs, with the lines of the script.")
  private boolean program;

  public ExplainCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    ScriptLoader scripts = new ScriptLoader(environment.messages());
    Game game = scripts.setUp(scripts.playable(file), setup);
    if (program) {
      new ProgramText(game, game.rules()).lines().forEach(environment.terminal().out()::println);
    }
    return ExitCode.FINE;
  }
}
