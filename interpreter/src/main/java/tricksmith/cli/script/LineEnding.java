package tricksmith.cli.script;

/** How the lines of a file end. A file keeps what its system gave it. */
enum LineEnding {
  LINE_FEED("\n"),
  CARRIAGE_RETURN_AND_LINE_FEED("\r\n");

  private final String sign;

  LineEnding(String sign) {
    this.sign = sign;
  }

  /** Those of a text: those of its first line. */
  static LineEnding of(String text) {
    int first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) == '\r' ? CARRIAGE_RETURN_AND_LINE_FEED : LINE_FEED;
  }

  /** A text the lines of which end in a line feed, with these line ends. */
  String in(String text) {
    return text.replace("\n", sign);
  }
}
