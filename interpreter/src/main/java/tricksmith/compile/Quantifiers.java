package tricksmith.compile;

import tricksmith.match.Condition;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** What is asked of all elements of a domain. */
final class Quantifiers {

  private Quantifiers() {}

  /** {@code some}. */
  record Some(Walk walk, Condition condition) implements Condition {
    @Override
    public boolean holds(Position position) {
      return walk.any(position, condition);
    }
  }

  /** {@code number of}. */
  record Count(Walk walk, Holding where) implements Value {
    @Override
    public long of(Position position) {
      return Values.number(walk.fold(position, 0, where));
    }
  }

  /** Counts those for which the condition holds. */
  record Holding(Condition where) implements Walk.Fold {
    @Override
    public long with(Position position, long found) {
      return where.holds(position) ? found + 1 : found;
    }
  }

  /** {@code sum of}, {@code highest}, {@code lowest}: elements without value are passed over. */
  record Aggregate(Walk walk, long ofNothing, Walk.Fold fold) implements Value {
    @Override
    public long of(Position position) {
      return walk.fold(position, ofNothing, fold);
    }
  }

  /** Only those elements for which the condition holds are put together. */
  record Where(Condition where, Walk.Fold fold) implements Walk.Fold {
    @Override
    public long with(Position position, long found) {
      return where.holds(position) ? fold.with(position, found) : found;
    }
  }

  /** Adds. */
  record Sum(Value value) implements Walk.Fold {
    @Override
    public long with(Position position, long found) {
      long next = value.of(position);
      return next == Values.NONE ? found : Values.plus(found, next);
    }
  }

  /** Keeps the larger. */
  record Highest(Value value, Order order) implements Walk.Fold {
    @Override
    public long with(Position position, long found) {
      long next = value.of(position);
      if (next == Values.NONE) {
        return found;
      }
      boolean larger = found == Values.NONE || order.compare(next, found) > 0;
      return larger ? next : found;
    }
  }

  /** Keeps the first, or the last: of cards by the order of play, of others by their own order. */
  record Outermost(int cell, boolean first, boolean cards) implements Walk.Fold {
    @Override
    public long with(Position position, long found) {
      long next = position.value(cell);
      if (found == Values.NONE) {
        return next;
      }
      int later = cards ? Integer.compare(order(position, next), order(position, found)) : 0;
      return (first ? later < 0 : later >= 0) ? next : found;
    }

    private static int order(Position position, long card) {
      return position.playOrder(Values.index(card));
    }
  }

  /** Keeps the smaller. */
  record Lowest(Value value, Order order) implements Walk.Fold {
    @Override
    public long with(Position position, long found) {
      long next = value.of(position);
      if (next == Values.NONE) {
        return found;
      }
      boolean smaller = found == Values.NONE || order.compare(next, found) < 0;
      return smaller ? next : found;
    }
  }
}
