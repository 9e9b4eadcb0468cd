package tricksmith.editor.live;

/** A line of a test written from a moment. */
record PinLine(Kind kind, String text) {

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
