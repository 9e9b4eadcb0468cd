package tricksmith.source;

/** The problems of a file before it is parsed. */
public enum ReadingProblem implements Problem {
  MISSING("TS001"),
  DIRECTORY("TS002"),
  NOT_PERMITTED("TS003"),
  TOO_LARGE("TS004"),
  NOT_UTF_8("TS005"),
  UNREADABLE("TS006"),
  NOT_A_FILE("TS007"),
  BROKEN_LINK("TS008");

  private final String code;

  ReadingProblem(String code) {
    this.code = code;
  }

  @Override
  public String code() {
    return code;
  }
}
