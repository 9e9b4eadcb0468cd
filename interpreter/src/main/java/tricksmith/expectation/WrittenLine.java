package tricksmith.expectation;

/** A test line that describes a moment of a match. */
public record WrittenLine(Kind kind, String text) {

  public enum Kind {
    SETTING,
    HAND,
    PILE,
    PLAY,
    EXPECTATION
  }

  public boolean isExpectation() {
    return kind == Kind.EXPECTATION;
  }
}
