package tricksmith.editor.text;

/**
 * A text that allows only a limited number of character reads. Some regular expressions would never
 * finish, and there is no other way to stop them.
 */
final class ImpatientText implements CharSequence {
  private final String text;
  private final int start;
  private final int end;
  private final int[] patience;

  /** Thrown when the limit is exceeded. */
  static final class LostPatience extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LostPatience() {
      super("looked at too often", null, false, false);
    }
  }

  ImpatientText(String text, int patience) {
    this(text, 0, text.length(), new int[] {patience});
  }

  private ImpatientText(String text, int start, int end, int[] patience) {
    this.text = text;
    this.start = start;
    this.end = end;
    this.patience = patience;
  }

  @Override
  public char charAt(int index) {
    if (--patience[0] < 0) {
      throw new LostPatience();
    }
    return text.charAt(start + index);
  }

  @Override
  public int length() {
    return end - start;
  }

  @Override
  public CharSequence subSequence(int from, int to) {
    return new ImpatientText(text, start + from, start + to, patience);
  }

  @Override
  public String toString() {
    return text.substring(start, end);
  }
}
