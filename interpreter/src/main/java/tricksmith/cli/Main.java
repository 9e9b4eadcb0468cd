package tricksmith.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program: {@code tricksmith COMMAND}. Without a command it prints what there is. */
@Command(
    name = "tricksmith",
    description = "Designs, plays and measures trick-taking card games.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class Main implements Runnable {
  private final CommandLine commandLine = new CommandLine(this);

  private Main() {}

  /**
   * Runs one command and ends the process with its exit code.
   *
   * @param arguments the command and its arguments, as typed
   */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  /**
   * The whole command line, ready to run.
   *
   * @return a new command line, for {@link #main} and for tests
   */
  static CommandLine commandLine() {
    return new Main().commandLine;
  }

  /** Prints the help, since no command was given. */
  @Override
  public void run() {
    commandLine.usage(commandLine.getOut());
  }
}
