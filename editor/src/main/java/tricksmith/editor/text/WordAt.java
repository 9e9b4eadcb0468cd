package tricksmith.editor.text;

/** Finds the word at a place of a text. */
public final class WordAt {
  private WordAt() {}

  /** Returns the word around or next to an offset; empty if there is none. */
  public static String place(String text, int offset) {
    int start = start(text, offset);
    int end = Math.min(offset, text.length());
    while (end < text.length() && isPart(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }

  /** Returns where the word before an offset starts: at the offset if there is none. */
  public static int start(String text, int offset) {
    int start = Math.min(offset, text.length());
    while (start > 0 && isPart(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /** Whether a character can be part of a name. */
  public static boolean isPart(char sign) {
    return Character.isLetterOrDigit(sign) || sign == '-' || sign == '_';
  }
}
