package tricksmith.match;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.match.Played.fault;
import static tricksmith.match.Played.lastTrick;
import static tricksmith.match.Played.play;
import static tricksmith.match.Played.reason;
import static tricksmith.match.Played.start;

import org.junit.jupiter.api.Test;

/** {@code docs/language.md}, 14.2. */
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
            .tricks(game::handsAreEmpty)
            .end());
  }

  private Value rank() {
    return p -> game.rank(game.it(p));
  }

  private boolean isSpecial(Position position, String label) {
    return game.card(label) == game.it(position);
  }

  @Test
  void goesCriterionByCriterion() {
    game.bestIf("a trump", p -> game.isSuit(p, "S")).suitLedThenHigher();

    Event.TrickFinished trick = trick("KH", "AH", "2S");

    assertThat(trick.winner()).isEqualTo(3);
    assertThat(reason(trick)).isEqualTo("a trump");
  }

  @Test
  void givesAsReasonTheFirstDifferenceFromTheBestOfTheOthers() {
    game.bestIf("a trump", p -> game.isSuit(p, "S")).suitLedThenHigher();

    Event.TrickFinished trick = trick("KH", "AH", "2C");

    assertThat(trick.winner()).isEqualTo(2);
    assertThat(reason(trick)).isEqualTo("the higher card");
  }

  @Test
  void canPreferTheSmaller() {
    game.bestIf("the suit led", game::follows)
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
    game.bestIf("a wizard", p -> isSpecial(p, "W"))
        .criterion("the higher heart", rank(), false, p -> game.isSuit(p, "H"), true, null)
        .criterion("the first", null, true, null, false, null);

    assertThat(trick("AC", "2H", "3H").winner()).isEqualTo(3);
    assertThat(trick("2H", "3H", "AC").winner()).isEqualTo(2);
    assertThat(reason(trick("AC", "KC", "QC"))).isEqualTo("the first");
  }

  @Test
  void isSwitchedForAllWhereItDoesNot() {
    game.criterion("the higher", rank(), false, p -> p.table().size() == 2, false, null)
        .criterion("the first", null, true, null, false, null);

    Event.TrickFinished trick = trick("2C", "AH", "3H");

    assertThat(trick.winner()).isEqualTo(1);
    assertThat(reason(trick)).isEqualTo("the first");
  }

  @Test
  void makesExceptions() {
    game.criterion("the higher", rank(), false, null, false, p -> game.isSuit(p, "S"))
        .criterion("the first", null, true, null, false, null);

    assertThat(trick("2C", "AS", "3H").winner()).isEqualTo(3);
  }

  @Test
  void tellsWhoPlayedTheCard() {
    game.best("the last seat", p -> Values.number(Values.index(p.value(game.player))));

    assertThat(trick("2C", "AS", "3H").winner()).isEqualTo(3);
  }

  @Test
  void comparesFractions() {
    game.best(
        "the smallest part", p -> Values.fraction(-1, Values.index(game.rank(game.it(p))) + 1));

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
