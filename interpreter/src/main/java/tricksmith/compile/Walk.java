package tricksmith.compile;

import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/**
 * Goes through the elements of a domain, each in turn in a cell. What is done with them is told by
 * a condition or a {@link Fold} that reads the cell, so that nothing is allocated.
 */
sealed interface Walk {

  /** The cell that holds the element. */
  int cell();

  /** Whether the condition holds for one of them. */
  boolean any(Position position, Condition condition);

  /** Puts all of them together, beginning with {@code start}. */
  long fold(Position position, long start, Fold fold);

  /** How one more element is put to those before. */
  @FunctionalInterface
  interface Fold {
    /** What is found so far, together with the element in the cell. */
    long with(Position position, long found);
  }

  /** Through a set of things of one kind. */
  record OfGroup(Group group, Kind kind, int cell) implements Walk {
    @Override
    public boolean any(Position position, Condition condition) {
      IndexSet all = group.of(position);
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        position.bind(cell, Values.of(kind, i));
        if (condition.holds(position)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public long fold(Position position, long start, Fold fold) {
      IndexSet all = group.of(position);
      long found = start;
      for (int i = all.next(0); i >= 0; i = all.next(i + 1)) {
        position.bind(cell, Values.of(kind, i));
        found = fold.with(position, found);
      }
      return found;
    }
  }

  /** Through whole numbers. */
  record OfRange(Value least, Value most, int cell) implements Walk {
    @Override
    public boolean any(Position position, Condition condition) {
      long last = Range.last(most.of(position));
      for (long number = Range.first(least.of(position)); number <= last; number++) {
        position.bind(cell, Values.number(number));
        if (condition.holds(position)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public long fold(Position position, long start, Fold fold) {
      long last = Range.last(most.of(position));
      long found = start;
      for (long number = Range.first(least.of(position)); number <= last; number++) {
        position.bind(cell, Values.number(number));
        found = fold.with(position, found);
      }
      return found;
    }
  }

  /** Through any other set. */
  record OfListing(Listing listing, int cell) implements Walk {
    @Override
    public boolean any(Position position, Condition condition) {
      return listing.any(
          position,
          value -> {
            position.bind(cell, value);
            return condition.holds(position);
          });
    }

    @Override
    public long fold(Position position, long start, Fold fold) {
      long[] found = {start};
      listing.list(
          position,
          value -> {
            position.bind(cell, value);
            found[0] = fold.with(position, found[0]);
          });
      return found[0];
    }
  }
}
