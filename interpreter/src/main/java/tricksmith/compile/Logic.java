package tricksmith.compile;

import java.util.List;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/** Conditions made of conditions, and what is made of them. */
final class Logic {

  private Logic() {}

  /** The opposite. */
  static Condition not(Condition condition) {
    return switch (condition) {
      case Constants.FixedCondition fixed -> Constants.condition(!fixed.holds());
      case Not not -> not.condition();
      default -> new Not(condition);
    };
  }

  /** Whether all hold. */
  static Condition all(List<Condition> conditions) {
    return conditions.stream().reduce(Constants.ALWAYS, Logic::both);
  }

  /** Whether one holds. */
  static Condition any(List<Condition> conditions) {
    return conditions.stream().reduce(Constants.NEVER, Logic::either);
  }

  /** Whether both hold; the second is not asked where the first does not. */
  static Condition both(Condition first, Condition second) {
    if (first.equals(Constants.ALWAYS)) {
      return second;
    }
    return first.equals(Constants.NEVER) || second.equals(Constants.ALWAYS)
        ? first
        : new Both(first, second);
  }

  /** Whether one of them holds; the second is not asked where the first does. */
  static Condition either(Condition first, Condition second) {
    if (first.equals(Constants.NEVER)) {
      return second;
    }
    return first.equals(Constants.ALWAYS) || second.equals(Constants.NEVER)
        ? first
        : new Either(first, second);
  }

  /** Whether a value is yes. */
  static Condition isYes(Value value) {
    return value instanceof CellNodes.CellValue(int cell)
        ? new CellNodes.CellCondition(cell)
        : new IsYes(value);
  }

  /** A condition as a value. */
  static Value yesOrNo(Condition condition) {
    return switch (condition) {
      case Constants.FixedCondition fixed -> new Constants.Fixed(Values.of(fixed.holds()));
      case IsYes(Value value) -> value;
      case CellNodes.CellCondition(int cell) -> new CellNodes.CellValue(cell);
      default -> new YesOrNo(condition);
    };
  }

  /** Not. */
  record Not(Condition condition) implements Condition {
    @Override
    public boolean holds(Position position) {
      return !condition.holds(position);
    }
  }

  /** And. */
  record Both(Condition first, Condition second) implements Condition {
    @Override
    public boolean holds(Position position) {
      return first.holds(position) && second.holds(position);
    }
  }

  /** Or. */
  record Either(Condition first, Condition second) implements Condition {
    @Override
    public boolean holds(Position position) {
      return first.holds(position) || second.holds(position);
    }
  }

  /** Whether a value is yes. */
  record IsYes(Value value) implements Condition {
    @Override
    public boolean holds(Position position) {
      return value.of(position) == Values.YES;
    }
  }

  /** Yes or no as a value. */
  record YesOrNo(Condition condition) implements Value {
    @Override
    public long of(Position position) {
      return Values.of(condition.holds(position));
    }
  }

  /** Whether there is a value. */
  record IsChosen(Value value) implements Condition {
    @Override
    public boolean holds(Position position) {
      return value.of(position) != Values.NONE;
    }
  }

  /** Whether a set is empty. */
  record IsEmpty(Group group) implements Condition {
    @Override
    public boolean holds(Position position) {
      return group.of(position).isEmpty();
    }
  }
}
