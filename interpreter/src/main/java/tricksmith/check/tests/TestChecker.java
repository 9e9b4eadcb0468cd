package tricksmith.check.tests;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.ExpressionDispatcher;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.expressions.WordChecker;
import tricksmith.check.names.NameKind;
import tricksmith.check.statements.PerformChecker;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.ChoiceWithin;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

public final class TestChecker {
  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final WordChecker words;
  private final Candidates candidates;
  private final UnknownNames unknownNames;
  private final int least;
  private final int most;
  private final ProcedureFacts performed;
  private final GivenChecker givens;
  private final PerformChecker procedures;

  public TestChecker(
      ExpressionDispatcher dispatcher,
      Symbols symbols,
      CheckLog log,
      int least,
      int most,
      ProcedureFacts performed) {
    this.expressions = dispatcher.typed();
    this.symbols = symbols;
    this.log = log;
    this.words = dispatcher.words();
    this.candidates = new Candidates(symbols);
    this.unknownNames = new UnknownNames(symbols, log);
    this.performed = performed;
    this.procedures = new PerformChecker(expressions, symbols, log);
    this.least = least;
    this.most = most;
    this.givens = new GivenChecker(expressions, symbols, log, dispatcher.entries(), performed);
  }

  public List<CheckedTest> read(Section.@Nullable Tests tests) {
    return tests == null ? List.of() : tests.tests().stream().map(this::read).toList();
  }

  private CheckedTest read(Section.Test test) {
    List<CheckedTest.Line> lines = new ArrayList<>();
    int players = least;
    for (Section.TestLine line : test.lines()) {
      if (line instanceof Section.TestPlayers(Span span, long number)) {
        players = players(span, number);
      } else {
        CheckedTest.Line found = line(line);
        Stream.ofNullable(found).forEach(lines::add);
      }
    }
    return new CheckedTest(test.span(), test.title().value(), players, lines);
  }

  private int players(Span span, long number) {
    if (number < least || number > most) {
      log.problem(
          CheckProblem.TEST_PLAYERS,
          span,
          Long.toString(number),
          IntStream.rangeClosed(least, most).mapToObj(String::valueOf).collect(joining(", ")));
      return least;
    }
    return (int) number;
  }

  private CheckedTest.@Nullable Line line(Section.TestLine line) {
    return switch (line) {
      case Section.TestPlayers _, Section.Unreadable _ -> null;
      case Section.Given given -> givens.read(given);
      case Section.GivenSitsOut(Span span, Expression seat) ->
          new CheckedTest.SitsOut(span, player(seat));
      case Section.GivenSide(Span span, Expression players) ->
          new CheckedTest.Perform(
              span, new Action.FormSide(span, expressions.players(players, Scope.EMPTY)));
      case Section.PerformNamed(Span span, Name name, List<Expression> arguments) ->
          performed(new Statement.Perform(span, name, arguments));
      case Section.GivenCards(Span span, Expression zone, List<Name> cards) ->
          cards(span, expressions.onePile(zone, Scope.EMPTY), cards(cards));
      case Section.GivenTable(Span span, @Nullable Expression from, List<Name> cards) ->
          new CheckedTest.OnTable(span, from == null ? null : player(from), cards(cards));
      case Section.GivenPlay(Span span, Expression seat, boolean lead, Name card) ->
          new CheckedTest.Play(span, player(seat), lead, card(card));
      case Section.ExpectLegal(Span span, Expression seat, List<Name> cards) ->
          new CheckedTest.MayPlay(span, player(seat), cards(cards));
      case Section.ExpectWinner(Span span, @Nullable Expression seat, @Nullable Text reason) ->
          new CheckedTest.Wins(
              span, seat == null ? null : player(seat), reason == null ? null : reason.value());
      case Section.ExpectPlayoff(Span span, List<Expression> seats) ->
          new CheckedTest.Playoff(span, seats.stream().map(this::player).toList());
      case Section.ExpectLeader(Span span, Expression seat) ->
          new CheckedTest.ToLead(span, player(seat));
      case Section.ExpectScore(Span span, Expression seats, Expression score) ->
          new CheckedTest.Scores(
              span,
              expressions.players(seats, Scope.EMPTY),
              expressions.number(score, Scope.EMPTY));
      case Section.ExpectChoice choice -> choice(choice);
      case Section.GivenChoice chosen -> chosen(chosen);
      case Section.ExpectMatchWinners(Span span, List<Expression> seats) ->
          new CheckedTest.WinMatch(
              span, seats.stream().map(seat -> expressions.players(seat, Scope.EMPTY)).toList());
      case Section.ExpectMatchOver(Span span, boolean over) ->
          new CheckedTest.MatchOver(span, over);
      case Section.ExpectSight sight -> sight(sight);
      case Section.ExpectCondition(Span span, Expression condition) ->
          new CheckedTest.Holds(span, expressions.condition(condition, Scope.EMPTY));
      case Section.PerformScore(Span span) -> score(span);
      case Section.EndTrick(Span span) -> new CheckedTest.EndTrick(span);
      case Section.BeginMatch(Span span) -> new CheckedTest.BeginMatch(span);
      case Section.PlayOn(Span span, @Nullable Expression until) ->
          new CheckedTest.PlayOn(
              span, until == null ? null : expressions.condition(until, Scope.EMPTY));
    };
  }

  private CheckedTest.@Nullable Line performed(Statement.Perform written) {
    Action action = procedures.perform(written, Scope.EMPTY);
    return action == null ? null : new CheckedTest.Perform(written.span(), action);
  }

  private CheckedTest.Line score(Span span) {
    if (!performed.scores()) {
      log.problem(CheckProblem.NO_SCORE_SECTION, span);
    }
    return new CheckedTest.PerformScore(span);
  }

  private CheckedTest.@Nullable Line choice(Section.ExpectChoice written) {
    Term player = player(written.seat());
    Variable variable = chosen(written.name());
    if (variable == null) {
      return null;
    }
    List<Term> alternatives = values(written.alternatives(), variable);
    List<ChoiceWithin> found = choices(variable, written.name());
    return found.isEmpty()
        ? null
        : new CheckedTest.MayChoose(
            written.span(), player, written.name().text(), alternatives, written.pass(), found);
  }

  private CheckedTest.@Nullable Line chosen(Section.GivenChoice written) {
    Term player = player(written.seat());
    Variable variable = chosen(written.name());
    if (variable == null) {
      return null;
    }
    List<Term> values = values(written.values(), variable);
    List<ChoiceWithin> found = choices(variable, written.name());
    return found.isEmpty()
        ? null
        : new CheckedTest.Chooses(
            written.span(), player, written.name().text(), values, written.pass(), found);
  }

  /** The variable that a choice sets; null if there is none. */
  private @Nullable Variable chosen(Name name) {
    log.caret().expect(name.span(), null, candidates::givens);
    Variable variable = symbols.variables().find(name.text());
    if (variable != null) {
      log.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
    } else if (symbols.options().containsKey(name.text())) {
      log.problem(CheckProblem.NEVER_CHOSEN, name, name.text());
    } else {
      unknownNames.explain(name.text(), name.span(), null, Scope.EMPTY);
    }
    return variable;
  }

  private List<Term> values(List<Expression> written, Variable variable) {
    Type type = variable.type();
    return expressions.all(
        written, type instanceof Type.SetOf ? type : new Type.SetOf(type), Scope.EMPTY);
  }

  /** The choices that set a variable; reports a variable that none sets. */
  private List<ChoiceWithin> choices(Variable variable, Name name) {
    List<ChoiceWithin> found =
        performed.choices().stream()
            .filter(each -> each.choice().variable().id() == variable.id())
            .toList();
    if (found.isEmpty()) {
      log.problem(CheckProblem.NEVER_CHOSEN, name, name.text());
    }
    return found;
  }

  private CheckedTest.Line sight(Section.ExpectSight written) {
    Term player = player(written.seat());
    List<String> cards = new ArrayList<>();
    List<Term.VariableValue> variables = new ArrayList<>();
    for (Section.Seen seen : written.seen()) {
      Variable variable = symbols.variables().find(seen.name().text());
      if (variable == null && seen.indices().isEmpty()) {
        cards.add(card(seen.name()));
      } else {
        Term entry = expressions.infer(expression(seen), Scope.EMPTY);
        Stream.of(entry)
            .filter(Term.VariableValue.class::isInstance)
            .map(Term.VariableValue.class::cast)
            .forEach(variables::add);
      }
    }
    return new CheckedTest.Sight(written.span(), player, written.sees(), cards, variables);
  }

  private static Expression expression(Section.Seen seen) {
    Name name = seen.name();
    return seen.indices().isEmpty()
        ? new Expression.Word(name.span(), name.text())
        : new Expression.Indexed(seen.span(), name, seen.indices());
  }

  /**
   * Checks the cards of a zone. The table is unlike other zones: it includes who played each card,
   * and when.
   */
  private CheckedTest.@Nullable Line cards(
      Span span, Term.@Nullable ZoneCards zone, List<String> cards) {
    if (zone != null && zone.zone().is(Zone.TABLE)) {
      log.problem(CheckProblem.CANNOT_BE_GIVEN, zone);
      return null;
    }
    return zone == null ? null : new CheckedTest.Cards(span, zone, cards);
  }

  private Term player(Expression seat) {
    return expressions.player(seat, Scope.EMPTY);
  }

  private List<String> cards(List<Name> cards) {
    return cards.stream().map(this::card).toList();
  }

  private String card(Name card) {
    words.card(card);
    return card.text();
  }
}
