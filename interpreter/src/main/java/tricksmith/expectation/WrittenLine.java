package tricksmith.expectation;

/** A test line that describes a moment of a match. */
public record WrittenLine(Kind kind, String text) {

  /** The kinds of line. */
  public enum Kind {
    SETTING,
    HAND,
    PILE,
    PLAY,
    EXPECTATION
  }

  /** Whether the line is an expectation. */
  public boolean isExpectation() {
    return kind == Kind.EXPECTATION;
  }
}
