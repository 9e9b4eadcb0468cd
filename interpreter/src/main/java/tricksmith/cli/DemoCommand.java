package tricksmith.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;

/** {@code tricksmith demo}: shows the bundled games at a glance. */
@Command(
    name = "demo",
    description =
        "Checks and tests all bundled scripts, and plays one match of each between random bots.",
    footer = {
      "",
      "Exit codes: 0 fine, 1 a script, a test or a match is wrong, 3 no scripts are found."
    })
record DemoCommand(Environment environment) implements Callable<Integer> {
  private static final long SEED = 7;

  @Override
  public Integer call() {
    Messages messages = environment.messages();
    PrintWriter out = environment.terminal().out();
    List<Path> scripts = BundledGames.ofInstallation().scripts(messages);
    int exitCode = ExitCode.FINE;
    for (Path script : scripts) {
      DemoGame exhibit = DemoGame.of(script, SEED, messages);
      out.println(exhibit.text());
      exitCode = exhibit.isFine() ? exitCode : ExitCode.WRONG;
    }
    out.println();
    out.println(messages.text("demo.next", scripts.getFirst()));
    return exitCode;
  }
}
