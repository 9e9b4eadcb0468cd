package tricksmith.cli.script;

/** The line ending of a file, which formatting preserves. */
enum LineEnding {
  LINE_FEED("\n"),
  CARRIAGE_RETURN_AND_LINE_FEED("\r\n");

  private final String sign;

  LineEnding(String sign) {
    this.sign = sign;
  }

  /** The line ending of a text, judged by its first line. */
  static LineEnding of(String text) {
    int first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) == '\r' ? CARRIAGE_RETURN_AND_LINE_FEED : LINE_FEED;
  }

  String in(String text) {
    return text.replace("\n", sign);
  }
}
