package tricksmith.editor.table.words;

/** Numbers as they are written at the table. */
public final class PlainWords {
  private PlainWords() {}

  /** Returns a number with a minus sign as wide as a digit, instead of a hyphen. */
  public static String number(String number) {
    return number.startsWith("-") ? "−" + number.substring(1) : number;
  }
}
