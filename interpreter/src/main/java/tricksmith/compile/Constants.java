package tricksmith.compile;

import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** What is known before a match begins. */
final class Constants {

  /** No value. */
  static final Value NONE = new Fixed(Values.NONE);

  /** The empty set. */
  static final Group EMPTY = new FixedGroup(IndexSet.EMPTY);

  /** Yes. */
  static final Condition ALWAYS = new FixedCondition(true);

  /** No. */
  static final Condition NEVER = new FixedCondition(false);

  private Constants() {}

  static Condition condition(boolean holds) {
    return holds ? ALWAYS : NEVER;
  }

  /** A whole number. */
  static Value number(long whole) {
    return new Fixed(Values.number(whole));
  }

  /** A value. */
  record Fixed(long value) implements Value {
    @Override
    public long of(Position position) {
      return value;
    }
  }

  /** A set. */
  record FixedGroup(IndexSet group) implements Group {
    @Override
    public IndexSet of(Position position) {
      return group;
    }
  }

  /** Yes or no. */
  record FixedCondition(boolean holds) implements Condition {
    @Override
    public boolean holds(Position position) {
      return holds;
    }
  }
}
