package tricksmith.compile;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/** The forms of {@link Listing}. */
final class Listings {

  /** Without values. */
  static final Listing EMPTY = (_, _) -> false;

  private Listings() {}

  /** All values at this position. */
  static long[] all(Listing listing, Position position) {
    LongBuffer values = new LongBuffer();
    listing.list(position, values::add);
    return values.toArray();
  }

  /** Values known beforehand. */
  static final class Fixed implements Listing {
    private final long[] values;

    Fixed(long... values) {
      this.values = values.clone();
    }

    @Override
    public boolean any(Position position, LongPredicate test) {
      for (long value : values) {
        if (test.test(value)) {
          return true;
        }
      }
      return false;
    }

    long[] values() {
      return values.clone();
    }
  }

  /** The things of a set, by index. */
  record OfGroup(Group group, Kind kind) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      IndexSet all = group.of(position);
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        if (test.test(Values.of(kind, i))) {
          return true;
        }
      }
      return false;
    }
  }

  /** The things of a set, in the order of an axis. */
  record InOrder(Group group, Axis axis) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      IndexSet all = group.of(position);
      for (int i = 0; i < axis.size(); i++) {
        if (all.contains(Values.index(axis.value(i))) && test.test(axis.value(i))) {
          return true;
        }
      }
      return false;
    }
  }

  /** Whole numbers. */
  record OfRange(Value least, Value most) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      long last = Range.last(most.of(position));
      for (long number = Range.first(least.of(position)); number <= last; number++) {
        if (test.test(Values.number(number))) {
          return true;
        }
      }
      return false;
    }
  }

  /** One value; none is no value. */
  record OfValue(Value value) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      long found = value.of(position);
      return found != Values.NONE && test.test(found);
    }
  }

  /** One set after the other; a value that comes again is passed over. */
  record OneAfterTheOther(List<Listing> parts) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      Set<Long> seen = new HashSet<>();
      LongPredicate unseen = value -> seen.add(value) && test.test(value);
      return parts.stream().anyMatch(part -> part.any(position, unseen));
    }
  }

  /** One set after the other, with all that comes again. */
  record Concatenated(List<Listing> parts) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      return parts.stream().anyMatch(part -> part.any(position, test));
    }
  }

  /** Values from small to large. */
  record Sorted(Listing listing, Order order) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      return LongStream.of(all(listing, position))
          .boxed()
          .sorted(order::compare)
          .anyMatch(test::test);
    }
  }

  /** {@code except}. */
  record Except(Listing all, Listing without) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      return all.any(
          position, value -> !without.any(position, other -> other == value) && test.test(value));
    }
  }

  /** {@code SET where C}. */
  record Filtered(Listing all, int cell, Condition where) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      return all.any(
          position,
          value -> {
            position.bind(cell, value);
            return where.holds(position) && test.test(value);
          });
    }
  }

  /** All combinations of two or three factors. */
  record Combined(List<Listing> factors) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      return any(position, test, new long[factors.size()], 0);
    }

    private boolean any(Position position, LongPredicate test, long[] parts, int next) {
      if (next == parts.length) {
        return test.test(Values.combination(parts));
      }
      return factors
          .get(next)
          .any(
              position,
              part -> {
                parts[next] = part;
                return any(position, test, parts, next + 1);
              });
    }
  }

  /** {@code (E, or D)}. */
  record OrElse(Listing listing, Listing otherwise) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      return listing.any(position, _ -> true)
          ? listing.any(position, test)
          : otherwise.any(position, test);
    }
  }

  /** The only value, or none. */
  record OnlyOf(Listing listing) implements Value {
    @Override
    public long of(Position position) {
      long[] values = all(listing, position);
      return values.length == 1 ? values[0] : Values.NONE;
    }
  }

  /** How many values there are. */
  record Size(Listing listing) implements Value {
    @Override
    public long of(Position position) {
      return Values.number(all(listing, position).length);
    }
  }

  /** Whether there is no value. */
  record IsEmpty(Listing listing) implements Condition {
    @Override
    public boolean holds(Position position) {
      return !listing.any(position, _ -> true);
    }
  }

  /** Whether both have the same values. */
  record SameValues(Listing left, Listing right) implements Condition {
    @Override
    public boolean holds(Position position) {
      long[] first = all(left, position);
      long[] second = all(right, position);
      Arrays.sort(first);
      Arrays.sort(second);
      return Arrays.equals(first, second);
    }
  }

  /** The value at a place, from 0, or none. */
  record At(Listing listing, Value place) implements Value {
    @Override
    public long of(Position position) {
      long[] values = all(listing, position);
      int wanted = Values.whole(place.of(position));
      return wanted < values.length ? values[wanted] : Values.NONE;
    }
  }
}
