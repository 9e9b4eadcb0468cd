package tricksmith.compile;

import java.util.List;
import java.util.function.LongPredicate;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** Elements compared with each other by a list of standards. */
final class Selection {

  private Selection() {}

  /**
   * {@code DOMAIN with most E, then fewest F}: all of the best. Elements without value by the first
   * standard are passed over.
   */
  record Best(Walk walk, Condition where, List<Standard> standards) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      LongBuffer best = candidates(position);
      for (Standard standard : standards.subList(1, standards.size())) {
        best = narrowed(position, best.toArray(), standard);
      }
      for (long element : best.toArray()) {
        if (test.test(element)) {
          return true;
        }
      }
      return false;
    }

    private LongBuffer candidates(Position position) {
      Standard first = standards.getFirst();
      LongBuffer found = new LongBuffer();
      walk.any(
          position,
          at -> {
            if (where.holds(at)) {
              long element = at.value(walk.cell());
              if (first.value().of(at) != Values.NONE) {
                found.add(element);
              }
            }
            return false;
          });
      return narrowed(position, found.toArray(), first);
    }

    private LongBuffer narrowed(Position position, long[] elements, Standard standard) {
      LongBuffer best = new LongBuffer();
      long measure = Values.NONE;
      for (long element : elements) {
        position.bind(walk.cell(), element);
        long next = standard.value().of(position);
        int comparison = standard.compare(next, measure);
        if (comparison > 0) {
          best = new LongBuffer();
          measure = next;
        }
        if (comparison >= 0) {
          best.add(element);
        }
      }
      return best;
    }
  }

  /** A listing of things of one kind as a set. */
  record AsGroup(Listing listing) implements Group {
    @Override
    public IndexSet of(Position position) {
      IndexSet[] found = {IndexSet.EMPTY};
      listing.list(position, value -> found[0] = found[0].with(Values.index(value)));
      return found[0];
    }
  }

  /**
   * {@code place of … by}: 1 and the number of those who are better; {@code worse}: the number of
   * those who are not worse.
   */
  record Place(Value subject, boolean worse, Walk walk, List<Standard> standards) implements Value {
    @Override
    public long of(Position position) {
      long measured = subject.of(position);
      if (measured == Values.NONE) {
        return Values.NONE;
      }
      position.bind(walk.cell(), measured);
      long[] own = Standard.measures(standards, position);
      int needed = worse ? 0 : 1;
      long ahead =
          walk.fold(position, 0, (at, found) -> compare(at, own) >= needed ? found + 1 : found);
      return Values.number(worse ? ahead : ahead + 1);
    }

    /** Positive if the element in the cell is better. */
    private int compare(Position position, long[] own) {
      for (int i = 0; i < own.length; i++) {
        Standard standard = standards.get(i);
        int comparison = standard.compare(standard.value().of(position), own[i]);
        if (comparison != 0) {
          return Integer.signum(comparison);
        }
      }
      return 0;
    }
  }
}
