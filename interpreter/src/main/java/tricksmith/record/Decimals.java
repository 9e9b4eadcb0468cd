package tricksmith.record;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.program.value.Values;

/**
 * Numbers as match files write them: exact where a decimal fraction can be, otherwise to 16 digits.
 */
final class Decimals {

  private static final Comparator<List<BigDecimal>> BY_VALUE = Decimals::compared;

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
    return BY_VALUE.compare(some, others) == 0;
  }

  /** Returns a set in which numbers are found however many noughts they are written with. */
  static Set<List<BigDecimal>> set(Stream<List<Long>> numbers) {
    return numbers
        .map(Decimals::decimals)
        .collect(Collectors.toCollection(() -> new TreeSet<>(BY_VALUE)));
  }

  private static int compared(List<BigDecimal> some, List<BigDecimal> others) {
    int difference = Integer.compare(some.size(), others.size());
    for (int place = 0; difference == 0 && place < some.size(); place++) {
      difference = some.get(place).compareTo(others.get(place));
    }
    return difference;
  }
}
