package tricksmith.program.value;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The encoding of values in a {@code long}, so that the state of a match is a flat array. {@link
 * #NONE} is no value. A number is an exact fraction: its numerator, shifted left by 20 bits, and
 * its denominator minus one. Anything else is a kind and an index, distinguished from numbers by
 * the two highest bits. Equal values have equal encodings.
 */
public final class Values {

  public static final long NONE = Long.MIN_VALUE;

  public static final long LARGEST_NUMERATOR = 4_000_000_000_000L;

  public static final long LARGEST_DENOMINATOR = 1_000_000L;

  /** The largest absolute number in a combination. */
  public static final int LARGEST_PART = 8000;

  public static final int MOST_PARTS = 3;

  private static final int DENOMINATOR_BITS = 20;
  private static final long DENOMINATOR_MASK = (1L << DENOMINATOR_BITS) - 1;
  private static final long TAGGED = 1L << 62;
  private static final int KIND_SHIFT = 56;
  private static final int PART_BITS = 18;
  private static final int PART_INDEX_BITS = 14;

  /** The code for the kind of a number in a combination. */
  private static final long NUMBER_PART = 15;

  /** The kinds of thing that an index can name. */
  public enum Kind {
    YES_NO,
    SUIT,
    RANK,
    CARD,
    PLAYER,
    SIDE,
    TRICK,
    LABEL,
    /** A combination of two or three of the others, or numbers. */
    COMBINATION;

    private static final Kind[] ALL = values();

    /**
     * Returns the code of this kind in an encoded value: its place in the order, on which nothing
     * outside relies.
     */
    @SuppressWarnings("EnumOrdinal")
    private long code() {
      return ordinal();
    }
  }

  public static final long NO = of(Kind.YES_NO, 0);

  public static final long YES = of(Kind.YES_NO, 1);

  private Values() {}

  public static long of(Kind kind, int index) {
    return TAGGED | (kind.code() << KIND_SHIFT) | index;
  }

  public static long of(boolean yes) {
    return yes ? YES : NO;
  }

  /** Returns the thing of this kind and index, or none for a negative index. */
  public static long ofOrNone(Kind kind, int index) {
    return index < 0 ? NONE : of(kind, index);
  }

  public static long number(long whole) {
    if (whole > LARGEST_NUMERATOR || whole < -LARGEST_NUMERATOR) {
      throw new Fault(Fault.Kind.OVERFLOW);
    }
    return whole << DENOMINATOR_BITS;
  }

  /** Returns a fraction in lowest terms. */
  public static long fraction(long numerator, long denominator) {
    if (denominator == 0) {
      throw new Fault(Fault.Kind.DIVISION_BY_ZERO);
    }
    long divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator));
    long top = numerator / divisor * (denominator < 0 ? -1 : 1);
    long bottom = Math.abs(denominator) / divisor;
    if (Math.abs(top) > LARGEST_NUMERATOR || bottom > LARGEST_DENOMINATOR) {
      throw new Fault(Fault.Kind.OVERFLOW);
    }
    return (top << DENOMINATOR_BITS) | (bottom - 1);
  }

  /**
   * Combines two or three things or numbers, keeping their kinds. Combinations compare by the first
   * parts that differ. Returns none if one of the parts is none.
   *
   * @throws Fault if a number is not whole, or larger than {@link #LARGEST_PART}
   */
  public static long combination(long... parts) {
    long packed = 0;
    for (int place = 0; place < MOST_PARTS; place++) {
      packed <<= PART_BITS;
      if (place < parts.length) {
        if (parts[place] == NONE) {
          return NONE;
        }
        packed |= packed(parts[place]);
      }
    }
    return TAGGED | (Kind.COMBINATION.code() << KIND_SHIFT) | packed;
  }

  private static long packed(long part) {
    if (!isNumber(part)) {
      return (kind(part).code() << PART_INDEX_BITS) | (index(part) + 1);
    }
    int number = whole(part);
    if (Math.abs(number) > LARGEST_PART) {
      throw new Fault(Fault.Kind.OVERFLOW);
    }
    return (NUMBER_PART << PART_INDEX_BITS) | (number + LARGEST_PART + 1);
  }

  /** Returns the part of a combination at a place, counted from 0; none if it has fewer parts. */
  public static long part(long combination, int place) {
    if (combination == NONE) {
      return NONE;
    }
    int shift = (MOST_PARTS - 1 - place) * PART_BITS;
    long packed = (combination >>> shift) & ((1L << PART_BITS) - 1);
    int index = (int) (packed & ((1L << PART_INDEX_BITS) - 1)) - 1;
    long kind = packed >>> PART_INDEX_BITS;
    if (index < 0) {
      return NONE;
    }
    return kind == NUMBER_PART ? number(index - LARGEST_PART) : of(Kind.ALL[(int) kind], index);
  }

  public static boolean isNumber(long value) {
    return value != NONE && (value >> 62 == 0 || value >> 62 == -1);
  }

  public static boolean isCard(long value) {
    return value != NONE && !isNumber(value) && kind(value) == Kind.CARD;
  }

  /** Returns the kind of a value that is neither none nor a number. */
  public static Kind kind(long value) {
    return Kind.ALL[(int) (value >>> KIND_SHIFT) & 0x3F];
  }

  /** Returns the index of a value that is neither none, a number nor a combination. */
  public static int index(long value) {
    return (int) value;
  }

  /** Returns the index of a value, or -1 for none. */
  public static int indexOrNone(long value) {
    return value == NONE ? -1 : (int) value;
  }

  public static long numerator(long number) {
    return number >> DENOMINATOR_BITS;
  }

  /** Returns the denominator of a number, at least 1. */
  public static long denominator(long number) {
    return (number & DENOMINATOR_MASK) + 1;
  }

  /** Returns the nearest floating-point number. */
  public static double toDouble(long number) {
    return (double) numerator(number) / denominator(number);
  }

  public static boolean isWhole(long number) {
    return (number & DENOMINATOR_MASK) == 0;
  }

  /**
   * Returns a number as an {@code int}.
   *
   * @throws Fault if it is none, not whole, or too large
   */
  public static int whole(long number) {
    if (number == NONE) {
      throw new Fault(Fault.Kind.NO_VALUE);
    }
    if (!isWhole(number)) {
      throw new Fault(Fault.Kind.NOT_WHOLE);
    }
    long whole = numerator(number);
    if (whole > Integer.MAX_VALUE || whole < Integer.MIN_VALUE) {
      throw new Fault(Fault.Kind.OVERFLOW);
    }
    return (int) whole;
  }

  public static long plus(long a, long b) {
    requireValues(a, b);
    if (isWhole(a) && isWhole(b)) {
      return number(numerator(a) + numerator(b));
    }
    return fraction(
        sum64(times64(numerator(a), denominator(b)), times64(numerator(b), denominator(a))),
        denominator(a) * denominator(b));
  }

  public static long negate(long a) {
    requireValues(a, a);
    return isWhole(a) ? number(-numerator(a)) : fraction(-numerator(a), denominator(a));
  }

  public static long minus(long a, long b) {
    return plus(a, negate(b));
  }

  public static long times(long a, long b) {
    requireValues(a, b);
    long top = times64(numerator(a), numerator(b));
    return isWhole(a) && isWhole(b) ? number(top) : fraction(top, denominator(a) * denominator(b));
  }

  public static long dividedBy(long a, long b) {
    requireValues(a, b);
    if (isWhole(a) && isWhole(b) && b != 0 && numerator(a) % numerator(b) == 0) {
      return number(numerator(a) / numerator(b));
    }
    return fraction(times64(numerator(a), denominator(b)), times64(denominator(a), numerator(b)));
  }

  /**
   * Compares numbers by size, things of one kind by index, and combinations by their parts; neither
   * value is none. Among different kinds, numbers are smallest and combinations largest.
   *
   * @return negative, zero or positive
   */
  public static int compare(long a, long b) {
    if (!isNumber(a) || !isNumber(b) || (isWhole(a) && isWhole(b))) {
      return Long.compare(a, b);
    }
    return Long.compare(
        times64(numerator(a), denominator(b)), times64(numerator(b), denominator(a)));
  }

  /** Whether the second of two numbers is one more than the first. */
  public static boolean isNext(long number, long next) {
    return denominator(number) == denominator(next)
        && numerator(next) - numerator(number) == denominator(number);
  }

  /**
   * Compares numbers so that those that go up by one stand side by side: by what they have beyond a
   * whole number, then by size.
   */
  public static int compareInRuns(long one, long other) {
    if (isWhole(one) && isWhole(other)) {
      return compare(one, other);
    }
    int beyond = Long.compare(denominator(one), denominator(other));
    if (beyond == 0) {
      beyond =
          Long.compare(
              Math.floorMod(numerator(one), denominator(one)),
              Math.floorMod(numerator(other), denominator(other)));
    }
    return beyond == 0 ? compare(one, other) : beyond;
  }

  /** Returns a number as people write it: {@code -3}, {@code 1/2}. */
  public static String written(long number) {
    String numerator = Long.toString(numerator(number));
    return isWhole(number) ? numerator : numerator + "/" + denominator(number);
  }

  /** Returns a number for players to read: {@code -37.5}, but {@code 1/3}. */
  public static String decimal(long number) {
    BigDecimal numerator = BigDecimal.valueOf(numerator(number));
    BigDecimal denominator = BigDecimal.valueOf(denominator(number));
    BigDecimal decimal = numerator.divide(denominator, MathContext.DECIMAL64);
    return decimal.multiply(denominator).compareTo(numerator) == 0
        ? decimal.toPlainString()
        : written(number);
  }

  private static long times64(long a, long b) {
    long high = Math.multiplyHigh(a, b);
    long low = a * b;
    if ((high != 0 || low < 0) && (high != -1 || low >= 0)) {
      throw new Fault(Fault.Kind.OVERFLOW);
    }
    return low;
  }

  private static long sum64(long a, long b) {
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      throw new Fault(Fault.Kind.OVERFLOW);
    }
    return sum;
  }

  private static void requireValues(long a, long b) {
    if (a == NONE || b == NONE) {
      throw new Fault(Fault.Kind.NO_VALUE);
    }
  }

  private static long greatestCommonDivisor(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return Math.max(a, 1);
  }
}
