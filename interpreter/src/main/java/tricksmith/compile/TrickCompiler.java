package tricksmith.compile;

import tricksmith.match.RuleId;
import tricksmith.match.Rules;
import tricksmith.match.Step;
import tricksmith.match.Values;
import tricksmith.rules.Action;

/** Compiles {@code play tricks}. */
final class TrickCompiler {

  private final ProcedureCompiler procedure;
  private final Assembly assembly;

  TrickCompiler(ProcedureCompiler procedure, Assembly assembly) {
    this.procedure = procedure;
    this.assembly = assembly;
  }

  void play(Action.PlayTricks play, Expressions expressions) {
    RuleId rule = procedure.rule(play.span());
    LoopCompiler loops = new LoopCompiler(procedure, assembly);
    int passes = loops.countPasses(rule, expressions);
    int left = expressions.cells().value();
    if (play.count() != null) {
      assembly.setValue(rule, left, new Numbers.Whole(expressions.value(play.count())));
    }
    if (play.from() != null) {
      assembly.setValue(
          rule, expressions.leaderCell(), new Players.InPlayFrom(expressions.player(play.from())));
    }
    Assembly.Mark top = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    if (play.until() != null) {
      assembly.jumpIf(rule, expressions.condition(play.until()), exit);
    }
    if (play.count() != null) {
      loops.countDown(rule, left, exit);
    }
    assembly.add(new Step.BeginPass(rule, passes, true));
    assembly.add(new Step.SetBack(rule, Rules.Lifetime.TRICK));
    procedure.block(play.beforeEachTrick(), expressions);
    trick(rule, play, expressions);
    procedure.block(play.body(), expressions);
    assembly.add(new Step.CollectTrick(rule));
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** From the lead until the winner is found. */
  private void trick(RuleId rule, Action.PlayTricks play, Expressions expressions) {
    int player = expressions.cells().local(play.player());
    int card = expressions.cells().local(play.card());
    assembly.add(new Step.BeginTrick(rule));
    Assembly.Mark next = assembly.here();
    Assembly.Mark stageOver = new Assembly.Mark();
    assembly.addLater(() -> new Step.NextToPlay(rule, player, stageOver.place()));
    procedure.block(play.beforeEachCard(), expressions);
    assembly.add(new Step.PlayCard(rule, player, card));
    if (!play.afterEachCard().isEmpty()) {
      assembly.jumpIf(rule, position -> position.value(card) == Values.NONE, next); // passed over
      procedure.block(play.afterEachCard(), expressions);
    }
    assembly.jump(rule, next);
    assembly.set(stageOver);
    assembly.addLater(() -> new Step.FinishStage(rule, next.place()));
  }
}
