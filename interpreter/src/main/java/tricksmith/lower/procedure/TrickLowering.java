package tricksmith.lower.procedure;

import java.util.ArrayDeque;
import java.util.Deque;
import tricksmith.lower.expression.TermLowering;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Action;

final class TrickLowering {

  private final ProcedureLowering procedure;
  private final Assembly assembly;

  /** The ends of the tricks under way, the innermost first. */
  private final Deque<Assembly.Mark> ends = new ArrayDeque<>();

  TrickLowering(ProcedureLowering procedure, Assembly assembly) {
    this.procedure = procedure;
    this.assembly = assembly;
  }

  /** Returns the mark at which the trick around the statement is over. */
  Assembly.Mark end() {
    return ends.getFirst();
  }

  /** Runs a lowering within a trick that is over at the mark. */
  void during(Assembly.Mark end, Runnable lowering) {
    ends.push(end);
    lowering.run();
    ends.pop();
  }

  void play(Action.PlayTricks play, TermLowering expressions) {
    RuleId rule = procedure.rule(play.span());
    LoopLowering loops = new LoopLowering(procedure, assembly);
    int passes = loops.countPasses(rule, expressions);
    int left = expressions.storage().value();
    if (play.count() != null) {
      assembly.setValue(rule, left, new Invoke(Intrinsic.WHOLE, expressions.lower(play.count())));
    }
    if (play.from() != null) {
      assembly.setValue(
          rule,
          expressions.leaderCell(),
          new Invoke(Intrinsic.IN_PLAY_FROM, expressions.player(play.from())));
    }
    Assembly.Mark top = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    if (play.until() != null) {
      assembly.jumpIf(rule, expressions.lower(play.until()), exit);
    }
    if (play.count() != null) {
      loops.countDown(rule, left, exit);
    }
    assembly.add(new Step.BeginPass(rule, passes, true));
    assembly.add(new Step.Reset(rule, Program.Lifetime.TRICK));
    procedure.block(play.beforeEachTrick(), expressions);
    trick(rule, play, expressions);
    procedure.block(play.body(), expressions);
    assembly.add(new Step.CollectTrick(rule));
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** Lowers a trick from the lead until the winner is found. */
  private void trick(RuleId rule, Action.PlayTricks play, TermLowering expressions) {
    int player = expressions.storage().cell(play.player());
    int card = expressions.storage().cell(play.card());
    assembly.add(new Step.BeginTrick(rule));
    Assembly.Mark next = assembly.here();
    Assembly.Mark stageOver = new Assembly.Mark();
    assembly.addLater(() -> new Step.NextToPlay(rule, player, stageOver.place()));
    during(stageOver, () -> procedure.block(play.beforeEachCard(), expressions));
    assembly.add(new Step.PlayCard(rule, player, card));
    if (!play.afterEachCard().isEmpty()) {
      assembly.jumpIf(
          rule,
          Condition.not(new Invoke(Intrinsic.IS_CHOSEN, new Leaf.ReadCell(card, false))),
          next); // passed over
      during(stageOver, () -> procedure.block(play.afterEachCard(), expressions));
    }
    assembly.jump(rule, next);
    assembly.set(stageOver);
    assembly.addLater(() -> new Step.FinishStage(rule, next.place()));
  }
}
