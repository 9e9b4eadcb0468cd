package tricksmith.source;

/**
 * Makes text from files harmless where it is shown: a terminal obeys control characters, and some
 * characters that nobody sees turn what stands around them.
 */
public final class HarmlessText {
  private static final int REPLACEMENT = 0xFFFD;

  private HarmlessText() {}

  /** The text with a replacement for each character that is not merely shown. */
  public static String of(String text) {
    return text.codePoints().noneMatch(HarmlessText::isHarmful)
        ? text
        : text.codePoints()
            .map(sign -> isHarmful(sign) ? REPLACEMENT : sign)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
  }

  /** Whether a character is not merely shown; line feeds and tabs are. */
  public static boolean isHarmful(int sign) {
    return sign != '\n'
        && sign != '\t'
        && switch (Character.getType(sign)) {
          case Character.CONTROL,
              Character.SURROGATE,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              true;
          case Character.FORMAT -> !joins(sign);
          default -> false;
        };
  }

  /** Parts of letters and pictures in many scripts; and a hyphen that shows at line ends only. */
  private static boolean joins(int sign) {
    return sign == 0x200C || sign == 0x200D || sign == 0x00AD;
  }

  /** Whether a character changes the direction in which others are shown. */
  public static boolean changesDirection(int sign) {
    return (sign >= 0x202A && sign <= 0x202E)
        || (sign >= 0x2066 && sign <= 0x2069)
        || sign == 0x200E
        || sign == 0x200F
        || sign == 0x061C;
  }
}
