package tricksmith.lower.procedure;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.rules.RuleNumbers;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Span;

/** Turns statements into steps. */
public final class ProcedureLowering {

  private final CheckedRules rules;
  private final RuleNumbers numbers;
  private final Assembly assembly = new Assembly();
  private final LoopLowering loops;
  private final ChoiceLowering choices;
  private final TrickLowering tricks;

  public ProcedureLowering(CheckedRules rules, RuleNumbers numbers) {
    this.rules = rules;
    this.numbers = numbers;
    this.loops = new LoopLowering(this, assembly);
    this.choices = new ChoiceLowering(this, assembly);
    this.tricks = new TrickLowering(this, assembly);
  }

  /** Lowers the whole procedure. Scores are noted after each pass of a loop directly in it. */
  public Step.Procedure match(TermLowering expressions) {
    whole(expressions);
    return assembly.procedure();
  }

  /** Adds the whole procedure and returns where it begins. */
  public Assembly.Mark whole(TermLowering expressions) {
    Assembly.Mark beginning = assembly.here();
    rules.procedure().forEach(action -> action(action, expressions, true));
    assembly.add(new Step.EndMatch(numbers.statement(last())));
    return beginning;
  }

  /** Notes that a statement begins with the next step. */
  private void begin(RuleId rule, Action action) {
    switch (action) {
      case Action.If _ -> {} // It begins only if the options do not decide it.
      case Action.RepeatUntil _,
          Action.RepeatTimes _,
          Action.RepeatWith _,
          Action.Each _,
          Action.PlayTricks _,
          Action.Perform _,
          Action.Score _,
          Action.ChooseAtOnce _ ->
          assembly.begin(rule, true);
      case Action.Assign _,
          Action.AssignRandom _,
          Action.NewDeal _,
          Action.Shuffle _,
          Action.Deal _,
          Action.Move _,
          Action.MoveAtOnce _,
          Action.Draw _,
          Action.Turn _,
          Action.Show _,
          Action.Choose _,
          Action.Scores _,
          Action.Leave _,
          Action.FormSide _,
          Action.PlayFor _,
          Action.Take _,
          Action.EndTrick _,
          Action.EndMatch _ ->
          assembly.begin(rule, false);
    }
  }

  /** Lowers statements to be performed on their own, and returns where they begin. */
  public Assembly.Mark alone(Span span, List<Action> actions, TermLowering expressions) {
    Assembly.Mark beginning = assembly.here();
    Assembly.Mark end = new Assembly.Mark();
    tricks.during(end, () -> block(actions, expressions));
    assembly.set(end);
    assembly.add(new Step.EndMatch(numbers.statement(span)));
    return beginning;
  }

  /** Returns everything lowered so far. */
  public Step.Procedure procedure() {
    return assembly.procedure();
  }

  private Span last() {
    return rules.procedure().isEmpty() ? new Span(0, 0) : rules.procedure().getLast().span();
  }

  RuleId rule(Span span) {
    return numbers.statement(span);
  }

  /** Lowers statements one after the other. */
  void block(List<Action> actions, TermLowering expressions) {
    actions.forEach(action -> action(action, expressions, false));
  }

  /**
   * Lowers a statement.
   *
   * @param ofMatch whether it stands directly in the procedure of the match
   */
  private void action(Action action, TermLowering expressions, boolean ofMatch) {
    RuleId rule = rule(action.span());
    begin(rule, action);
    switch (action) {
      case Action.Assign assign -> assign(rule, assign, expressions);
      case Action.AssignRandom random ->
          assembly.add(
              new Step.SetRandom(
                  rule,
                  expressions.place(random.variable(), random.indices()),
                  expressions.sequence(random.set()),
                  random.name()));
      case Action.RepeatUntil loop -> loops.until(loop, expressions, ofMatch);
      case Action.RepeatTimes loop -> loops.times(loop, expressions, ofMatch);
      case Action.RepeatWith loop -> loops.with(loop, expressions, ofMatch);
      case Action.If condition -> condition(rule, condition, expressions);
      case Action.NewDeal deal ->
          assembly.add(
              new Step.NewDeal(
                  rule, deal.except() == null ? null : expressions.things(deal.except())));
      case Action.Shuffle shuffle ->
          assembly.add(new Step.Shuffle(rule, expressions.singleZone(shuffle.zone())));
      case Action.Deal deal -> assembly.add(deal(rule, deal, expressions));
      case Action.Move move -> assembly.add(move(move, expressions));
      case Action.Draw draw ->
          assembly.add(
              new Step.Draw(
                  rule,
                  expressions.things(draw.players()),
                  expressions.lower(draw.count()),
                  expressions.singleZone(draw.zone())));
      case Action.Turn turn ->
          assembly.add(new Step.Turn(rule, turn.up(), expressions.things(turn.cards())));
      case Action.Show show ->
          assembly.add(
              new Step.Show(
                  rule, expressions.things(show.cards()), expressions.things(show.players())));
      case Action.Each each -> loops.each(each, expressions);
      case Action.Choose choose -> choices.choose(choose, expressions);
      case Action.ChooseAtOnce choose -> choices.atOnce(choose, expressions);
      case Action.MoveAtOnce moves -> assembly.add(moveAtOnce(moves, expressions));
      case Action.PlayTricks play -> tricks.play(play, expressions);
      case Action.Perform perform -> perform(rule, perform, expressions);
      case Action.Score _ -> {
        block(rules.score(), expressions);
        assembly.add(new Step.NoteScores(rule));
      }
      case Action.Scores scores ->
          assembly.add(
              new Step.Score(
                  rule, expressions.things(scores.players()), expressions.lower(scores.value())));
      case Action.Leave leave ->
          assembly.add(
              new Step.Leave(rule, expressions.things(leave.players()), leave.forTheMatch()));
      case Action.FormSide form ->
          assembly.add(new Step.FormSide(rule, expressions.things(form.players())));
      case Action.PlayFor play ->
          assembly.add(
              new Step.PlayFor(
                  rule, expressions.player(play.player()), expressions.player(play.other())));
      case Action.Take take ->
          assembly.add(
              new Step.Take(
                  rule,
                  take.player() == null ? null : expressions.player(take.player()),
                  expressions.things(take.tricks())));
      case Action.EndTrick _ -> assembly.jump(rule, tricks.end());
      case Action.EndMatch _ -> assembly.add(new Step.EndMatch(rule));
    }
  }

  /** Sets the parameters, and puts the statements in place of the call. */
  private void perform(RuleId rule, Action.Perform perform, TermLowering expressions) {
    for (int place = 0; place < perform.parameters().size(); place++) {
      Local parameter = perform.parameters().get(place);
      Term argument = perform.arguments().get(place);
      if (Kinds.isSet(parameter.type())) {
        Node members = expressions.members(argument);
        assembly.setGroup(rule, expressions.storage().cell(parameter), members);
      } else {
        Node value = expressions.lower(argument);
        assembly.setValue(rule, expressions.storage().cell(parameter), value);
      }
    }
    block(perform.body(), expressions);
  }

  private void assign(RuleId rule, Action.Assign assign, TermLowering expressions) {
    Assembly.Mark end = new Assembly.Mark();
    if (assign.keepIfNone() && assign.value() instanceof Term.Cases cases) {
      assembly.jumpUnless(rule, anyHolds(cases, expressions), end);
    }
    Variable variable = assign.variable();
    CellPlace cell = expressions.place(variable, assign.indices());
    if (Kinds.isSet(variable.type())) {
      assembly.add(new Step.SetGroup(rule, cell, expressions.members(assign.value())));
    } else {
      assembly.setValue(rule, cell, expressions.lower(assign.value()));
    }
    assembly.set(end);
  }

  private static Node anyHolds(Term.Cases cases, TermLowering expressions) {
    return cases.otherwise() != null
        ? Leaf.Constant.YES
        : Condition.some(
            cases.cases().stream().map(one -> expressions.lower(one.condition())).toList());
  }

  /** Lowers an {@code if}. A condition that the options decide is decided here. */
  private void condition(RuleId rule, Action.If statement, TermLowering expressions) {
    Node condition = expressions.lower(statement.condition());
    if (condition instanceof Leaf.Constant(long value)) {
      block(value == Values.YES ? statement.then() : statement.otherwise(), expressions);
      return;
    }
    assembly.begin(rule, false);
    Assembly.Mark otherwise = new Assembly.Mark();
    assembly.jumpUnless(rule, condition, otherwise);
    block(statement.then(), expressions);
    Assembly.Mark end = new Assembly.Mark();
    if (!statement.otherwise().isEmpty()) {
      assembly.jump(rule, end);
    }
    assembly.set(otherwise);
    block(statement.otherwise(), expressions);
    assembly.set(end);
  }

  private static Step deal(RuleId rule, Action.Deal deal, TermLowering expressions) {
    return new Step.Deal(
        rule,
        optional(deal.count(), expressions),
        expressions.singleZone(deal.zone()),
        expressions.first(deal.from()),
        optional(deal.atATime(), expressions));
  }

  private static @Nullable Node optional(@Nullable Term term, TermLowering expressions) {
    return term == null ? null : expressions.lower(term);
  }

  private Step.Move move(Action.Move move, TermLowering expressions) {
    return new Step.Move(
        rule(move.span()),
        expressions.things(move.cards()),
        expressions.singleZone(move.to()),
        facing(move.facing(), expressions),
        move.atTheBottom());
  }

  private static Step.@Nullable Facing facing(
      Action.@Nullable Facing facing, TermLowering expressions) {
    return facing == null
        ? null
        : new Step.Facing(facing.up(), expressions.conditionOrAlways(facing.condition()));
  }

  private Step moveAtOnce(Action.MoveAtOnce moves, TermLowering expressions) {
    return new Step.MoveAtOnce(
        rule(moves.span()),
        expressions.playersWhere(moves.element(), moves.where()),
        expressions.slot(moves.element()),
        move(moves.move(), expressions.inSlot(moves.element())));
  }
}
