package tricksmith.parse.tree;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.GivenContext;
import tricksmith.grammar.TrickParser.ItemContext;
import tricksmith.grammar.TrickParser.SeenContext;
import tricksmith.grammar.TrickParser.TestCardsContext;
import tricksmith.grammar.TrickParser.TestChoiceContext;
import tricksmith.grammar.TrickParser.TestChosenContext;
import tricksmith.grammar.TrickParser.TestConditionContext;
import tricksmith.grammar.TrickParser.TestContext;
import tricksmith.grammar.TrickParser.TestGivenContext;
import tricksmith.grammar.TrickParser.TestLeaderContext;
import tricksmith.grammar.TrickParser.TestLegalContext;
import tricksmith.grammar.TrickParser.TestLineContext;
import tricksmith.grammar.TrickParser.TestMatchBegunContext;
import tricksmith.grammar.TrickParser.TestMatchOverContext;
import tricksmith.grammar.TrickParser.TestMatchWinnerContext;
import tricksmith.grammar.TrickParser.TestPassedContext;
import tricksmith.grammar.TrickParser.TestPerformedContext;
import tricksmith.grammar.TrickParser.TestPlayContext;
import tricksmith.grammar.TrickParser.TestPlayedOnContext;
import tricksmith.grammar.TrickParser.TestPlayersContext;
import tricksmith.grammar.TrickParser.TestPlayoffContext;
import tricksmith.grammar.TrickParser.TestScoreContext;
import tricksmith.grammar.TrickParser.TestScoringContext;
import tricksmith.grammar.TrickParser.TestSightContext;
import tricksmith.grammar.TrickParser.TestStepContext;
import tricksmith.grammar.TrickParser.TestTableContext;
import tricksmith.grammar.TrickParser.TestTrickOverContext;
import tricksmith.grammar.TrickParser.TestWinnerContext;
import tricksmith.grammar.TrickParser.TestsContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Test;
import tricksmith.syntax.Section.TestLine;

record TestBuilder(TokenSpans spans, NameBuilder names, ExpressionBuilder expressions) {
  private static final String NOTHING = "nothing";

  Section tests(TestsContext tests) {
    return new Section.Tests(
        spans.of(tests), NameBuilder.readable(tests.test()).map(this::test).toList());
  }

  private Test test(TestContext test) {
    return new Test(
        spans.of(test),
        names.text(test.TEXT()),
        test.testLine().stream().flatMap(this::line).toList());
  }

  private Stream<TestLine> line(TestLineContext line) {
    return line.exception == null
        ? line.testStep().stream().flatMap(this::step)
        : Stream.of(new Section.Unreadable(spans.of(line)));
  }

  private Stream<TestLine> step(TestStepContext step) {
    return step instanceof TestGivenContext given
        ? given.given().stream().map(this::given)
        : Stream.of(oneStep(spans.of(step), step));
  }

  private TestLine oneStep(Span span, TestStepContext step) {
    return switch (step) {
      case TestPlayersContext players ->
          new Section.TestPlayers(span, names.number(players.NUMBER()));
      case TestCardsContext zone ->
          new Section.GivenCards(span, expressions.operand(zone.operand()), cards(zone.item()));
      case TestTableContext table ->
          new Section.GivenTable(
              span, expressions.optionalOperand(table.operand()), cards(table.item()));
      case TestPlayoffContext playoff ->
          new Section.ExpectPlayoff(span, playoff.operand().stream().map(this::seat).toList());
      case TestPlayContext play ->
          new Section.GivenPlay(
              span,
              seat(play.operand()),
              play.LEAD() != null || play.LEADS() != null,
              names.name(play.item()));
      case TestLegalContext legal ->
          new Section.ExpectLegal(span, seat(legal.operand()), cards(legal.item()));
      case TestWinnerContext winner ->
          new Section.ExpectWinner(
              span, winner(seat(winner.operand())), names.optionalText(winner.TEXT()));
      case TestLeaderContext leader -> new Section.ExpectLeader(span, seat(leader.operand()));
      case TestScoreContext score ->
          new Section.ExpectScore(
              span, seat(score.operand()), expressions.junction(score.junction()));
      case TestChoiceContext choice -> choice(span, choice);
      case TestChosenContext chosen ->
          new Section.GivenChoice(
              span, seat(chosen.operand()), names.name(chosen.name()), values(chosen), false);
      case TestPassedContext passed ->
          new Section.GivenChoice(
              span, seat(passed.operand()), names.name(passed.name()), List.of(), true);
      case TestMatchWinnerContext winners ->
          new Section.ExpectMatchWinners(span, winners.operand().stream().map(this::seat).toList());
      case TestMatchOverContext match -> new Section.ExpectMatchOver(span, match.ENDS() != null);
      case TestSightContext sight ->
          new Section.ExpectSight(
              span,
              seat(sight.operand()),
              sight.SEES() != null,
              sight.seen().stream().map(this::seen).toList());
      case TestConditionContext condition ->
          new Section.ExpectCondition(span, expressions.condition(condition.condition()));
      case TestScoringContext _ -> new Section.PerformScore(span);
      case TestPerformedContext performed ->
          new Section.PerformNamed(
              span,
              names.name(performed.perform().name()),
              performed.perform().expression().stream().map(expressions::expression).toList());
      case TestTrickOverContext _ -> new Section.EndTrick(span);
      case TestMatchBegunContext _ -> new Section.BeginMatch(span);
      case TestPlayedOnContext play ->
          new Section.PlayOn(
              span, play.condition() == null ? null : expressions.condition(play.condition()));
      default -> new Section.Unreadable(span);
    };
  }

  /** Builds one value, or several cards; {@code nothing} stands for no card. */
  private List<Expression> values(TestChosenContext chosen) {
    if (chosen.junction() == null) {
      return names.cards(chosen.item()).stream()
          .<Expression>map(card -> new Expression.Word(card.span(), card.text()))
          .toList();
    }
    Expression value = expressions.junction(chosen.junction());
    boolean nothing = value instanceof Expression.Word(_, String word) && word.equals(NOTHING);
    return nothing ? List.of() : List.of(value);
  }

  private TestLine choice(Span span, TestChoiceContext choice) {
    return new Section.ExpectChoice(
        span,
        seat(choice.operand()),
        names.name(choice.name()),
        choice.junction().stream().map(expressions::junction).toList(),
        choice.PASS() != null);
  }

  private Section.Seen seen(SeenContext seen) {
    Name name = seen.item() == null ? names.name(seen.name()) : names.name(seen.item());
    return new Section.Seen(
        spans.of(seen), name, seen.expression().stream().map(expressions::expression).toList());
  }

  private Expression seat(tricksmith.grammar.TrickParser.OperandContext seat) {
    return expressions.operand(seat);
  }

  private static @Nullable Expression winner(Expression seat) {
    return seat instanceof Expression.Word(_, String word) && word.equals("nobody") ? null : seat;
  }

  /** Returns the names of cards; {@code nothing} stands for no card. */
  private List<Name> cards(List<ItemContext> items) {
    List<Name> cards = names.cards(items);
    return cards.size() == 1 && cards.getFirst().text().equals(NOTHING) ? List.of() : cards;
  }

  private TestLine given(GivenContext given) {
    Span span = spans.of(given);
    Expression target = expressions.operand(given.operand());
    if (given.SIDE() != null) {
      return new Section.GivenSide(span, target);
    }
    return given.OUT() == null
        ? new Section.Given(span, target, expressions.optionalJunction(given.junction()))
        : new Section.GivenSitsOut(span, target);
  }
}
