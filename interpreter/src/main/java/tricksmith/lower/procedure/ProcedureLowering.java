package tricksmith.lower.procedure;

import java.util.List;
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
  private final StepLowering steps;
  private final LoopLowering loops;
  private final ChoiceLowering choices;
  private final TrickLowering tricks;

  public ProcedureLowering(CheckedRules rules, RuleNumbers numbers) {
    this.rules = rules;
    this.numbers = numbers;
    this.steps = new StepLowering(numbers);
    this.loops = new LoopLowering(this, assembly);
    this.choices = new ChoiceLowering(this, assembly);
    this.tricks = new TrickLowering(this, assembly);
  }

  /** Lowers the whole procedure. Scores are noted after each pass of a loop directly in it. */
  public Step.Procedure match(TermLowering expressions) {
    whole(expressions);
    return assembly.procedure();
  }

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
      case Action.Single _, Action.Assign _, Action.Choose _, Action.EndTrick _ ->
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
   * @param ofMatch whether it is directly in the procedure of the match
   */
  private void action(Action action, TermLowering expressions, boolean ofMatch) {
    RuleId rule = rule(action.span());
    begin(rule, action);
    switch (action) {
      case Action.Single single -> assembly.add(steps.of(rule, single, expressions));
      case Action.Assign assign -> assign(rule, assign, expressions);
      case Action.RepeatUntil loop -> loops.until(loop, expressions, ofMatch);
      case Action.RepeatTimes loop -> loops.times(loop, expressions, ofMatch);
      case Action.RepeatWith loop -> loops.with(loop, expressions, ofMatch);
      case Action.Each each -> loops.each(each, expressions);
      case Action.If condition -> condition(rule, condition, expressions);
      case Action.Choose choose -> choices.choose(choose, expressions);
      case Action.ChooseAtOnce choose -> choices.atOnce(choose, expressions);
      case Action.PlayTricks play -> tricks.play(play, expressions);
      case Action.EndTrick _ -> assembly.jump(rule, tricks.end());
      case Action.Perform perform -> perform(rule, perform, expressions);
      case Action.Score _ -> {
        block(rules.score(), expressions);
        assembly.add(new Step.NoteScores(rule));
      }
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
}
