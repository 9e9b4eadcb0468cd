package tricksmith.compile;

import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/** Comparisons; with none on either side they are all <i>no</i>. */
final class Comparisons {

  private Comparisons() {}

  /** Whether two values are equal. */
  static Condition equal(Value left, Value right) {
    if (left instanceof Lookups.ValueLookup lookup) {
      return new LookupEqual(lookup, right);
    }
    return right instanceof Lookups.ValueLookup lookup
        ? new LookupEqual(lookup, left)
        : new Equal(left, right);
  }

  /** {@code ==}. */
  record Equal(Value left, Value right) implements Condition {
    @Override
    public boolean holds(Position position) {
      long value = left.of(position);
      return value != Values.NONE && value == right.of(position);
    }
  }

  /** {@code ==}, with what is oftenest compared on the left: a property of the card. */
  record LookupEqual(Lookups.ValueLookup left, Value right) implements Condition {
    @Override
    public boolean holds(Position position) {
      long value = left.of(position);
      return value != Values.NONE && value == right.of(position);
    }
  }

  /** {@code <}. */
  record Less(Value left, Value right) implements Condition {
    @Override
    public boolean holds(Position position) {
      long small = left.of(position);
      long large = right.of(position);
      return small != Values.NONE && large != Values.NONE && Values.compare(small, large) < 0;
    }
  }

  /** {@code <=}. */
  record AtMost(Value left, Value right) implements Condition {
    @Override
    public boolean holds(Position position) {
      long small = left.of(position);
      long large = right.of(position);
      return small != Values.NONE && large != Values.NONE && Values.compare(small, large) <= 0;
    }
  }

  /** {@code in}, of a set of things of one kind. */
  record InGroup(Value value, Kind kind, Group group) implements Condition {
    @Override
    public boolean holds(Position position) {
      long thing = value.of(position);
      return thing != Values.NONE
          && !Values.isNumber(thing)
          && Values.kind(thing) == kind
          && group.of(position).contains(Values.index(thing));
    }
  }

  /** {@code in}, of whole numbers. */
  record InRange(Value value, Value least, Value most) implements Condition {
    @Override
    public boolean holds(Position position) {
      long number = value.of(position);
      long low = least.of(position);
      long high = most.of(position);
      return number != Values.NONE
          && low != Values.NONE
          && high != Values.NONE
          && Values.isWhole(number)
          && Values.compare(low, number) <= 0
          && Values.compare(number, high) <= 0;
    }
  }

  /** {@code in}, of any other set. */
  record InListing(Value value, Listing listing) implements Condition {
    @Override
    public boolean holds(Position position) {
      long wanted = value.of(position);
      return wanted != Values.NONE && listing.any(position, found -> found == wanted);
    }
  }
}
