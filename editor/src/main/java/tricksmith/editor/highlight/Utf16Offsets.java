package tricksmith.editor.highlight;

/**
 * Converts code points, which the lexer counts, to UTF-16 units, which the window counts; they
 * differ after an emoji. Offsets must be asked for in ascending order.
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
