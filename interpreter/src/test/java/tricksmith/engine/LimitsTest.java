package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.fault;
import static tricksmith.engine.Played.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Leaf;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * {@code docs/language/reference.md}, Who wins the match, and Script errors: how matches end, and
 * that they do.
 */
@Timeout(300)
class LimitsTest {

  private final Game game = new Game(2, "2C 3C 4C 5C");
  private final int cell = game.cell("cell", Lifetime.MATCH, null);

  @Test
  void aPassWithoutEventIsAFault() {
    RuleId rule = new RuleId(17);
    int pass = game.hidden(Lifetime.MATCH);
    game.place("loop").step(new Step.BeginPass(rule, pass, true)).jump("loop");

    assertThat(start(game).status())
        .isEqualTo(new Status.Failed(Fault.Kind.PASS_WITHOUT_EVENT, rule));
  }

  @Test
  void tooManyPassesWithoutEventAreAFault() {
    int pass = game.hidden(Lifetime.MATCH);
    game.place("loop").step(new Step.BeginPass(Game.RULE, pass, false)).jump("loop");

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.TOO_MANY_PASSES);
  }

  @Test
  void aHundredThousandPassesAreNot() {
    int pass = game.hidden(Lifetime.MATCH);
    game.set(cell, Game.number(0))
        .place("loop")
        .unless(Condition.not(Game.equal(Game.read(cell), Game.number(100_000))), "over")
        .step(new Step.BeginPass(Game.RULE, pass, false))
        .set(cell, Game.plus(Game.read(cell), Game.number(1)))
        .jump("loop")
        .place("over")
        .end();

    assertThat(start(game).status()).isInstanceOf(Status.Ended.class);
  }

  @Test
  void stepsThatGoRoundForEverEnd() {
    game.place("loop").jump("loop");

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.TOO_MANY_PASSES);
  }

  @Test
  void aMatchOfTooManyEventsIsUnfinished() {
    int pass = game.hidden(Lifetime.MATCH);
    game.place("loop")
        .step(new Step.BeginPass(Game.RULE, pass, true))
        .random("cell", cell, game.anyPlayer())
        .jump("loop");

    Match match = start(game);

    assertThat(match.status()).isInstanceOf(Status.Unfinished.class);
    assertThat(match.events()).hasSize(100_000);
  }

  @Test
  void aMatchOfAsManyEventsAsThereMayBeEnds() {
    int pass = game.hidden(Lifetime.MATCH);
    game.set(cell, Game.number(0))
        .place("loop")
        .unless(Condition.not(Game.equal(Game.read(cell), Game.number(100_000))), "over")
        .step(new Step.BeginPass(Game.RULE, pass, true))
        .random("other", game.hidden(Lifetime.MATCH), game.anyPlayer())
        .set(cell, Game.plus(Game.read(cell), Game.number(1)))
        .jump("loop")
        .place("over")
        .end();

    assertThat(start(game).status()).isInstanceOf(Status.Ended.class);
  }

  @Test
  void faultsNameTheStepAndLeaveThePositionReadable() {
    RuleId rule = new RuleId(5);
    game.score(1, 3)
        .step(
            new Step.SetValue(
                rule,
                new CellPlace.Fixed(cell),
                Game.plus(Leaf.Constant.NONE, Game.number(1)),
                false));

    Match match = start(game);

    assertThat(match.status()).isEqualTo(new Status.Failed(Fault.Kind.NO_VALUE, rule));
    assertThat(Played.scores(match)).containsExactly(3L, 0L);
    assertThat(match.view(1).table()).isNotNull();
    assertThat(match.view(1).knows(0)).isTrue();
  }

  @Test
  void aVariableThatIsNotThereIsAFault() {
    game.step(new Step.SetValue(Game.RULE, new CellPlace.Fixed(-1), Game.number(1), false));

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.NO_SUCH_ENTRY);
  }

  @Test
  void noneKeepsTheValueWhereTheStepSaysSo() {
    game.set(cell, Game.number(1))
        .step(new Step.SetValue(Game.RULE, new CellPlace.Fixed(cell), Leaf.Constant.NONE, true))
        .step(new Step.SetValue(Game.RULE, new CellPlace.Fixed(-1), Leaf.Constant.NONE, true))
        .end();

    assertThat(start(game).run().board().cells.value(cell)).isEqualTo(Values.number(1));
  }

  @Test
  void aFaultInTheFirstValuesEndsTheMatch() {
    game.cell("wrong", Lifetime.MATCH, Game.oneByZero());

    assertThat(fault(start(game.end()))).isEqualTo(Fault.Kind.DIVISION_BY_ZERO);
  }

  @Test
  void overflowIsAFault() {
    game.score(1, Values.LARGEST_NUMERATOR).score(1, 1);

    assertThat(fault(start(game.end()))).isEqualTo(Fault.Kind.OVERFLOW);
  }

  @Test
  void withoutLeaderNobodyLeads() {
    game.tricks(Leaf.Constant.NO);

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.NOBODY_TO_LEAD);
  }

  @Test
  void withoutCardsNobodyLeads() {
    game.set(game.leader, game.seat(1)).tricks(Leaf.Constant.NO);

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.NOBODY_TO_LEAD);
  }

  @Test
  void theHighestScoreWins() {
    game.score(2, 1).end();

    assertThat(start(game).status())
        .isEqualTo(new Status.Ended(List.of(0L, Values.number(1)), List.of(2)));
  }

  @Test
  void theLowestScoreWinsAndEqualsShareTheWin() {
    game.ending(new Program.ByScore(false)).end();

    assertThat(((Status.Ended) start(game).status()).winners()).containsExactly(1, 2);
  }

  @Test
  void winnersMayBeNamed() {
    game.ending(new Program.Winners(Game.RULE, Game.set(1))).score(1, 9).end();

    assertThat(((Status.Ended) start(game).status()).winners()).containsExactly(2);
  }

  @Test
  void nobodyScoresNothing() {
    game.step(new Step.Score(Game.RULE, Game.set(), Game.oneByZero()))
        .step(new Step.Score(Game.RULE, Game.set(0), Leaf.Constant.NONE))
        .end();

    assertThat(Played.scores(start(game))).containsExactly(0L, 0L);
  }

  @Test
  void scoresAreNotedBeforeANewDealAndAtTheEndButNotTwice() {
    game.newDeal()
        .score(1, 1)
        .step(new Step.NoteScores(Game.RULE))
        .newDeal()
        .score(1, 1)
        .newDeal()
        .end();

    assertThat(start(game).events())
        .containsExactly(
            new Event.Scored(List.of(Values.number(1), 0L)),
            new Event.Scored(List.of(Values.number(2), 0L)),
            new Event.MatchEnded(List.of(Values.number(2), 0L), List.of(1)));
  }
}
