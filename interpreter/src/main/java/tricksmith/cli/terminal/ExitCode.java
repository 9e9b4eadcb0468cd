package tricksmith.cli.terminal;

/** What the program tells the shell. */
public final class ExitCode {

  /** All is well. */
  public static final int FINE = 0;

  /** What was given is wrong: a script, a match file, a verification. */
  public static final int WRONG = 1;

  /** The command was not understood. */
  public static final int USAGE = 2;

  /** A file cannot be read or written. */
  public static final int FILE = 3;

  /** The program itself is wrong. */
  public static final int BUG = 70;

  /** The user has stopped it. */
  public static final int STOPPED = 130;

  private ExitCode() {}
}
