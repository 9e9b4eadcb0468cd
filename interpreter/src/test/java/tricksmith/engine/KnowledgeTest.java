package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, What players see and know. */
class KnowledgeTest {

  private final Game game = new Game(3, Game.pack());

  /** Hands that nobody has seen coming: the deck is shuffled, and then hands are laid out of it. */
  private Game hands(String first, String second, String third) {
    return game.shuffle()
        .hand(1, first.split(" ", -1))
        .hand(2, second.split(" ", -1))
        .hand(3, third.split(" ", -1))
        .set(game.leader, game.seat(1));
  }

  private Match tricks() {
    return start(game.suitLedThenHigher().tricks(game.handsAreEmpty()).end());
  }

  private List<String> mayHold(Match match, int viewer, int holder) {
    SeatView view = match.view(viewer);
    return match.rules().cards().cards().stream()
        .filter(card -> view.mayHold(holder, card.index()))
        .map(card -> card.label())
        .toList();
  }

  private static List<String> suit(List<String> labels, String suit) {
    return labels.stream().filter(label -> label.endsWith(suit)).toList();
  }

  @Test
  void ownCardsAreKnownAndOthersMayBeAnywhere() {
    hands("2C 3C", "4D 5C", "6C 7H");
    Match match = tricks();

    assertThat(match.view(1).placesOf(game.card("2C"))).isEqualTo(IndexSet.of(game.hand));
    assertThat(match.view(1).placesOf(game.card("5C")))
        .isEqualTo(IndexSet.of(game.deck).with(game.hand + 1).with(game.hand + 2));
    assertThat(mayHold(match, 1, 1)).containsExactly("2C", "3C");
    assertThat(mayHold(match, 1, 2)).hasSize(50);
  }

  @Test
  void whoDoesNotFollowHasNoneOfTheSuit() {
    game.must("follow suit", game.follows());
    hands("2C 3C", "4D 5H", "6C 7H");
    Match match = play(tricks(), "2C", "4D");

    assertThat(suit(mayHold(match, 3, 2), "C")).isEmpty();
    assertThat(suit(mayHold(match, 3, 2), "H")).contains("5H").doesNotContain("7H");
    assertThat(suit(mayHold(match, 3, 1), "C")).contains("3C");
  }

  @Test
  void whoDoesNotFollowWithAnExemptCardTellsNothing() {
    Node five = game.isRankOf("5C");
    game.obligation("follow suit", false, false, game.follows(), null, five);
    hands("2C 3C", "5H 8C", "6C 7H");
    Match match = play(tricks(), "2C", "5H");

    assertThat(suit(mayHold(match, 3, 2), "C")).contains("8C", "5C");
  }

  @Test
  void exemptCardsMayStillBeHeld() {
    Node five = game.isRankOf("5C");
    game.obligation("follow suit", false, false, game.follows(), null, five);
    hands("2C 3C", "6H 5C", "6C 7H");
    Match match = play(tricks(), "2C", "6H");

    assertThat(suit(mayHold(match, 3, 2), "C")).containsExactly("5C");
  }

  @Test
  void laterObligationsTellOfWhatWasStillAllowed() {
    game.must("follow suit", game.follows()).must("win", new Invoke(Intrinsic.BEATS));
    hands("9C 3C", "4C 5H", "6C 7H");
    Match match = play(tricks(), "9C", "4C");

    // Seat 2 has followed without winning: it has no higher club, but anything else.
    assertThat(suit(mayHold(match, 3, 2), "C")).containsExactly("2C", "3C", "5C", "7C", "8C");
    assertThat(suit(mayHold(match, 3, 2), "H")).contains("5H", "AH");
  }

  private final Slot held = game.slot("held", Values.Kind.CARD);

  private final Node hasSpade =
      Game.some(
          Game.zone(game.hand, game.whoPlays()),
          held,
          Game.equal(game.suit(Game.read(held)), new Leaf.Constant(game.suit(game.card("AS")))));

  @Test
  void aConditionThatReadsTheHandIsNotGivenAwayWhereItDoesNotHold() {
    game.obligation("no diamond", false, true, game.isSuit("D"), hasSpade, null);
    hands("9C 3C", "4D 5D", "6C 7H");
    Match match = play(tricks(), "9C", "4D");

    // Whether the obligation was in force only seat 2 knows, so that the play tells nothing.
    assertThat(mayHold(match, 3, 2)).hasSize(52 - 2 - 2);
  }

  @Test
  void aConditionThatReadsTheHandIsNotGivenAwayWhereItHolds() {
    game.obligation("win", false, false, new Invoke(Intrinsic.BEATS), hasSpade, null);
    hands("9C 3C", "4D AS", "6C 7H");
    Match match = play(tricks(), "9C", "4D");

    assertThat(mayHold(match, 3, 2)).hasSize(52 - 2 - 2);
  }

  @Test
  void aPredicateThatReadsTheHandIsNotGivenAway() {
    game.must("a diamond beside a spade", Condition.all(List.of(game.isSuit("D"), hasSpade)));
    hands("9C 3C", "4H AS", "6C 7H");
    Match match = play(tricks(), "9C", "4H");

    assertThat(mayHold(match, 3, 2)).hasSize(52 - 2 - 2);
  }

  @Test
  void laterDrawsAreFreeOfIt() {
    game.must("follow suit", game.follows());
    hands("2C 3C", "4D 5H", "6C 7H").suitLedThenHigher();
    game.place("trick")
        .step(new Step.BeginTrick(Game.RULE))
        .place("turn")
        .later(() -> new Step.NextToPlay(Game.RULE, game.who, game.target("done")))
        .step(new Step.PlayCard(Game.RULE, game.who, game.what))
        .jump("turn")
        .place("done")
        .later(() -> new Step.FinishStage(Game.RULE, game.target("turn")))
        .step(new Step.Draw(Game.RULE, Game.set(1), Game.number(1), game.at(game.deck)))
        .jump("trick");
    Match match = play(start(game), "2C", "4D", "6C");

    assertThat(suit(mayHold(match, 3, 2), "C")).contains("9C").doesNotContain("2C", "6C");
    // But seat 1 may have kept any club.
    assertThat(suit(mayHold(match, 3, 1), "C")).contains("3C");
  }

  @Test
  void handsThatArePassedOnCarryItAlong() {
    game.must("follow suit", game.follows());
    Slot mover = game.slot("mover", Values.Kind.PLAYER);
    Node next = game.left(Game.read(mover), 1);
    hands("2C 3C 4C", "4D 5H 6H", "6C 7H 8H").suitLedThenHigher();
    game.tricks(
            Game.equal(new Invoke(Intrinsic.SIZE, new Invoke(Intrinsic.TRICKS)), Game.number(1)))
        .step(
            new Step.MoveAtOnce(
                Game.RULE,
                game.players(),
                mover,
                new Step.Move(
                    Game.RULE,
                    Game.zone(game.hand, Game.read(mover)),
                    game.at(game.hand, next),
                    null,
                    false)))
        .tricks(game.handsAreEmpty())
        .end();
    Match match = play(start(game), "2C", "4D", "6C");

    assertThat(suit(mayHold(match, 2, 3), "C")).isEmpty();
    assertThat(mayHold(match, 2, 3)).containsExactly("5H", "6H");
    assertThat(suit(mayHold(match, 1, 3), "C")).isEmpty();
    assertThat(mayHold(match, 3, 1)).containsExactly("7H", "8H");
  }

  @Test
  void movesThatAreSeenAreFollowed() {
    game.shuffle()
        .step(new Step.Turn(Game.RULE, true, Game.topOf(game.deck, 1)))
        .step(new Step.Draw(Game.RULE, Game.set(1), Game.number(1), game.at(game.deck)))
        .end();
    Match match = start(game);
    int drawn = match.table().zone(game.hand + 1).cards().getFirst().card();

    assertThat(match.view(1).placesOf(drawn)).isEqualTo(IndexSet.of(game.hand + 1));
    assertThat(match.view(1).table().zone(game.hand + 1).unseen()).isEqualTo(1);
  }

  @Test
  void hiddenMovesMakeItUncertain() {
    hands("2C 3C", "4D 5H", "6C 7H")
        .move(new Leaf.SetConstant(game.cards("2C")), game.at(game.hand, game.seat(2)))
        .move(new Leaf.SetConstant(game.cards("4D")), game.at(game.hand, game.seat(3)))
        .end();
    Match match = start(game);

    assertThat(match.view(2).placesOf(game.card("2C"))).isEqualTo(IndexSet.of(game.hand + 1));
    assertThat(match.view(1).placesOf(game.card("2C")))
        .isEqualTo(IndexSet.of(game.hand + 1).with(game.hand + 2));
    assertThat(match.view(2).placesOf(game.card("4D"))).isEqualTo(IndexSet.of(game.hand + 2));
  }

  @Test
  void whatIsShownIsKnownToThoseWhoSawIt() {
    hands("2C 3C", "4D 5H", "6C 7H")
        .step(new Step.Show(Game.RULE, Game.zone(game.hand + 1), Game.set(0)))
        .end();
    Match match = start(game);

    assertThat(match.view(1).placesOf(game.card("4D"))).isEqualTo(IndexSet.of(game.hand + 1));
    assertThat(match.view(3).knows(game.card("4D"))).isFalse();
    assertThat(mayHold(match, 1, 2)).containsExactly("4D", "5H");
  }

  @Test
  void whatIsShownStaysInSightOfThoseWhoSawItUntilItMoves() {
    hands("2C 3C", "4C 5H", "6C 7H")
        .step(new Step.Show(Game.RULE, Game.zone(game.hand + 1), Game.set(0)));
    Match match = tricks();

    assertThat(match.view(1).shown()).isEqualTo(game.cards("4C", "5H"));
    assertThat(match.view(3).shown()).isEqualTo(IndexSet.EMPTY);
    assertThat(play(match, "2C", "4C").view(1).shown()).isEqualTo(game.cards("5H"));
  }

  @Test
  void playedCardsAreRememberedUntilANewDeal() {
    hands("2C", "4C", "6C").suitLedThenHigher().tricks(game.handsAreEmpty()).newDeal().shuffle();
    game.dealAll(game.seat(1)).end();
    Match before = play(start(game), "2C");

    assertThat(before.view(2).placesOf(game.card("2C"))).isEqualTo(IndexSet.of(game.table));
    Match after = play(before, "4C", "6C");
    assertThat(after.view(2).placesOf(game.card("AS")).size()).isLessThanOrEqualTo(2);
    assertThat(after.view(2).placesOf(game.card("AS")).contains(game.won + 2)).isFalse();
  }

  @Test
  void cardsWonFaceDownAreKnownThoughNotShown() {
    hands("2C 3C", "4C 5C", "6C 7C");
    Match match = play(tricks(), "2C", "4C", "6C");

    assertThat(match.view(1).placesOf(game.card("4C"))).isEqualTo(IndexSet.of(game.won + 2));
    assertThat(match.view(1).table().zone(game.won + 2).unseen()).isEqualTo(3);
  }

  @Test
  void whatIsLeftIsKnown() {
    Game three = new Game(3, "2C 3C 4C");
    Match match =
        start(
            three
                .suitLedThenHigher()
                .shuffle()
                .hand(1, "2C")
                .hand(2, "3C")
                .hand(3, "4C")
                .set(three.leader, three.seat(1))
                .tricks(three.handsAreEmpty())
                .end());

    assertThat(match.view(3).knows(three.card("3C"))).isFalse();
    assertThat(play(match, "2C").view(3).placesOf(three.card("3C")))
        .isEqualTo(IndexSet.of(three.hand + 1));
  }
}
