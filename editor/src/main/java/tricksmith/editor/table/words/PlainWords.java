package tricksmith.editor.table.words;

import java.util.Locale;

/** What stands in scripts and sheets as it is said at the table. */
public final class PlainWords {
  private PlainWords() {}

  /** A name in the script's own words: {@code first-to-name} is "first to name". */
  public static String name(String name) {
    return name.replace('-', ' ');
  }

  /** The same where it stands alone: {@code First to name}. */
  public static String title(String name) {
    String plain = name(name);
    int first = plain.isEmpty() ? 0 : Character.charCount(plain.codePointAt(0));
    return plain.substring(0, first).toUpperCase(Locale.ROOT) + plain.substring(first);
  }

  /** A number with the sign that is as wide as a digit, and not a hyphen. */
  public static String number(String number) {
    return number.startsWith("-") ? "−" + number.substring(1) : number;
  }
}
