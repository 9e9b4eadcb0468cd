package tricksmith.compile;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/**
 * Expressions that depend on nothing but one thing in a cell, such as a card, found for every such
 * thing before the match begins. Where one has no value that is allowed, the expression itself is
 * asked, so that the fault comes when it is needed.
 */
final class Lookups {

  /** Encodes nothing: the expression is to be asked. */
  static final long UNKNOWN = Long.MAX_VALUE;

  private Lookups() {}

  /** Found values. */
  static final class ValueLookup implements Value {
    private final int cell;
    private final long[] byIndex;
    private final long ifNone;
    private final Value expression;

    ValueLookup(int cell, long[] byIndex, long ifNone, Value expression) {
      this.cell = cell;
      this.byIndex = byIndex.clone();
      this.ifNone = ifNone;
      this.expression = expression;
    }

    @Override
    public long of(Position position) {
      long found = at(position.value(cell));
      return found == UNKNOWN ? expression.of(position) : found;
    }

    /** What was found for a thing, or {@link #UNKNOWN}. */
    long at(long thing) {
      return thing == Values.NONE ? ifNone : byIndex[Values.index(thing)];
    }

    int cell() {
      return cell;
    }
  }

  /** Found conditions: yes, no or unknown. */
  static final class ConditionLookup implements Condition {
    private final int cell;
    private final long[] byIndex;
    private final long ifNone;
    private final Condition expression;

    ConditionLookup(int cell, long[] byIndex, long ifNone, Condition expression) {
      this.cell = cell;
      this.byIndex = byIndex.clone();
      this.ifNone = ifNone;
      this.expression = expression;
    }

    @Override
    public boolean holds(Position position) {
      long found = at(position.value(cell));
      return found == UNKNOWN ? expression.holds(position) : found == Values.YES;
    }

    /** What was found for a thing, or {@link #UNKNOWN}. */
    long at(long thing) {
      return thing == Values.NONE ? ifNone : byIndex[Values.index(thing)];
    }

    int cell() {
      return cell;
    }
  }

  /** The found value of a thing that need not be in a cell; else the call of the definition. */
  record ValueOf(Value thing, ValueLookup found, Value call) implements Value {
    @Override
    public long of(Position position) {
      long value = found.at(thing.of(position));
      return value == UNKNOWN ? call.of(position) : value;
    }
  }

  /** The found condition of a thing, likewise. */
  record ConditionOf(Value thing, ConditionLookup found, Condition call) implements Condition {
    @Override
    public boolean holds(Position position) {
      long value = found.at(thing.of(position));
      return value == UNKNOWN ? call.holds(position) : value == Values.YES;
    }
  }

  /** The found set of a value; that of none, or of a value that is not on the axis, is empty. */
  static final class GroupOf implements Group {
    private final Value value;
    private final Axis axis;
    private final IndexSet[] byPlace;

    GroupOf(Value value, Axis axis, List<IndexSet> byPlace) {
      this.value = value;
      this.axis = axis;
      this.byPlace = byPlace.toArray(IndexSet[]::new);
    }

    @Override
    public IndexSet of(Position position) {
      int place = axis.place(value.of(position));
      return place < 0 ? IndexSet.EMPTY : byPlace[place];
    }
  }

  /** Found sets; that of none is not found beforehand. */
  record GroupLookup(int cell, List<IndexSet> byIndex, Group expression) implements Group {
    @Override
    public IndexSet of(Position position) {
      long thing = position.value(cell);
      return thing == Values.NONE ? expression.of(position) : byIndex.get(Values.index(thing));
    }
  }
}
