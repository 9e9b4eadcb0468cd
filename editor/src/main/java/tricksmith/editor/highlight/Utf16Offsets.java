package tricksmith.editor.highlight;

/**
 * Where the code points of a text begin in it. The lexer counts code points, the window UTF-16
 * units, and they differ behind an emoji. Offsets are asked for in ascending order.
 */
final class Utf16Offsets {
  private final String text;
  private int codePoint;
  private int offset;

  Utf16Offsets(String text) {
    this.text = text;
  }

  int of(int wanted) {
    offset = text.offsetByCodePoints(offset, wanted - codePoint);
    codePoint = wanted;
    return offset;
  }
}
