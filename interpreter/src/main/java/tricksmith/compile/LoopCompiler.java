package tricksmith.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.RuleId;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Compiles loops. */
final class LoopCompiler {

  private final ProcedureCompiler procedure;
  private final Assembly assembly;

  LoopCompiler(ProcedureCompiler procedure, Assembly assembly) {
    this.procedure = procedure;
    this.assembly = assembly;
  }

  /** {@code repeat until}. */
  void until(Action.RepeatUntil loop, Expressions expressions, boolean noteScores) {
    RuleId rule = procedure.rule(loop.span());
    int passes = countPasses(rule, expressions);
    Assembly.Mark top = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpIf(rule, expressions.condition(loop.until()), exit);
    assembly.add(new Step.BeginPass(rule, passes, true));
    pass(rule, loop.body(), expressions, noteScores);
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** {@code repeat N times}. */
  void times(Action.RepeatTimes loop, Expressions expressions, boolean noteScores) {
    RuleId rule = procedure.rule(loop.span());
    int passes = countPasses(rule, expressions);
    int left = expressions.cells().value();
    assembly.setValue(rule, left, new Numbers.Whole(expressions.value(loop.times())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    countDown(rule, left, exit);
    assembly.add(new Step.BeginPass(rule, passes, false));
    pass(rule, loop.body(), expressions, noteScores);
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** Leaves at the mark if a cell holds no positive number; otherwise takes one off. */
  void countDown(RuleId rule, int cell, Assembly.Mark exit) {
    Value left = new CellNodes.CellValue(cell);
    Value one = Constants.number(1);
    assembly.jumpUnless(rule, new Comparisons.AtMost(one, left), exit);
    assembly.setValue(rule, cell, new Numbers.Minus(left, one));
  }

  /** A cell for {@link Step.BeginPass}, as it must be before the loop. */
  int countPasses(RuleId rule, Expressions expressions) {
    int cell = expressions.cells().value();
    assembly.setValue(rule, cell, Constants.NONE);
    return cell;
  }

  private void pass(RuleId rule, List<Action> body, Expressions expressions, boolean noteScores) {
    procedure.block(body, expressions);
    if (noteScores) {
      assembly.add(new Step.NoteScores(rule));
    }
  }

  /** {@code repeat with}. */
  void with(Action.RepeatWith loop, Expressions expressions, boolean noteScores) {
    RuleId rule = procedure.rule(loop.span());
    int passes = countPasses(rule, expressions);
    int rounds = countPasses(rule, expressions);
    Sequence sequence = Sequence.of(rule, loop.local(), loop.values(), expressions);
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
      RuleId rule, @Nullable Term until, Expressions expressions, Assembly.Mark exit) {
    if (until != null) {
      assembly.jumpIf(rule, expressions.condition(until), exit);
    }
  }

  /** {@code each}. */
  void each(Action.Each each, Expressions around) {
    RuleId rule = procedure.rule(each.span());
    Expressions expressions = within(rule, each.element(), around);
    switch (each.order()) {
      case BY_SEAT -> bySeat(rule, each, around, expressions);
      case IN_TURN -> inTurn(rule, each, around, expressions);
      case ROUND_AND_ROUND -> roundAndRound(rule, each, around, expressions);
      case RANDOM -> inRandomOrder(rule, each, around, expressions);
      case AT_ONCE -> throw new IllegalArgumentException("at once is a statement of its own");
    }
  }

  /** A loop over players keeps who has passed in it, from its beginning on. */
  private Expressions within(RuleId rule, Local element, Expressions around) {
    if (element.type() != Type.Basic.PLAYER) {
      return around;
    }
    Step.Passing passing = new Step.Passing(around.cells().group(), around.cells().value());
    assembly.setGroup(rule, passing.groupCell(), Constants.EMPTY);
    assembly.setValue(rule, passing.countCell(), Constants.number(0));
    return around.within(passing);
  }

  private void bySeat(RuleId rule, Action.Each each, Expressions around, Expressions expressions) {
    Sequence sequence = Sequence.of(rule, each.element(), List.of(each.set()), around);
    sequence.begin(assembly);
    Assembly.Mark next = assembly.here();
    Assembly.Mark exit = new Assembly.Mark();
    sequence.next(assembly, exit);
    turn(rule, each, expressions, next, exit);
    assembly.jump(rule, next);
    assembly.set(exit);
  }

  /** The statements for one element, if its turn comes. */
  private void turn(
      RuleId rule,
      Action.Each each,
      Expressions expressions,
      Assembly.Mark next,
      Assembly.Mark exit) {
    leaveIf(rule, each.until(), expressions, exit);
    assembly.jumpUnless(rule, expressions.conditionOrAlways(each.where()), next);
    procedure.block(each.body(), expressions);
  }

  /** Whose turn has been is taken out of a set; the turn goes to the next who is still in it. */
  private void inTurn(RuleId rule, Action.Each each, Expressions around, Expressions expressions) {
    int player = around.cells().local(each.element());
    int left = around.cells().group();
    Group others = new CellNodes.CellGroup(left);
    Group current = new Sets.Single(new CellNodes.CellValue(player));
    assembly.setGroup(rule, left, around.group(each.set()));
    assembly.setValue(rule, player, new Players.InPlayFrom(around.first(each.from())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark next = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(rule, isSomebody(player), exit);
    assembly.jumpUnless(rule, isAmong(player, others), next);
    assembly.setGroup(rule, left, new Sets.Except(others, current));
    turn(rule, each, expressions, next, exit);
    assembly.set(next);
    assembly.setValue(rule, player, new Players.NextOf(others, player));
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  private void roundAndRound(
      RuleId rule, Action.Each each, Expressions around, Expressions expressions) {
    int player = around.cells().local(each.element());
    int passes = countPasses(rule, around);
    assembly.setValue(rule, player, new Players.InPlayFrom(around.first(each.from())));
    Assembly.Mark top = assembly.here();
    Assembly.Mark next = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(rule, isSomebody(player), exit);
    assembly.jumpUnless(rule, isAmong(player, around.group(each.set())), next);
    leaveIf(rule, each.until(), expressions, exit);
    assembly.add(new Step.BeginPass(rule, passes, false));
    assembly.jumpUnless(rule, expressions.conditionOrAlways(each.where()), next);
    procedure.block(each.body(), expressions);
    assembly.set(next);
    assembly.setValue(rule, player, new Players.NextOf(around.group(each.set()), player));
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** Whoever it is said to begin with has a turn only if it is one of those who have. */
  private static Condition isAmong(int cell, Group players) {
    return new Comparisons.InGroup(new CellNodes.CellValue(cell), Kind.PLAYER, players);
  }

  private static Condition isSomebody(int cell) {
    return new Logic.IsChosen(new CellNodes.CellValue(cell));
  }

  /** Chance names who comes next, as long as there is more than one to be named. */
  private void inRandomOrder(
      RuleId rule, Action.Each each, Expressions around, Expressions expressions) {
    Kind kind = Sequence.kind(each.element());
    int element = around.cells().local(each.element());
    int left = around.cells().group();
    Group others = new CellNodes.CellGroup(left);
    Group named = new Sets.Single(new CellNodes.CellValue(element));
    assembly.setGroup(rule, left, around.group(each.set()));
    Assembly.Mark top = assembly.here();
    Assembly.Mark last = new Assembly.Mark();
    Assembly.Mark turn = new Assembly.Mark();
    Assembly.Mark exit = new Assembly.Mark();
    assembly.jumpUnless(rule, new SeveralAreLeft(left), last);
    assembly.add(
        new Step.SetRandom(
            rule,
            new CellNodes.FixedCell(element),
            new Listings.OfGroup(others, kind),
            each.name()));
    assembly.setGroup(rule, left, new Sets.Except(others, named));
    assembly.jump(rule, turn);
    assembly.set(last);
    assembly.addLater(() -> new Step.NextElement(rule, left, element, kind, exit.place()));
    assembly.set(turn);
    turn(rule, each, expressions, top, exit);
    assembly.jump(rule, top);
    assembly.set(exit);
  }

  /** Whether a set cell holds more than one thing. */
  record SeveralAreLeft(int cell) implements Condition {
    @Override
    public boolean holds(Position position) {
      return position.group(cell).size() > 1;
    }
  }
}
