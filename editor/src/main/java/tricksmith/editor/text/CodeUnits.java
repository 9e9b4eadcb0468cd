package tricksmith.editor.text;

/**
 * Where the code points of a text begin in it: the lexer counts them, the window UTF-16 units.
 * Asked for in ascending order.
 */
final class CodeUnits {
  private final String text;
  private int codePoint;
  private int offset;

  CodeUnits(String text) {
    this.text = text;
  }

  int offsetOf(int wanted) {
    offset = text.offsetByCodePoints(offset, wanted - codePoint);
    codePoint = wanted;
    return offset;
  }
}
