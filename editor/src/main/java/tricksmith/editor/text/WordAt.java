package tricksmith.editor.text;

/** Finds the word at a place of a text. */
public final class WordAt {
  private WordAt() {}

  /** Returns the word around or next to an offset; empty if there is none. */
  public static String place(String text, int offset) {
    int start = Math.min(offset, text.length());
    int end = start;
    while (start > 0 && isPart(text.charAt(start - 1))) {
      start--;
    }
    while (end < text.length() && isPart(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }

  private static boolean isPart(char sign) {
    return Character.isLetterOrDigit(sign) || sign == '-' || sign == '_';
  }
}
