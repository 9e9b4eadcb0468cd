package tricksmith.cli.game;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;

public final class ThreadsOption {

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description =
          "Number of threads (default: one for each processor). It does not affect the results.")
  private @Nullable Integer threads;

  /**
   * The number of threads to use.
   *
   * @throws Refusal if it is below one
   */
  public int value(Messages messages) {
    return of(threads, messages);
  }

  /** The same for a command that describes the option itself. */
  public static int of(@Nullable Integer given, Messages messages) {
    int threads = given == null ? Runtime.getRuntime().availableProcessors() : given;
    Refusal.ifBelow(1, "--threads", threads, messages);
    return threads;
  }
}
