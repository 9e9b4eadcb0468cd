package tricksmith.check.symbols;

import tricksmith.syntax.Expression;

/** Words that are whole numbers. */
public final class NumberWords {
  private static final int MOST_DIGITS = 13;

  private NumberWords() {}

  public static boolean isNumber(String word) {
    String digits = word.startsWith("-") ? word.substring(1) : word;
    return !digits.isEmpty()
        && digits.length() <= MOST_DIGITS
        && hasOnlyDigits(digits)
        && Long.parseLong(digits) <= Expression.NumberLiteral.LARGEST;
  }

  private static boolean hasOnlyDigits(String word) {
    for (int index = 0; index < word.length(); index++) {
      if (word.charAt(index) < '0' || word.charAt(index) > '9') {
        return false;
      }
    }
    return true;
  }

  public static long value(String word) {
    return Long.parseLong(word);
  }
}
