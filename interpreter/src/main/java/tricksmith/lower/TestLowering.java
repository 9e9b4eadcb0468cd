package tricksmith.lower;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.procedure.Assembly;
import tricksmith.lower.procedure.ChoiceLowering;
import tricksmith.lower.procedure.ProcedureLowering;
import tricksmith.lower.rules.RuleNumbers;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.ChoiceWithin;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Span;

/**
 * Lowers tests with the same setup, and the parts of the procedure that they perform, once for all
 * of them.
 */
final class TestLowering {

  /** What loops do that are not over when the match may be: they belong to a deal. */
  private static final Set<StatementEffect> WITHIN_A_DEAL =
      Set.of(StatementEffect.PLAYS_TRICKS, StatementEffect.GOES_ROUND);

  private final CheckedRules rules;
  private final RuleNumbers numbers;
  private final TermLowering expressions;

  /** All {@code play tricks} of the procedure, in the order of the text. */
  private final List<Action.PlayTricks> plays;

  private final ProcedureLowering procedure;
  private final Span span;
  private final Assembly.Mark trickOver;
  private final Assembly.Mark scoring;
  private final Node firstLeader;
  private final List<Node> loopEnds;

  /** What has been lowered of each choice that the tests refer to. */
  private final IdentityHashMap<ChoiceWithin, LoweredTest.Asked> asked = new IdentityHashMap<>();

  private final IdentityHashMap<ChoiceWithin, LoweredTest.MadeChoice> made =
      new IdentityHashMap<>();

  /** The first step of the procedure, once a test plays a match; -1 before. */
  private int wholeMatch = -1;

  /**
   * Creates a lowering for tests with the same setup.
   *
   * @param span the span of a test, as the rule that ends what a test performs
   */
  TestLowering(CheckedRules rules, RuleNumbers numbers, TermLowering ofMatch, Span span) {
    this.rules = rules;
    this.numbers = numbers;
    this.span = span;
    int passed = ofMatch.storage().group();
    int passes = ofMatch.storage().value();
    ofMatch.storage().begin(passes, Leaf.Constant.number(0));
    this.expressions = ofMatch.within(new Step.Passing(passed, passes));
    Action.all(rules.procedure())
        .flatMap(action -> action.binds().stream())
        .forEach(ofMatch.storage()::cell);
    this.plays = Action.all(rules.procedure(), Action.PlayTricks.class).toList();
    this.procedure = new ProcedureLowering(rules, numbers);
    this.trickOver = procedure.alone(span, afterTrick(plays), expressions);
    this.scoring = procedure.alone(span, rules.score(), expressions);
    this.firstLeader = firstLeader();
    this.loopEnds = loopEnds();
  }

  /** What the tests have in common, including what their lines need once they are lowered. */
  record Parts(
      Node firstLeader,
      Step.Procedure procedure,
      int trickOver,
      int scoring,
      RuleId end,
      List<Node> loopEnds) {}

  List<LoweredTest.Line> lines(CheckedTest test) {
    return test.lines().stream().map(this::line).filter(Objects::nonNull).toList();
  }

  /** Returns the common parts; must be called after all lines are lowered. */
  Parts parts() {
    return new Parts(
        firstLeader,
        procedure.procedure(),
        trickOver.place(),
        scoring.place(),
        numbers.statement(span),
        loopEnds);
  }

  private int wholeMatch() {
    if (wholeMatch < 0) {
      wholeMatch = procedure.whole(expressions).place();
    }
    return wholeMatch;
  }

  private List<Node> loopEnds() {
    return rules.procedure().stream().flatMap(TestLowering::until).map(expressions::lower).toList();
  }

  /** Returns the end of a loop, unless it plays tricks or goes round the players. */
  private static Stream<Term> until(Action loop) {
    return Collections.disjoint(loop.effects(), WITHIN_A_DEAL)
        ? Stream.ofNullable(loop.until())
        : Stream.of();
  }

  /**
   * Returns the rest of the body of the tricks under way: of the first {@code play tricks} that
   * does not stop now, or else of the last.
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

  private Node firstLeader() {
    Term from = plays.isEmpty() ? null : plays.getFirst().from();
    Node leader =
        from == null
            ? new Leaf.ReadCell(expressions.leaderCell(), false)
            : expressions.player(from);
    return new Invoke(Intrinsic.IN_PLAY_FROM, leader);
  }

  /** Lowers a line; returns null for one that has gone into the setup. */
  private LoweredTest.@Nullable Line line(CheckedTest.Line line) {
    return switch (line) {
      case CheckedTest.Chooses chooses -> chooses(chooses);
      case CheckedTest.SetOption _ -> null;
      case CheckedTest.SetVariable set -> variable(set);
      case CheckedTest.SetLoopNames(Span span, List<Local> names, Term value) ->
          new LoweredTest.SetLoopNames(
              span, names.stream().map(this::cell).toList(), expressions.lower(value));
      case CheckedTest.SetScore(Span span, Term players, Term value) ->
          new LoweredTest.SetScore(span, expressions.things(players), expressions.lower(value));
      case CheckedTest.Perform(Span place, Action action) ->
          new LoweredTest.Perform(
              place, procedure.alone(span, List.of(action), expressions).place());
      case CheckedTest.SetTricks(Span span, Term player, Term value) ->
          new LoweredTest.SetTricks(span, player(player), expressions.lower(value));
      case CheckedTest.SitsOut(Span span, Term player) ->
          new LoweredTest.SitsOut(span, player(player));
      case CheckedTest.Cards(Span span, Term.ZoneCards zone, List<String> cards) ->
          new LoweredTest.Cards(span, expressions.singleZone(zone), cards);
      case CheckedTest.OnTable(Span span, @Nullable Term from, List<String> cards) ->
          new LoweredTest.OnTable(span, from == null ? null : player(from), cards);
      case CheckedTest.Play(Span span, Term player, boolean lead, String card) ->
          new LoweredTest.Play(span, player(player), lead, card);
      case CheckedTest.MayPlay(Span span, Term player, List<String> cards) ->
          new LoweredTest.MayPlay(span, player(player), cards);
      case CheckedTest.Wins(Span span, @Nullable Term player, @Nullable String reason) ->
          new LoweredTest.Wins(span, player == null ? null : player(player), reason);
      case CheckedTest.Playoff(Span span, List<Term> players) ->
          new LoweredTest.Playoff(span, players.stream().map(this::player).toList());
      case CheckedTest.ToLead(Span span, Term player) ->
          new LoweredTest.ToLead(span, player(player));
      case CheckedTest.Scores(Span span, Term players, Term value) ->
          new LoweredTest.Scores(
              span,
              expressions.things(players),
              expressions.lower(value),
              scoresBesideTricks(rules.procedure()));
      case CheckedTest.MayChoose choice -> choice(choice);
      case CheckedTest.WinMatch(Span span, List<Term> players) ->
          new LoweredTest.WinMatch(span, players.stream().map(expressions::things).toList());
      case CheckedTest.MatchOver(Span span, boolean over) -> new LoweredTest.MatchOver(span, over);
      case CheckedTest.Sight sight ->
          new LoweredTest.Sight(
              sight.span(),
              player(sight.player()),
              sight.sees(),
              sight.cards(),
              sight.variables().stream().map(this::readCell).toList());
      case CheckedTest.Holds(Span span, Term condition) ->
          new LoweredTest.Holds(
              span,
              expressions.lower(condition),
              ComparedTerms.parts(condition).map(this::compared).toList());
      case CheckedTest.PerformScore(Span span) -> new LoweredTest.PerformScore(span);
      case CheckedTest.EndTrick(Span span) -> new LoweredTest.EndTrick(span);
      case CheckedTest.BeginMatch(Span span) -> new LoweredTest.BeginMatch(span, wholeMatch());
      case CheckedTest.PlayOn(Span span, @Nullable Term until) ->
          new LoweredTest.PlayOn(span, until == null ? null : expressions.lower(until));
      case CheckedTest.SetChance(Span span, String name, Term value) ->
          new LoweredTest.SetChance(span, name, expressions.lower(value));
    };
  }

  private CellPlace cell(Local local) {
    return new CellPlace.Fixed(expressions.storage().cell(local));
  }

  private LoweredTest.Line choice(CheckedTest.MayChoose choice) {
    return new LoweredTest.MayChoose(
        choice.span(),
        player(choice.player()),
        choice.name(),
        expressions.offered(choice.alternatives()),
        choice.pass(),
        choice.choices().stream().map(this::asked).toList());
  }

  private LoweredTest.Line chooses(CheckedTest.Chooses chooses) {
    List<Term> values = chooses.values().stream().flatMap(TestLowering::elements).toList();
    return new LoweredTest.Chooses(
        chooses.span(),
        player(chooses.player()),
        chooses.name(),
        values.stream()
            .filter(Term.FaceConstant.class::isInstance)
            .map(value -> ((Term.FaceConstant) value).label())
            .toList(),
        expressions.offered(
            values.stream().filter(value -> !(value instanceof Term.FaceConstant)).toList()),
        chooses.pass(),
        chooses.choices().stream().map(this::made).toList());
  }

  private static Stream<Term> elements(Term value) {
    return value instanceof Term.SetOfValues set
        ? set.elements().stream().flatMap(TestLowering::elements)
        : Stream.of(value);
  }

  private LoweredTest.MadeChoice made(ChoiceWithin within) {
    LoweredTest.MadeChoice known = made.get(within);
    if (known == null) {
      Action.Choice choice = within.choice();
      Action choose = new Action.Choose(choice.span(), choice);
      known =
          new LoweredTest.MadeChoice(
              asked(within), procedure.alone(span, List.of(choose), expressions).place());
      made.put(within, known);
    }
    return known;
  }

  private LoweredTest.Asked asked(ChoiceWithin within) {
    LoweredTest.Asked known = asked.get(within);
    if (known == null) {
      known =
          new LoweredTest.Asked(
              numbers.statement(within.choice().span()),
              ChoiceLowering.choice(within.choice(), expressions),
              within.choice().player().span(),
              within.players().stream().map(player -> expressions.storage().cell(player)).toList());
      asked.put(within, known);
    }
    return known;
  }

  private LoweredTest.ReadCell readCell(Term.VariableValue value) {
    return new LoweredTest.ReadCell(
        value.span(),
        expressions.place(value.variable(), value.indices()),
        Kinds.isSet(value.variable().type()));
  }

  private LoweredTest.Compared compared(Term term) {
    return new LoweredTest.Compared(term.span(), expressions.offered(List.of(term)));
  }

  private LoweredTest.Line variable(CheckedTest.SetVariable set) {
    Variable variable = set.variable();
    CellPlace cell = expressions.place(variable, set.indices());
    return Kinds.isSet(variable.type())
        ? new LoweredTest.SetGroup(set.span(), cell, expressions.members(set.value()))
        : new LoweredTest.SetValue(set.span(), cell, expressions.lower(set.value()));
  }

  private static boolean scoresBesideTricks(List<Action> actions) {
    return actions.stream()
        .filter(action -> !(action instanceof Action.PlayTricks))
        .anyMatch(
            action -> action.has(StatementEffect.SCORES) || scoresBesideTricks(action.inside()));
  }

  private Node player(Term term) {
    return expressions.player(term);
  }
}
