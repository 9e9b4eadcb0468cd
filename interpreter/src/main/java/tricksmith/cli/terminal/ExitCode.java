package tricksmith.cli.terminal;

public final class ExitCode {

  public static final int FINE = 0;

  /** The input is wrong: a script, a match file or a failed verification. */
  public static final int WRONG = 1;

  /** The command line was not understood. */
  public static final int USAGE = 2;

  /** A file could not be read or written. */
  public static final int FILE = 3;

  /** A bug in the program. */
  public static final int BUG = 70;

  /** The available memory was not enough. */
  public static final int MEMORY = 71;

  /** Interrupted by the user. */
  public static final int STOPPED = 130;

  private ExitCode() {}
}
