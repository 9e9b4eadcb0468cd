package tricksmith.lower.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;

/** Assembles the steps of a procedure; the targets of jumps may be set later. */
public final class Assembly {

  /** A place among the steps. */
  public static final class Mark {
    private int place = -1;

    public int place() {
      if (place < 0) {
        throw new IllegalStateException("a place that is jumped to and does not exist");
      }
      return place;
    }
  }

  private final List<Supplier<Step>> steps = new ArrayList<>();
  private final List<Step.Beginning> beginnings = new ArrayList<>();

  /**
   * Notes that a statement begins with the next step; {@code block} as in {@link Step.Beginning}.
   */
  void begin(RuleId rule, boolean block) {
    beginnings.add(new Step.Beginning(rule, steps.size(), block));
  }

  void add(Step step) {
    steps.add(() -> step);
  }

  /** Adds a step that refers to marks; it is created once all of them are set. */
  void addLater(Supplier<Step> step) {
    steps.add(step);
  }

  /** Returns a mark at the next step. */
  Mark here() {
    Mark mark = new Mark();
    set(mark);
    return mark;
  }

  void set(Mark mark) {
    mark.place = steps.size();
  }

  void jump(RuleId rule, Mark target) {
    addLater(() -> new Step.Jump(rule, target.place()));
  }

  /** Adds a jump to the mark unless the condition holds; adds nothing if it always does. */
  void jumpUnless(RuleId rule, Node condition, Mark target) {
    if (!condition.equals(Leaf.Constant.YES)) {
      addLater(() -> new Step.JumpUnless(rule, condition, target.place()));
    }
  }

  void jumpIf(RuleId rule, Node condition, Mark target) {
    jumpUnless(rule, Condition.not(condition), target);
  }

  void setValue(RuleId rule, int cell, Node value) {
    setValue(rule, new CellPlace.Fixed(cell), value);
  }

  void setValue(RuleId rule, CellPlace cell, Node value) {
    add(new Step.SetValue(rule, cell, value, false));
  }

  void setGroup(RuleId rule, int cell, Node group) {
    add(new Step.SetGroup(rule, new CellPlace.Fixed(cell), group));
  }

  Step.Procedure procedure() {
    return new Step.Procedure(steps.stream().map(Supplier::get).toList(), beginnings);
  }
}
