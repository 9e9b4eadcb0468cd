package tricksmith.compile;

import tricksmith.match.Fault;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** Arithmetic; with none it is a fault. */
final class Numbers {

  private Numbers() {}

  /** {@code +}. */
  record Plus(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      return Values.plus(left.of(position), right.of(position));
    }
  }

  /** {@code -}. */
  record Minus(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      return Values.minus(left.of(position), right.of(position));
    }
  }

  /** {@code *}. */
  record Times(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      return Values.times(left.of(position), right.of(position));
    }
  }

  /** {@code /}. */
  record DividedBy(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      return Values.dividedBy(left.of(position), right.of(position));
    }
  }

  /** The sign. */
  record Negate(Value number) implements Value {
    @Override
    public long of(Position position) {
      return Values.negate(number.of(position));
    }
  }

  /** How far apart two numbers are. */
  record Difference(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      long difference = Values.minus(left.of(position), right.of(position));
      return Values.numerator(difference) < 0 ? Values.negate(difference) : difference;
    }
  }

  /** The smaller number. */
  record Least(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      long first = required(left.of(position));
      long second = required(right.of(position));
      return Values.compare(first, second) <= 0 ? first : second;
    }
  }

  /** The larger number. */
  record Greatest(Value left, Value right) implements Value {
    @Override
    public long of(Position position) {
      long first = required(left.of(position));
      long second = required(right.of(position));
      return Values.compare(first, second) >= 0 ? first : second;
    }
  }

  /** The largest whole number that is not larger. */
  record RoundedDown(Value number) implements Value {
    @Override
    public long of(Position position) {
      long exact = required(number.of(position));
      return Values.number(Math.floorDiv(Values.numerator(exact), Values.denominator(exact)));
    }
  }

  /** The smallest whole number that is not smaller. */
  record RoundedUp(Value number) implements Value {
    @Override
    public long of(Position position) {
      long exact = required(number.of(position));
      return Values.number(Math.ceilDiv(Values.numerator(exact), Values.denominator(exact)));
    }
  }

  /** What is left of a whole division; it has the sign of the divisor. */
  record Remainder(Value number, Value divisor) implements Value {
    @Override
    public long of(Position position) {
      long of = whole(number.of(position));
      long by = whole(divisor.of(position));
      if (by == 0) {
        throw new Fault(Fault.Kind.DIVISION_BY_ZERO);
      }
      return Values.number(Math.floorMod(of, by));
    }
  }

  /** A number that must be whole. */
  record Whole(Value number) implements Value {
    @Override
    public long of(Position position) {
      return Values.number(whole(number.of(position)));
    }
  }

  /** How many elements a set has. */
  record Size(Group group) implements Value {
    @Override
    public long of(Position position) {
      return Values.number(group.of(position).size());
    }
  }

  /** The value, which must not be none. */
  static long required(long value) {
    if (value == Values.NONE) {
      throw new Fault(Fault.Kind.NO_VALUE);
    }
    return value;
  }

  private static long whole(long value) {
    if (!Values.isWhole(required(value))) {
      throw new Fault(Fault.Kind.NOT_WHOLE);
    }
    return Values.numerator(value);
  }
}
