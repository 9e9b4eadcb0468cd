package tricksmith.editor.live;

/** A line of a test that is made from a moment. */
record PinLine(Kind kind, String text) {

  /** What it is for. */
  enum Kind {
    SETTING,
    HAND,
    PILE,
    PLAY,
    EXPECTATION
  }

  boolean isExpectation() {
    return kind == Kind.EXPECTATION;
  }
}
