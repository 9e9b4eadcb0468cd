package tricksmith.record;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import tricksmith.program.value.Values;

/**
 * Numbers as match files write them: exact where a decimal fraction can be, otherwise to 16 digits.
 */
final class Decimals {

  private Decimals() {}

  static BigDecimal decimal(long number) {
    BigDecimal numerator = BigDecimal.valueOf(Values.numerator(number));
    return Values.isWhole(number)
        ? numerator
        : numerator.divide(BigDecimal.valueOf(Values.denominator(number)), MathContext.DECIMAL64);
  }

  static List<BigDecimal> decimals(List<Long> numbers) {
    return numbers.stream().map(Decimals::decimal).toList();
  }

  static boolean areEqual(List<BigDecimal> some, List<BigDecimal> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      if (some.get(i).compareTo(others.get(i)) != 0) {
        return false;
      }
    }
    return true;
  }
}
