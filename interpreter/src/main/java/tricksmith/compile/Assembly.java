package tricksmith.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tricksmith.match.Cell;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.RuleId;
import tricksmith.match.Step;
import tricksmith.match.Value;

/** Puts the steps of a procedure together; places that are jumped to may come later. */
final class Assembly {

  /** A place among the steps. */
  static final class Mark {
    private int place = -1;

    int place() {
      if (place < 0) {
        throw new IllegalStateException("a place that is jumped to and does not exist");
      }
      return place;
    }
  }

  private final List<Supplier<Step>> steps = new ArrayList<>();
  private final List<Step.Beginning> beginnings = new ArrayList<>();

  /** A statement begins with the next step; {@code block} as in {@link Step.Beginning}. */
  void begin(RuleId rule, boolean block) {
    beginnings.add(new Step.Beginning(rule, steps.size(), block));
  }

  void add(Step step) {
    steps.add(() -> step);
  }

  /** A step that names marks: it is made when all of them are set. */
  void addLater(Supplier<Step> step) {
    steps.add(step);
  }

  /** The place of the next step. */
  Mark here() {
    Mark mark = new Mark();
    set(mark);
    return mark;
  }

  /** Lets a mark be the place of the next step. */
  void set(Mark mark) {
    mark.place = steps.size();
  }

  void jump(RuleId rule, Mark target) {
    addLater(() -> new Step.Jump(rule, target.place()));
  }

  /** Goes on at the mark unless the condition holds; nothing is needed where it always does. */
  void jumpUnless(RuleId rule, Condition condition, Mark target) {
    if (!condition.equals(Constants.ALWAYS)) {
      addLater(() -> new Step.JumpUnless(rule, condition, target.place()));
    }
  }

  /** Goes on at the mark if the condition holds. */
  void jumpIf(RuleId rule, Condition condition, Mark target) {
    jumpUnless(rule, Logic.not(condition), target);
  }

  void setValue(RuleId rule, int cell, Value value) {
    setValue(rule, new CellNodes.FixedCell(cell), value);
  }

  void setValue(RuleId rule, Cell cell, Value value) {
    add(new Step.SetValue(rule, cell, value, false));
  }

  void setGroup(RuleId rule, int cell, Group group) {
    add(new Step.SetGroup(rule, new CellNodes.FixedCell(cell), group));
  }

  Step.Procedure procedure() {
    return new Step.Procedure(steps.stream().map(Supplier::get).toList(), beginnings);
  }
}
