package tricksmith.compile;

import java.util.List;
import java.util.function.LongPredicate;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** Cases, tables, and places in lists. */
final class Choosing {

  private Choosing() {}

  /** One value or the other. */
  record OneCase(Condition condition, Value value, Value otherwise) implements Value {
    @Override
    public long of(Position position) {
      return condition.holds(position) ? value.of(position) : otherwise.of(position);
    }
  }

  /** The first value whose condition holds. */
  record ValueCases(List<Condition> conditions, List<Value> values, Value otherwise)
      implements Value {
    @Override
    public long of(Position position) {
      for (int i = 0; i < conditions.size(); i++) {
        if (conditions.get(i).holds(position)) {
          return values.get(i).of(position);
        }
      }
      return otherwise.of(position);
    }
  }

  /** The first set whose condition holds. */
  record GroupCases(List<Condition> conditions, List<Group> groups, Group otherwise)
      implements Group {
    @Override
    public IndexSet of(Position position) {
      for (int i = 0; i < conditions.size(); i++) {
        if (conditions.get(i).holds(position)) {
          return groups.get(i).of(position);
        }
      }
      return otherwise.of(position);
    }
  }

  /** The first listing whose condition holds. */
  record ListingCases(List<Condition> conditions, List<Listing> listings, Listing otherwise)
      implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      for (int i = 0; i < conditions.size(); i++) {
        if (conditions.get(i).holds(position)) {
          return listings.get(i).any(position, test);
        }
      }
      return otherwise.any(position, test);
    }
  }

  /** The value in the row of the key. */
  record ValueTable(Rows rows, List<Value> values, Value otherwise) implements Value {
    @Override
    public long of(Position position) {
      int row = rows.row(position);
      return row < 0 ? otherwise.of(position) : values.get(row).of(position);
    }
  }

  /** The set in the row of the key. */
  record GroupTable(Rows rows, List<Group> groups, Group otherwise) implements Group {
    @Override
    public IndexSet of(Position position) {
      int row = rows.row(position);
      return row < 0 ? otherwise.of(position) : groups.get(row).of(position);
    }
  }

  /** The listing in the row of the key. */
  record ListingTable(Rows rows, List<Listing> listings, Listing otherwise) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      int row = rows.row(position);
      return row < 0 ? otherwise.any(position, test) : listings.get(row).any(position, test);
    }
  }

  /** The number of the row of the key, from 1. */
  record PlaceInList(Rows rows) implements Value {
    @Override
    public long of(Position position) {
      int row = rows.row(position);
      return row < 0 ? Values.NONE : Values.number(row + 1);
    }
  }

  /** {@code (E, or D)}. */
  record OrElse(Value value, Value otherwise) implements Value {
    @Override
    public long of(Position position) {
      long found = value.of(position);
      return found == Values.NONE ? otherwise.of(position) : found;
    }
  }
}
