package tricksmith.editor.text;

/** Keeps a caret at its word when only the whitespace of a text changes. */
public final class CaretTracking {
  private CaretTracking() {}

  /** Maps an offset of one text to another that differs only in whitespace. */
  public static int carry(String before, int caret, String after) {
    long written =
        before.substring(0, caret).chars().filter(c -> !Character.isWhitespace(c)).count();
    int place = 0;
    while (place < after.length() && written > 0) {
      written -= Character.isWhitespace(after.charAt(place)) ? 0 : 1;
      place++;
    }
    boolean atWord = caret < before.length() && !Character.isWhitespace(before.charAt(caret));
    while (atWord && place < after.length() && Character.isWhitespace(after.charAt(place))) {
      place++;
    }
    return place;
  }
}
