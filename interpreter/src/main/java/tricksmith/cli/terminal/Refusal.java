package tricksmith.cli.terminal;

/**
 * Ends a command with a message for the user and an exit code. Carries no stack trace, since it is
 * about the input rather than the program.
 */
public class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int exitCode;
  private final String text;

  /**
   * Creates a refusal.
   *
   * @param exitCode one of {@link ExitCode}
   * @param text the message for the user, possibly several lines
   */
  public Refusal(int exitCode, String text) {
    super(text, null, false, false);
    this.exitCode = exitCode;
    this.text = text;
  }

  /** Refuses the number of an option if it is below the least that makes sense. */
  public static void ifBelow(int least, String option, int number, Messages messages) {
    if (number < least) {
      throw new Refusal(ExitCode.USAGE, messages.text("number.below", option, number, least));
    }
  }

  public final int exitCode() {
    return exitCode;
  }

  /** The message for the user. */
  public final String text() {
    return text;
  }

  /**
   * The message for the user, with what it shows of a script cut to a width. Its sentences still
   * need wrapping.
   */
  public String text(int columns) {
    return text;
  }
}
