package tricksmith.bytecode;

import static tricksmith.bytecode.MethodWriter.BOOLEAN;
import static tricksmith.bytecode.MethodWriter.FRAME;
import static tricksmith.bytecode.MethodWriter.INT;
import static tricksmith.bytecode.MethodWriter.LONG;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Objects;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Counted;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values;

/** Writes conditions, as jumps. */
final class TestWriter {

  private final MethodWriter method;
  private final CodeBuilder code;

  TestWriter(MethodWriter method) {
    this.method = method;
    code = method.code;
  }

  /** Puts the truth of a condition on the stack as a word. */
  void asWord(Node test) {
    Label no = code.newLabel();
    Label end = code.newLabel();
    jump(test, false, no);
    code.loadConstant(Values.YES)
        .goto_(end)
        .labelBinding(no)
        .loadConstant(Values.NO)
        .labelBinding(end);
  }

  /** Jumps to {@code target} if the value of the condition is {@code when}. */
  void jump(Node test, boolean when, Label target) {
    if (method.isApart(test)) {
      method.call(test, Yield.TEST);
      jumpIf(when, target);
      return;
    }
    switch (test) {
      case Condition condition -> condition(condition, when, target);
      case Domain.Some some -> some(some, when, target);
      case ZoneRead.ZoneIsEmpty(var place) -> {
        code.aload(0);
        if (place.isOfSeveral()) {
          code.loadConstant(place.first());
          method.sets.write(Objects.requireNonNull(place.owner()));
          method.straight("areEmpty", BOOLEAN, FRAME, INT, LONG);
        } else {
          method.zone(place);
          method.straight("isEmpty", BOOLEAN, FRAME, INT);
        }
        jumpIf(when, target);
      }
      case Invoke invoke when invoke.intrinsic().isTest() -> intrinsic(invoke, when, target);
      case Leaf.Constant(long value) -> {
        if ((value == Values.YES) == when) {
          code.goto_(target);
        }
      }
      case Selection.Cases cases -> cases(cases, when, target);
      case Call call -> {
        method.call(call, Yield.TEST);
        jumpIf(when, target);
      }
      case Counted counted -> {
        method.spend(counted.steps());
        jump(counted.body(), when, target);
      }
      case Compilable compilable -> jump(compilable.expression(), when, target);
      default -> {
        method.words.write(test);
        code.loadConstant(Values.YES).lcmp();
        if (when) {
          code.ifeq(target);
        } else {
          code.ifne(target);
        }
      }
    }
  }

  private void jumpIf(boolean when, Label target) {
    if (when) {
      code.ifne(target);
    } else {
      code.ifeq(target);
    }
  }

  private void condition(Condition condition, boolean when, Label target) {
    switch (condition) {
      case Condition.Not(Node test) -> jump(test, !when, target);
      case Condition.IsYes(Node test) -> jump(test, when, target);
      case Condition.All all -> all(all.operands(), when, target);
      case Condition.Any any -> any(any.operands(), when, target);
      case Condition.Equal(Node left, Node right) -> equal(left, right, when, target);
      case Condition.In(Node value, Values.Kind kind, Node group) ->
          in(value, kind, group, when, target);
      case Condition.InSequence(Node value, Sequence.Range range) -> {
        method.words.write(value);
        method.words.write(range.least());
        method.words.write(range.most());
        method.straight("isBetween", BOOLEAN, LONG, LONG, LONG);
        jumpIf(when, target);
      }
      case Condition.InSequence _, Condition.SameValues _ -> {
        method.leave(condition, Yield.TEST);
        jumpIf(when, target);
      }
      case Condition.Meet(Node left, Node right) -> {
        method.sets.write(left);
        method.sets.write(right);
        code.land();
        jumpIfZero(!when, target);
      }
    }
  }

  private void all(List<Node> tests, boolean when, Label target) {
    Label no = when ? code.newLabel() : target;
    tests.forEach(test -> jump(test, false, no));
    if (when) {
      code.goto_(target).labelBinding(no);
    }
  }

  private void any(List<Node> tests, boolean when, Label target) {
    Label yes = when ? target : code.newLabel();
    tests.forEach(test -> jump(test, true, yes));
    if (!when) {
      code.goto_(target).labelBinding(yes);
    }
  }

  private void equal(Node left, Node right, boolean when, Label target) {
    if (right instanceof Leaf.Constant(long value) && value != Values.NONE) {
      method.words.write(left);
      code.loadConstant(value).lcmp();
      if (when) {
        code.ifeq(target);
      } else {
        code.ifne(target);
      }
      return;
    }
    Label differ = when ? code.newLabel() : target;
    method.words.write(left);
    int word = method.store();
    code.lload(word).loadConstant(Values.NONE).lcmp().ifeq(differ).lload(word);
    method.words.write(right);
    code.lcmp();
    if (when) {
      code.ifeq(target).labelBinding(differ);
    } else {
      code.ifne(target);
    }
  }

  private void in(Node value, Values.Kind kind, Node group, boolean when, Label target) {
    Label no = when ? code.newLabel() : target;
    method.words.write(value);
    int thing = method.store();
    code.lload(thing).loadConstant(MethodWriter.kind(kind));
    method.straight("isOf", BOOLEAN, LONG, LONG);
    code.ifeq(no).lload(thing).loadConstant(MethodWriter.kind(kind));
    method.sets.write(group);
    method.straight("isIn", BOOLEAN, LONG, LONG, LONG);
    if (when) {
      code.ifne(target).labelBinding(no);
    } else {
      code.ifeq(target);
    }
  }

  private void some(Domain.Some some, boolean when, Label target) {
    if (!MethodWriter.canGoThrough(some.domain())) {
      method.leave(some, Yield.TEST);
      jumpIf(when, target);
      return;
    }
    Label yes = when ? target : code.newLabel();
    method.loop(some.domain(), _ -> code.goto_(yes));
    if (!when) {
      code.goto_(target).labelBinding(yes);
    }
  }

  private void cases(Selection.Cases cases, boolean when, Label target) {
    Label end = code.newLabel();
    for (int i = 0; i < cases.conditions().size(); i++) {
      Label next = code.newLabel();
      jump(cases.conditions().get(i), false, next);
      jump(cases.values().get(i), when, target);
      code.goto_(end).labelBinding(next);
    }
    jump(cases.otherwise(), when, target);
    code.labelBinding(end);
  }

  private void intrinsic(Invoke invoke, boolean when, Label target) {
    List<Node> operands = invoke.operands();
    switch (invoke.intrinsic()) {
      case LESS, AT_MOST -> {
        operands.forEach(method.words::write);
        String name = invoke.intrinsic() == Intrinsic.LESS ? "isLess" : "isAtMost";
        method.straight(name, BOOLEAN, LONG, LONG);
        jumpIf(when, target);
      }
      case IS_CHOSEN -> {
        method.words.write(operands.getFirst());
        code.loadConstant(Values.NONE).lcmp();
        jumpIf(when, target);
      }
      case IS_EMPTY -> {
        method.sets.write(operands.getFirst());
        jumpIfZero(when, target);
      }
      case SAME_SET -> {
        method.sets.write(operands.getFirst());
        method.sets.write(operands.getLast());
        code.lxor();
        jumpIfZero(when, target);
      }
      case FIRST_TRICK -> {
        method.loadPosition();
        method.position("tricksFinished", INT);
        jumpIf(!when, target);
      }
      case BEATS -> position("beats", when, target);
      case TIES -> position("ties", when, target);
      default -> {
        method.leave(invoke, Yield.TEST);
        jumpIf(when, target);
      }
    }
  }

  private void position(String name, boolean when, Label target) {
    method.loadPosition();
    method.position(name, BOOLEAN);
    jumpIf(when, target);
  }

  /**
   * Jumps to {@code target} if the word on the stack is zero; if {@code when} is false, jumps if it
   * is not.
   */
  private void jumpIfZero(boolean when, Label target) {
    code.lconst_0().lcmp();
    if (when) {
      code.ifeq(target);
    } else {
      code.ifne(target);
    }
  }
}
