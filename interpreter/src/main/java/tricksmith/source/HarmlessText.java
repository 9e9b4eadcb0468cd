package tricksmith.source;

/**
 * Makes untrusted text safe to display. Terminals obey control characters, and some invisible
 * characters reorder the text around them.
 */
public final class HarmlessText {
  private static final int REPLACEMENT = 0xFFFD;

  private HarmlessText() {}

  /** Replaces every character that is not merely displayed. */
  public static String of(String text) {
    return text.codePoints().noneMatch(HarmlessText::isHarmful)
        ? text
        : text.codePoints()
            .map(sign -> isHarmful(sign) ? REPLACEMENT : sign)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
  }

  /** Also replaces what would begin a new line or a column: for names within a line. */
  public static String onOneLine(String text) {
    return of(text.replace('\n', (char) REPLACEMENT).replace('\t', (char) REPLACEMENT));
  }

  /** Whether a character does more than be displayed; line feeds and tabs count as harmless. */
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

  /** Whether a character is a joiner, which many scripts and emoji need, or the soft hyphen. */
  private static boolean joins(int sign) {
    return sign == 0x200C || sign == 0x200D || sign == 0x00AD;
  }

  /** Whether a character changes the direction of the text around it. */
  public static boolean changesDirection(int sign) {
    return (sign >= 0x202A && sign <= 0x202E)
        || (sign >= 0x2066 && sign <= 0x2069)
        || sign == 0x200E
        || sign == 0x200F
        || sign == 0x061C;
  }
}
