package tricksmith.reference;

/** A script error: it ends the match. */
final class ScriptError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What went wrong ({@code docs/language.md}, 18). */
  enum Kind {
    UNDECIDED_TIE,
    TOO_FEW_CARDS,
    OVERFLOW,
    DIVISION_BY_ZERO,
    NOT_WHOLE,
    NO_ALTERNATIVES,
    NO_VALUE,
    SEVERAL_CARDS,
    NOBODY_TO_LEAD,
    PASS_WITHOUT_EVENT,
    TOO_MANY_PASSES
  }

  private final Kind kind;

  ScriptError(Kind kind) {
    super(kind.name());
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
