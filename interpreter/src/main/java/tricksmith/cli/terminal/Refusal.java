package tricksmith.cli.terminal;

/**
 * Ends a command with a message for the user and an exit code. It speaks of what was given and not
 * of the program, so it carries no stack trace.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int exitCode;
  private final String text;

  /**
   * A refusal.
   *
   * @param exitCode one of {@link ExitCode}
   * @param text what the user reads; may have several lines
   */
  public Refusal(int exitCode, String text) {
    super(text, null, false, false);
    this.exitCode = exitCode;
    this.text = text;
  }

  /** How the process ends. */
  public int exitCode() {
    return exitCode;
  }

  /** What the user reads. */
  public String text() {
    return text;
  }
}
