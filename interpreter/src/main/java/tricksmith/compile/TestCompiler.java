package tricksmith.compile;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Cell;
import tricksmith.match.Condition;
import tricksmith.match.RuleId;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.ChoiceWithin;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Span;

/** Compiles a test, and those parts of the procedure that tests perform. */
final class TestCompiler {

  private final CheckedRules rules;
  private final RuleNumbers numbers;
  private final Expressions expressions;

  /** Of {@code play tricks}, all that there are in the procedure, in the order of the text. */
  private final List<Action.PlayTricks> plays;

  TestCompiler(CheckedRules rules, RuleNumbers numbers, Expressions ofMatch) {
    this.rules = rules;
    this.numbers = numbers;
    int passed = ofMatch.cells().group();
    int passes = ofMatch.cells().value();
    ofMatch.cells().begin(passes, Constants.number(0));
    this.expressions = ofMatch.within(new Step.Passing(passed, passes));
    this.plays =
        Action.all(rules.procedure())
            .filter(Action.PlayTricks.class::isInstance)
            .map(Action.PlayTricks.class::cast)
            .toList();
  }

  /** What a compiled test is made of. */
  record Parts(
      List<CompiledTest.Line> lines,
      Value firstLeader,
      Step.Procedure procedure,
      int trickOver,
      int scoring,
      RuleId end,
      List<Condition> loopEnds) {}

  Parts compile(CheckedTest test) {
    ProcedureCompiler procedure = new ProcedureCompiler(rules, numbers);
    Assembly.Mark trickOver = procedure.alone(test.span(), afterTrick(plays), expressions);
    Assembly.Mark scoring = procedure.alone(test.span(), rules.score(), expressions);
    List<CompiledTest.Line> lines =
        test.lines().stream()
            .map(line -> line(line, procedure, test.span()))
            .filter(Objects::nonNull)
            .toList();
    return new Parts(
        lines,
        firstLeader(),
        procedure.procedure(),
        trickOver.place(),
        scoring.place(),
        numbers.statement(test.span()),
        loopEnds());
  }

  private List<Condition> loopEnds() {
    return rules.procedure().stream()
        .flatMap(TestCompiler::until)
        .map(expressions::condition)
        .toList();
  }

  private static Stream<Term> until(Action loop) {
    return switch (loop) {
      case Action.RepeatUntil repeat -> Stream.of(repeat.until());
      case Action.RepeatWith repeat -> Stream.ofNullable(repeat.until());
      default -> Stream.of();
    };
  }

  /**
   * The rest of the body of the tricks under way: of the first {@code play tricks} that does not
   * stop now, or else of the last.
   */
  private static List<Action> afterTrick(List<Action.PlayTricks> left) {
    if (left.isEmpty()) {
      return List.of();
    }
    Action.PlayTricks first = left.getFirst();
    Term until = first.until();
    if (until == null || left.size() == 1) {
      return first.body();
    }
    List<Action> later = afterTrick(left.subList(1, left.size()));
    return List.of(new Action.If(first.span(), until, later, first.body()));
  }

  private Value firstLeader() {
    Term from = plays.isEmpty() ? null : plays.getFirst().from();
    Value leader =
        from == null ? new CellNodes.CellValue(expressions.leaderCell()) : expressions.player(from);
    return new Players.InPlayFrom(leader);
  }

  /** A line; null for one that has gone into the setup. */
  private CompiledTest.@Nullable Line line(
      CheckedTest.Line line, ProcedureCompiler procedure, Span test) {
    return switch (line) {
      case CheckedTest.Chooses chooses -> chooses(chooses, procedure, test);
      case CheckedTest.SetOption _ -> null;
      case CheckedTest.SetVariable set -> variable(set);
      case CheckedTest.SetLoopNames(Span span, List<Local> names, Term value) ->
          new CompiledTest.SetLoopNames(
              span, names.stream().map(this::cell).toList(), expressions.value(value));
      case CheckedTest.SetScore(Span span, Term player, Term value) ->
          new CompiledTest.SetScore(span, player(player), expressions.value(value));
      case CheckedTest.SetTricks(Span span, Term player, Term value) ->
          new CompiledTest.SetTricks(span, player(player), expressions.value(value));
      case CheckedTest.SitsOut(Span span, Term player) ->
          new CompiledTest.SitsOut(span, player(player));
      case CheckedTest.Cards(Span span, Term.ZoneCards zone, List<String> cards) ->
          new CompiledTest.Cards(span, ZoneTerms.at(expressions, zone), cards);
      case CheckedTest.OnTable(Span span, @Nullable Term from, List<String> cards) ->
          new CompiledTest.OnTable(span, from == null ? null : player(from), cards);
      case CheckedTest.Play(Span span, Term player, boolean lead, String card) ->
          new CompiledTest.Play(span, player(player), lead, card);
      case CheckedTest.MayPlay(Span span, Term player, List<String> cards) ->
          new CompiledTest.MayPlay(span, player(player), cards);
      case CheckedTest.Wins(Span span, @Nullable Term player, @Nullable String reason) ->
          new CompiledTest.Wins(span, player == null ? null : player(player), reason);
      case CheckedTest.Playoff(Span span, List<Term> players) ->
          new CompiledTest.Playoff(span, players.stream().map(this::player).toList());
      case CheckedTest.ToLead(Span span, Term player) ->
          new CompiledTest.ToLead(span, player(player));
      case CheckedTest.Scores(Span span, Term players, Term value) ->
          new CompiledTest.Scores(span, expressions.things(players), expressions.value(value));
      case CheckedTest.MayChoose choice -> choice(choice);
      case CheckedTest.WinMatch(Span span, List<Term> players) ->
          new CompiledTest.WinMatch(span, players.stream().map(expressions::things).toList());
      case CheckedTest.MatchOver(Span span, boolean over) -> new CompiledTest.MatchOver(span, over);
      case CheckedTest.Sight sight ->
          new CompiledTest.Sight(
              sight.span(),
              player(sight.player()),
              sight.sees(),
              sight.cards(),
              sight.variables().stream().map(this::readCell).toList());
      case CheckedTest.Holds(Span span, Term condition) ->
          new CompiledTest.Holds(
              span,
              expressions.condition(condition),
              Compared.parts(condition).map(this::compared).toList());
      case CheckedTest.PerformScore(Span span) -> new CompiledTest.PerformScore(span);
      case CheckedTest.EndTrick(Span span) -> new CompiledTest.EndTrick(span);
    };
  }

  private Cell cell(Local local) {
    return new CellNodes.FixedCell(expressions.cells().local(local));
  }

  private CompiledTest.Line choice(CheckedTest.MayChoose choice) {
    return new CompiledTest.MayChoose(
        choice.span(),
        player(choice.player()),
        choice.name(),
        expressions.offered(choice.alternatives()),
        choice.pass(),
        choice.choices().stream().map(this::asked).toList());
  }

  private CompiledTest.Line chooses(
      CheckedTest.Chooses chooses, ProcedureCompiler procedure, Span test) {
    return new CompiledTest.Chooses(
        chooses.span(),
        player(chooses.player()),
        chooses.name(),
        expressions.offered(chooses.values()),
        chooses.pass(),
        chooses.choices().stream().map(within -> made(within, procedure, test)).toList());
  }

  private CompiledTest.MadeChoice made(
      ChoiceWithin within, ProcedureCompiler procedure, Span test) {
    Action.Choice choice = within.choice();
    Action choose = new Action.Choose(choice.span(), choice);
    return new CompiledTest.MadeChoice(
        asked(within), procedure.alone(test, List.of(choose), expressions).place());
  }

  private CompiledTest.Asked asked(ChoiceWithin within) {
    return new CompiledTest.Asked(
        numbers.statement(within.choice().span()),
        ChoiceCompiler.choice(within.choice(), expressions),
        within.choice().player().span(),
        within.players().stream().map(player -> expressions.cells().local(player)).toList());
  }

  private CompiledTest.ReadCell readCell(Term.VariableValue value) {
    return new CompiledTest.ReadCell(
        value.span(),
        expressions.cell(value.variable(), value.indices()),
        Kinds.isSet(value.variable().type()));
  }

  private CompiledTest.Compared compared(Term term) {
    return new CompiledTest.Compared(term.span(), expressions.offered(List.of(term)));
  }

  private CompiledTest.Line variable(CheckedTest.SetVariable set) {
    Variable variable = set.variable();
    Cell cell = expressions.cell(variable, set.indices());
    return Kinds.isSet(variable.type())
        ? new CompiledTest.SetGroup(set.span(), cell, expressions.members(set.value()))
        : new CompiledTest.SetValue(set.span(), cell, expressions.value(set.value()));
  }

  private Value player(Term term) {
    return expressions.player(term);
  }
}
