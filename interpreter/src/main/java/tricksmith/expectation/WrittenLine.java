package tricksmith.expectation;

/** A line of a test that is written from a moment of a match. */
public record WrittenLine(Kind kind, String text) {

  /** What it is about. */
  public enum Kind {
    SETTING,
    HAND,
    PILE,
    PLAY,
    EXPECTATION
  }

  /** Whether it says what should be so. */
  public boolean isExpectation() {
    return kind == Kind.EXPECTATION;
  }
}
