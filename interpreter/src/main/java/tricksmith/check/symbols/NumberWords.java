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
        && digits.chars().allMatch(sign -> '0' <= sign && sign <= '9')
        && Long.parseLong(digits) <= Expression.NumberLiteral.LARGEST;
  }

  public static long value(String word) {
    return Long.parseLong(word);
  }
}
