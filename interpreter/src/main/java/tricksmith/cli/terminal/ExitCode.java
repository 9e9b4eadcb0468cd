package tricksmith.cli.terminal;

/** What the process returns to the shell. */
public final class ExitCode {

  /** All is well. */
  public static final int FINE = 0;

  /** The input is wrong: a script, a match file, a verification. */
  public static final int WRONG = 1;

  /** The command was not understood. */
  public static final int USAGE = 2;

  /** A file cannot be read or written. */
  public static final int FILE = 3;

  /** A bug in the program itself. */
  public static final int BUG = 70;

  /** What was asked for does not fit into the memory that the program may have. */
  public static final int MEMORY = 71;

  /** The user stopped it. */
  public static final int STOPPED = 130;

  private ExitCode() {}
}
