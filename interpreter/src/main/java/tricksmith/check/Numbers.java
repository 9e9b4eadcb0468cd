package tricksmith.check;

/** Words that are whole numbers. */
final class Numbers {
  /** Fewer than those of the largest number there is. */
  private static final int MOST_DIGITS = 12;

  private Numbers() {}

  static boolean isNumber(String word) {
    String digits = word.startsWith("-") ? word.substring(1) : word;
    return !digits.isEmpty()
        && digits.length() <= MOST_DIGITS
        && digits.chars().allMatch(sign -> '0' <= sign && sign <= '9');
  }

  static long value(String word) {
    return Long.parseLong(word);
  }
}
