package tricksmith.source;

/**
 * A kind of problem that a text can have, identified by a stable code. Each phase has an enum of
 * them. A resource bundle with the enum's name holds two keys per code: {@code CODE} for the
 * message and {@code CODE.hint} for the help, both {@link java.text.MessageFormat} patterns over
 * the diagnostic's arguments.
 */
public interface Problem {

  /** Returns the stable code, such as {@code TS201}. */
  String code();

  /** Whether this says that a match which comes here can end with a script error. */
  default boolean endsMatches() {
    return false;
  }

  /**
   * Whether it happened in a match that can be played again; then the bundle says that under the
   * keys {@code happened} and, with the command that does it, {@code again}.
   */
  default boolean happenedInMatch() {
    return false;
  }

  /** Whether this is an error or a warning. */
  default Severity severity() {
    return Severity.ERROR;
  }
}
