package tricksmith.source;

/** Measures text in columns of a fixed-width terminal, where full-width characters take two. */
public final class DisplayWidth {
  private static final int TAB = 4;

  /** The first and last character of each range that is two columns wide. */
  private static final int[][] WIDE = {
    {0x1100, 0x115F},
    {0x2E80, 0x303E},
    {0x3041, 0xA4CF},
    {0xA960, 0xA97F},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE10, 0xFE19},
    {0xFE30, 0xFE6F},
    {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},
    {0x1F300, 0x1F64F},
    {0x1F680, 0x1F6FF},
    {0x1F900, 0x1FAFF},
    {0x20000, 0x3FFFD}
  };

  /** Letters that make a flag two by two. */
  private static final int FIRST_OF_FLAGS = 0x1F1E6;

  private static final int LAST_OF_FLAGS = 0x1F1FF;

  /** Turns a symbol before it into an emoji, which is wide. */
  private static final int EMOJI_SELECTOR = 0xFE0F;

  private DisplayWidth() {}

  /**
   * Returns how a character is displayed: a tab as spaces, an invisible character as a replacement.
   */
  static String shown(int character, int column) {
    if (character == '\t') {
      return " ".repeat(TAB - column % TAB);
    }
    return HarmlessText.isHarmful(character) ? "\uFFFD" : Character.toString(character);
  }

  public static int of(String text) {
    int width = 0;
    int before = 0;
    for (int place = 0; place < text.length(); place += Character.charCount(before)) {
      int character = text.codePointAt(place);
      boolean emoji = character == EMOJI_SELECTOR && isNarrowSymbol(before);
      width += emoji ? 1 : of(character);
      before = character;
    }
    return width;
  }

  private static int of(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isWide(character) ? 2 : 1;
    };
  }

  private static boolean isNarrowSymbol(int character) {
    return Character.isEmoji(character) && character > 0xFF && !isWide(character);
  }

  private static boolean isWide(int character) {
    for (int[] range : WIDE) {
      if (range[0] <= character && character <= range[1]) {
        return true;
      }
    }
    return Character.isEmojiPresentation(character)
        && (character < FIRST_OF_FLAGS || character > LAST_OF_FLAGS);
  }
}
