package tricksmith.program.value;

import org.jspecify.annotations.Nullable;

/**
 * A script error that occurs while a match runs. It never leaves the engine: the match ends with it
 * as a value. It has no stack trace, because it concerns the script and not the program.
 */
public final class Fault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What went wrong. */
  public enum Kind {
    OVERFLOW,
    DIVISION_BY_ZERO,
    NOT_WHOLE,
    NO_VALUE,
    NO_SUCH_ENTRY,
    SEVERAL_CARDS,
    TOO_FEW_CARDS,
    UNDECIDED_TIE,
    NO_ALTERNATIVES,
    PASS_WITHOUT_EVENT,
    TOO_MANY_PASSES,
    NOBODY_TO_LEAD,
    TOO_MANY_STEPS,
    TOO_MANY_VALUES
  }

  private final Kind kind;
  private final transient @Nullable RuleId rule;

  /** Creates a fault whose place the current step will name. */
  public Fault(Kind kind) {
    this(kind, null);
  }

  public Fault(Kind kind, @Nullable RuleId rule) {
    super(kind.name(), null, false, false);
    this.kind = kind;
    this.rule = rule;
  }

  /** Returns what went wrong. */
  public Kind kind() {
    return kind;
  }

  /** Returns the rule at fault; null for the current step. */
  public @Nullable RuleId rule() {
    return rule;
  }
}
