package tricksmith.lower.procedure;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.TermLowering;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Sequence;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

record LoopLowering(ProcedureLowering procedure, Assembly assembly) {
  void until(Action.RepeatUntil loop, TermLowering expressions, boolean noteScores) {
    RuleId rule = procedure.rule(loop.span());
    int passes = countPasses(rule, expressions);
    Assembly.Mark top = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpIf(rule, expressions.lower(loop.until()), exit);
    assembly.add(new Step.BeginPass(rule, passes, true));
    pass(rule, loop.body(), expressions, noteScores);
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  void times(Action.RepeatTimes loop, TermLowering expressions, boolean noteScores) {
    RuleId rule = procedure.rule(loop.span());
    int passes = countPasses(rule, expressions);
    int left = expressions.storage().value();
    assembly.setValue(rule, left, new Invoke(Intrinsic.WHOLE, expressions.lower(loop.times())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    countDown(rule, left, exit);
    assembly.add(new Step.BeginPass(rule, passes, false));
    pass(rule, loop.body(), expressions, noteScores);
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** Goes to the mark if a cell holds no positive number; otherwise subtracts one from it. */
  void countDown(RuleId rule, int cell, Assembly.Mark exit) {
    Node left = new Leaf.ReadCell(cell, false);
    Node one = Leaf.Constant.number(1);
    assembly.jumpUnless(rule, new Invoke(Intrinsic.AT_MOST, one, left), exit);
    assembly.setValue(rule, cell, new Invoke(Intrinsic.MINUS, left, one));
  }

  /** Returns a cell for {@link Step.BeginPass}, initialized before the loop. */
  int countPasses(RuleId rule, TermLowering expressions) {
    int cell = expressions.storage().value();
    assembly.setValue(rule, cell, Leaf.Constant.NONE);
    return cell;
  }

  private void pass(RuleId rule, List<Action> body, TermLowering expressions, boolean noteScores) {
    procedure.block(body, expressions);
    if (noteScores) {
      assembly.add(new Step.NoteScores(rule));
    }
  }

  void with(Action.RepeatWith loop, TermLowering expressions, boolean noteScores) {
    RuleId rule = procedure.rule(loop.span());
    int passes = countPasses(rule, expressions);
    int rounds = countPasses(rule, expressions);
    LoopElements sequence = LoopElements.of(rule, loop.local(), loop.values(), expressions);
    Assembly.Mark exit = new Assembly.Mark();
    Assembly.Mark round = assembly.here();
    if (loop.overAndOver()) {
      assembly.add(new Step.BeginPass(rule, rounds, false));
    }
    sequence.begin(assembly);
    Assembly.Mark next = assembly.here();
    Assembly.Mark roundOver = new Assembly.Mark();
    sequence.next(assembly, roundOver);
    leaveIf(rule, loop.until(), expressions, exit);
    assembly.add(new Step.BeginPass(rule, passes, false));
    pass(rule, loop.body(), expressions, noteScores);
    assembly.jump(rule, next);
    assembly.set(roundOver);
    if (loop.overAndOver()) {
      assembly.jump(rule, round);
    }
    assembly.set(exit);
  }

  private void leaveIf(
      RuleId rule, @Nullable Term until, TermLowering expressions, Assembly.Mark exit) {
    if (until != null) {
      assembly.jumpIf(rule, expressions.lower(until), exit);
    }
  }

  void each(Action.Each each, TermLowering around) {
    RuleId rule = procedure.rule(each.span());
    TermLowering expressions = within(rule, each.element(), around);
    switch (each.order()) {
      case BY_SEAT -> bySeat(rule, each, around, expressions);
      case IN_TURN -> inTurn(rule, each, around, expressions);
      case ROUND_AND_ROUND -> roundAndRound(rule, each, around, expressions);
      case UNTIL_ONE_IS_LEFT -> untilOneIsLeft(rule, each, around, expressions);
      case RANDOM -> inRandomOrder(rule, each, around, expressions);
      case AT_ONCE -> throw new IllegalArgumentException("at once is a statement of its own");
    }
  }

  /**
   * Returns the lowering within a loop. A loop over players keeps track of who has passed since it
   * began.
   */
  private TermLowering within(RuleId rule, Local element, TermLowering around) {
    if (element.type() != Type.Basic.PLAYER) {
      return around;
    }
    Step.Passing passing = new Step.Passing(around.storage().group(), around.storage().value());
    assembly.setGroup(rule, passing.groupCell(), Leaf.SetConstant.EMPTY);
    assembly.setValue(rule, passing.countCell(), Leaf.Constant.number(0));
    return around.within(passing);
  }

  private void bySeat(
      RuleId rule, Action.Each each, TermLowering around, TermLowering expressions) {
    LoopElements sequence = LoopElements.of(rule, each.element(), List.of(each.set()), around);
    sequence.begin(assembly);
    Assembly.Mark next = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    sequence.next(assembly, exit);
    turn(rule, each, expressions, next, exit);
    assembly.jump(rule, next);
    assembly.set(exit);
  }

  /** Lowers the statements for one element, performed if its turn comes. */
  private void turn(
      RuleId rule,
      Action.Each each,
      TermLowering expressions,
      Assembly.Mark next,
      Assembly.Mark exit) {
    leaveIf(rule, each.until(), expressions, exit);
    assembly.jumpUnless(rule, expressions.conditionOrAlways(each.where()), next);
    procedure.block(each.body(), expressions);
  }

  /**
   * Lowers a loop in turn order. A player whose turn comes is taken out of a set; the turn then
   * goes to the next player still in it.
   */
  private void inTurn(
      RuleId rule, Action.Each each, TermLowering around, TermLowering expressions) {
    int player = around.storage().cell(each.element());
    int left = around.storage().group();
    Node others = new Leaf.ReadCell(left, true);
    Node current = new Invoke(Intrinsic.SET_OF, new Leaf.ReadCell(player, false));
    assembly.setGroup(rule, left, around.lower(each.set()));
    assembly.setValue(rule, player, new Invoke(Intrinsic.IN_PLAY_FROM, around.first(each.from())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark next = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(rule, isSomebody(player), exit);
    assembly.jumpUnless(rule, isAmong(player, others), next);
    assembly.setGroup(rule, left, new Invoke(Intrinsic.EXCEPT, others, current));
    turn(rule, each, expressions, next, exit);
    assembly.set(next);
    goOnAmong(rule, player, others, top);
    assembly.set(exit);
  }

  private void roundAndRound(
      RuleId rule, Action.Each each, TermLowering around, TermLowering expressions) {
    int player = around.storage().cell(each.element());
    int passes = countPasses(rule, around);
    assembly.setValue(rule, player, new Invoke(Intrinsic.IN_PLAY_FROM, around.first(each.from())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark next = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(rule, isSomebody(player), exit);
    assembly.jumpUnless(rule, isAmong(player, around.lower(each.set())), next);
    leaveIf(rule, each.until(), expressions, exit);
    assembly.add(new Step.BeginPass(rule, passes, false));
    assembly.jumpUnless(rule, expressions.conditionOrAlways(each.where()), next);
    procedure.block(each.body(), expressions);
    assembly.set(next);
    goOnAmong(rule, player, around.lower(each.set()), top);
    assembly.set(exit);
  }

  /**
   * Lowers a loop in which players who have passed get no more turns. It is over when nobody is
   * left, or only one player who has had a turn.
   */
  private void untilOneIsLeft(
      RuleId rule, Action.Each each, TermLowering around, TermLowering expressions) {
    Step.Passing passing = Objects.requireNonNull(expressions.passing());
    int player = around.storage().cell(each.element());
    int served = around.storage().group();
    int passes = countPasses(rule, around);
    Node all = around.lower(each.set());
    Node had = new Leaf.ReadCell(served, true);
    Node left =
        new Invoke(
            Intrinsic.INTERSECTION,
            expressions.playersWhere(each.element(), each.where()),
            new Invoke(Intrinsic.EXCEPT, all, new Leaf.ReadCell(passing.groupCell(), true)));
    assembly.setGroup(rule, served, Leaf.SetConstant.EMPTY);
    assembly.setValue(rule, player, new Invoke(Intrinsic.IN_PLAY_FROM, around.first(each.from())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark turn = new Assembly.Mark();
    Assembly.Mark next = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(rule, isSomebody(player), exit);
    assembly.jumpUnless(rule, isAtMost(left, 1), turn);
    assembly.jumpIf(rule, isAtMost(new Invoke(Intrinsic.EXCEPT, left, had), 0), exit);
    assembly.set(turn);
    assembly.jumpUnless(rule, isAmong(player, left), next);
    assembly.add(new Step.BeginPass(rule, passes, false));
    assembly.setGroup(
        rule,
        served,
        new Invoke(
            Intrinsic.UNION, had, new Invoke(Intrinsic.SET_OF, new Leaf.ReadCell(player, false))));
    procedure.block(each.body(), expressions);
    assembly.set(next);
    goOnAmong(rule, player, all, top);
    assembly.set(exit);
  }

  /** Gives the turn to the next of these players, and jumps. */
  private void goOnAmong(RuleId rule, int player, Node players, Assembly.Mark top) {
    assembly.setValue(
        rule, player, new Invoke(Intrinsic.NEXT_AMONG, new Leaf.ReadCell(player, false), players));
    assembly.jump(rule, top);
  }

  private static Node isAtMost(Node set, int size) {
    return new Invoke(
        Intrinsic.AT_MOST, new Invoke(Intrinsic.SIZE, set), Leaf.Constant.number(size));
  }

  private static Node isAmong(int cell, Node players) {
    return new Condition.In(new Leaf.ReadCell(cell, false), Kind.PLAYER, players);
  }

  private static Node isSomebody(int cell) {
    return new Invoke(Intrinsic.IS_CHOSEN, new Leaf.ReadCell(cell, false));
  }

  /**
   * Lowers a loop in random order. Chance names the next element as long as more than one is left.
   */
  private void inRandomOrder(
      RuleId rule, Action.Each each, TermLowering around, TermLowering expressions) {
    Kind kind = LoopElements.kind(each.element());
    int element = around.storage().cell(each.element());
    int left = around.storage().group();
    Node others = new Leaf.ReadCell(left, true);
    Node named = new Invoke(Intrinsic.SET_OF, new Leaf.ReadCell(element, false));
    assembly.setGroup(rule, left, around.lower(each.set()));
    Assembly.Mark top = assembly.here();
    Assembly.Mark last = new Assembly.Mark();
    Assembly.Mark turn = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(
        rule,
        new Invoke(Intrinsic.LESS, Leaf.Constant.number(1), new Invoke(Intrinsic.SIZE, others)),
        last);
    assembly.add(
        new Step.SetRandom(
            rule,
            new CellPlace.Fixed(element),
            new Sequence.Elements(others, kind, null),
            each.name()));
    assembly.setGroup(rule, left, new Invoke(Intrinsic.EXCEPT, others, named));
    assembly.jump(rule, turn);
    assembly.set(last);
    assembly.addLater(() -> new Step.NextElement(rule, left, element, kind, exit.place()));
    assembly.set(turn);
    turn(rule, each, expressions, top, exit);
    assembly.jump(rule, top);
    assembly.set(exit);
  }
}
