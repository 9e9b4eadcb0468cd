package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.fault;
import static tricksmith.engine.Played.lastTrick;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.reason;
import static tricksmith.engine.Played.start;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, Comparison. */
class ComparisonTest {

  private final Game game = new Game(3, Game.pack() + " W V N");

  /** The trick of these cards, by seat. */
  private Event.TrickFinished trick(String first, String second, String third) {
    Match match = match(first, second, third);
    return lastTrick(play(match, first, second, third));
  }

  private Match match(String first, String second, String third) {
    return start(
        game.afresh()
            .hand(1, first)
            .hand(2, second)
            .hand(3, third)
            .set(game.leader, game.seat(1))
            .tricks(game.handsAreEmpty())
            .end());
  }

  private Node rank() {
    return game.rank();
  }

  @Test
  void goesCriterionByCriterion() {
    game.bestIf("a trump", game.isSuit("S")).suitLedThenHigher();

    Event.TrickFinished trick = trick("KH", "AH", "2S");

    assertThat(trick.winner()).isEqualTo(3);
    assertThat(reason(trick)).isEqualTo("a trump");
  }

  @Test
  void givesAsReasonTheFirstDifferenceFromTheBestOfTheOthers() {
    game.bestIf("a trump", game.isSuit("S")).suitLedThenHigher();

    Event.TrickFinished trick = trick("KH", "AH", "2C");

    assertThat(trick.winner()).isEqualTo(2);
    assertThat(reason(trick)).isEqualTo("the higher card");
  }

  @Test
  void canPreferTheSmaller() {
    game.bestIf("the suit led", game.follows())
        .criterion("the lower", rank(), true, null, false, null);

    assertThat(trick("KH", "AH", "2H").winner()).isEqualTo(3);
  }

  @Test
  void countsNoneLowestEvenWhereTheSmallerIsBetter() {
    game.criterion("the lower", rank(), true, null, false, null)
        .criterion("the first", null, true, null, false, null);

    assertThat(trick("W", "AH", "KH").winner()).isEqualTo(3);
  }

  @Test
  void holdsThoseWithNoneForEqual() {
    game.best("the higher", rank()).criterion("the first", null, true, null, false, null);

    Event.TrickFinished trick = trick("N", "W", "V");

    assertThat(trick.winner()).isEqualTo(1);
    assertThat(reason(trick)).isEqualTo("the first");
  }

  @Test
  void decidesByTheOrderOfPlay() {
    game.criterion("later", null, false, null, false, null);
    assertThat(trick("2H", "AH", "3H").winner()).isEqualTo(3);
  }

  @Test
  void appliesToSomeCardsOnlyWhereTheConditionReadsTheCard() {
    game.bestIf("a wizard", game.isCard("W"))
        .criterion("the higher heart", rank(), false, game.isSuit("H"), true, null)
        .criterion("the first", null, true, null, false, null);

    assertThat(trick("AC", "2H", "3H").winner()).isEqualTo(3);
    assertThat(trick("2H", "3H", "AC").winner()).isEqualTo(2);
    assertThat(reason(trick("AC", "KC", "QC"))).isEqualTo("the first");
  }

  @Test
  void isSwitchedForAllWhereItDoesNot() {
    game.criterion(
            "the higher",
            rank(),
            false,
            Game.equal(new Invoke(Intrinsic.SIZE, new Invoke(Intrinsic.TABLE)), Game.number(2)),
            false,
            null)
        .criterion("the first", null, true, null, false, null);

    Event.TrickFinished trick = trick("2C", "AH", "3H");

    assertThat(trick.winner()).isEqualTo(1);
    assertThat(reason(trick)).isEqualTo("the first");
  }

  @Test
  void makesExceptions() {
    game.criterion("the higher", rank(), false, null, false, game.isSuit("S"))
        .criterion("the first", null, true, null, false, null);

    assertThat(trick("2C", "AS", "3H").winner()).isEqualTo(3);
  }

  @Test
  void tellsWhoPlayedTheCard() {
    game.best("the last seat", game.whoPlays());

    assertThat(trick("2C", "AS", "3H").winner()).isEqualTo(3);
  }

  @Test
  void comparesFractions() {
    Node number =
        new Selection.Tabulated(
            game.it(),
            Values.Kind.CARD,
            IntStream.range(0, 52).mapToLong(card -> Values.number(card % 13 + 1)).toArray(),
            Values.NONE,
            Leaf.Constant.NONE);
    game.best("the smallest part", new Invoke(Intrinsic.DIVIDED_BY, Game.number(-1), number));

    assertThat(trick("2C", "AS", "3H").winner()).isEqualTo(2);
  }

  @Test
  void faultsOnATieThatNothingDecides() {
    game.best("the higher", rank());

    Match match = play(match("AC", "AS", "3H"), "AC", "AS", "3H");

    assertThat(fault(match)).isEqualTo(Fault.Kind.UNDECIDED_TIE);
    assertThat(match.status())
        .isEqualTo(new Status.Failed(Fault.Kind.UNDECIDED_TIE, game.rules().trick().rule()));
    assertThat(match.standing().tied()).containsExactly(1, 2);
    assertThat(match.standing().plays()).hasSize(3);
  }

  @Test
  void toleratesTiesBelowTheBest() {
    game.best("the higher", rank());

    assertThat(trick("2C", "2S", "3H").winner()).isEqualTo(3);
  }

  @Test
  void showsHowTheTrickStands() {
    game.suitLedThenHigher();
    Match match = play(match("2C", "5C", "3H"), "2C", "5C");

    Standing standing = match.standing();

    assertThat(standing.winner()).isEqualTo(2);
    assertThat(standing.leader()).isEqualTo(1);
    assertThat(standing.reason().label()).isEqualTo("the higher card");
    assertThat(standing.finished()).isFalse();
    assertThat(standing.suitLed()).isEqualTo(game.suit(game.card("2C")));
    assertThat(play(match, "3H").standing().finished()).isTrue();
    assertThat(play(match, "3H").standing().reason().label()).isEqualTo("the higher card");
  }
}
