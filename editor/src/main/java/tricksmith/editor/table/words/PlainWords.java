package tricksmith.editor.table.words;

/** Numbers as they are written at the table. */
public final class PlainWords {
  private PlainWords() {}

  /** A number with the sign that is as wide as a digit, and not a hyphen. */
  public static String number(String number) {
    return number.startsWith("-") ? "−" + number.substring(1) : number;
  }
}
