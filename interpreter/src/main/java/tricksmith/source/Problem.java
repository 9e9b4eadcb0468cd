package tricksmith.source;

/**
 * A kind of thing that can be wrong with a text, with a stable code. Each phase has one enum of
 * them; beside the enum's class stands a resource bundle of the same name with two keys for every
 * code: {@code CODE} for the message and {@code CODE.hint} for the help, both {@link
 * java.text.MessageFormat} patterns over the diagnostic's arguments.
 */
public interface Problem {

  /** The stable code, such as {@code TS201}. */
  String code();

  /** Whether it keeps a script from being played. */
  Severity severity();
}
