package tricksmith.editor.text;

/**
 * Converts code points, which the lexer counts, to UTF-16 units, which the window counts. Query
 * offsets in ascending order.
 */
public final class CodeUnits {
  private final String text;
  private int codePoint;
  private int offset;

  public CodeUnits(String text) {
    this.text = text;
  }

  /** Returns the offset of a code point, counted from 0. */
  public int offsetOf(int wanted) {
    offset = text.offsetByCodePoints(offset, wanted - codePoint);
    codePoint = wanted;
    return offset;
  }
}
