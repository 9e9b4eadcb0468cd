package tricksmith.editor.table;

/** What stands in scripts and sheets as it is said at the table. */
final class PlainWords {
  private PlainWords() {}

  /** A name in the script's own words: {@code first-to-name} is "first to name". */
  static String name(String name) {
    return name.replace('-', ' ');
  }

  /** A number with the sign that is as wide as a digit, and not a hyphen. */
  static String number(String number) {
    return number.startsWith("-") ? "−" + number.substring(1) : number;
  }
}
