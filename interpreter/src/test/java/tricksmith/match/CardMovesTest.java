package tricksmith.match;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.match.Played.fault;
import static tricksmith.match.Played.start;
import static tricksmith.match.Played.zone;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.match.MatchView.Lying;
import tricksmith.match.Rules.Lifetime;
import tricksmith.match.Rules.Visibility;

/** {@code docs/language.md}, 7 and 11. */
class CardMovesTest {

  private final Game game = new Game(3, "2C 3C 4C 5C 6C 7C 8C");
  private final int stock = game.zone("stock", Visibility.NOBODY, List.of());
  private final int shown = game.zone("shown", Visibility.EVERYBODY, List.of());

  private Match match() {
    return start(game.end());
  }

  private Group top(int zone, int count) {
    return p -> p.topOf(zone, count);
  }

  private Step.Move move(Group cards, int zone, Step.Facing facing, boolean atTheBottom) {
    return new Step.Move(Game.RULE, cards, game.at(zone), facing, atTheBottom);
  }

  @Test
  void dealsOneATurn() {
    game.deal(2, game.seat(2));

    assertThat(zone(match(), game.hand)).containsExactly("7C", "4C");
    assertThat(zone(match(), game.hand + 1)).containsExactly("5C", "2C");
    assertThat(zone(match(), game.hand + 2)).containsExactly("6C", "3C");
    assertThat(zone(match(), game.deck)).containsExactly("8C");
  }

  @Test
  void dealsAnticlockwise() {
    game.anticlockwise().deal(1, game.seat(2));

    assertThat(zone(match(), game.hand + 1)).containsExactly("2C");
    assertThat(zone(match(), game.hand)).containsExactly("3C");
    assertThat(zone(match(), game.hand + 2)).containsExactly("4C");
  }

  @Test
  void dealsInPackets() {
    Game four = new Game(2, "2C 3C 4C 5C 6C 7C");
    four.step(
            new Step.Deal(
                Game.RULE, four.number(3), four.at(four.deck), four.seat(1), four.number(2)))
        .end();

    assertThat(zone(start(four), four.hand)).containsExactly("6C", "3C", "2C");
    assertThat(zone(start(four), four.hand + 1)).containsExactly("7C", "5C", "4C");
  }

  @Test
  void dealsAllAsFarAsItGoes() {
    game.dealAll(game.seat(3));

    assertThat(zone(match(), game.hand + 2)).containsExactly("8C", "5C", "2C");
    assertThat(zone(match(), game.hand)).containsExactly("6C", "3C");
    assertThat(zone(match(), game.deck)).isEmpty();
  }

  @Test
  void dealsToThoseInPlayFromTheNextOfThem() {
    game.step(new Step.Leave(Game.RULE, p -> IndexSet.of(1), false)).deal(1, game.seat(2));

    assertThat(zone(match(), game.hand + 2)).containsExactly("2C");
    assertThat(zone(match(), game.hand + 1)).isEmpty();
  }

  @Test
  void tooFewCardsAreAFault() {
    assertThat(fault(start(game.deal(3, game.seat(1)).end()))).isEqualTo(Fault.Kind.TOO_FEW_CARDS);
  }

  @Test
  void nobodyIsDealtNothing() {
    game.deal(1, p -> Values.NONE);

    assertThat(zone(match(), game.deck)).hasSize(7);
  }

  @Test
  void laysCardsOnTopInTheirOrder() {
    game.move(top(game.deck, 1), game.at(stock)).move(top(game.deck, 3), game.at(stock));

    assertThat(zone(match(), stock)).containsExactly("3C", "4C", "5C", "2C");
  }

  @Test
  void laysCardsAtTheBottomInTheirOrder() {
    game.move(top(game.deck, 1), game.at(stock)).step(move(top(game.deck, 2), stock, null, true));

    assertThat(zone(match(), stock)).containsExactly("2C", "3C", "4C");
  }

  @Test
  void movesNothingToNobody() {
    game.move(top(game.deck, 1), game.at(game.hand, p -> Values.NONE));

    assertThat(zone(match(), game.deck)).hasSize(7);
  }

  @Test
  void movesTogetherWhatEachHadBefore() {
    int mover = game.hidden(Lifetime.MATCH);
    Value next = p -> Values.of(Values.Kind.PLAYER, (Values.index(p.value(mover)) + 1) % 3);
    Step.Move move =
        new Step.Move(
            Game.RULE,
            p -> p.zone(game.hand + Values.index(p.value(mover))),
            game.at(game.hand, next),
            null,
            false);
    game.hand(1, "2C", "3C")
        .hand(2, "4C")
        .hand(3, "5C")
        .step(new Step.MoveAtOnce(Game.RULE, game.players(), mover, move));

    assertThat(zone(match(), game.hand)).containsExactly("5C");
    assertThat(zone(match(), game.hand + 1)).containsExactly("2C", "3C");
    assertThat(zone(match(), game.hand + 2)).containsExactly("4C");
  }

  @Test
  void drawsFromTheTop() {
    game.step(
        new Step.Draw(Game.RULE, p -> IndexSet.of(0).with(2), game.number(2), game.at(game.deck)));

    assertThat(zone(match(), game.hand)).containsExactly("3C", "2C");
    assertThat(zone(match(), game.hand + 2)).containsExactly("5C", "4C");
  }

  @Test
  void drawingTooManyIsAFault() {
    game.step(new Step.Draw(Game.RULE, p -> IndexSet.of(0), game.number(8), game.at(game.deck)));

    assertThat(fault(match())).isEqualTo(Fault.Kind.TOO_FEW_CARDS);
  }

  @Test
  void turnsCardsUntilTheyMoveOn() {
    game.step(new Step.Turn(Game.RULE, true, top(game.deck, 1)));
    assertThat(match().view(2).table().zone(game.deck).cards().getFirst())
        .isEqualTo(new Lying(0, true));
    assertThat(match().view(2).table().zone(game.deck).unseen()).isEqualTo(6);

    Game moved = game.afresh().step(new Step.Turn(Game.RULE, true, top(game.deck, 1)));
    moved.move(top(game.deck, 1), game.at(stock)).end();
    assertThat(start(moved).view(2).table().zone(stock).cards())
        .containsExactly(new Lying(Lying.UNSEEN, false));
    assertThat(start(moved).view(2).knows(0)).isTrue();
  }

  @Test
  void canBeTurnedDownForEverybody() {
    game.hand(1, "2C").step(new Step.Turn(Game.RULE, false, p -> p.zone(game.hand)));

    assertThat(match().view(1).table().zone(game.hand).unseen()).isEqualTo(1);
    assertThat(match().table().zone(game.hand).unseen()).isZero();
  }

  @Test
  void laysThemAsItIsTold() {
    game.step(move(top(game.deck, 1), stock, new Step.Facing(true, p -> true), false))
        .step(move(top(game.deck, 1), stock, new Step.Facing(true, p -> false), false))
        .step(move(top(game.deck, 1), shown, new Step.Facing(false, p -> true), false));

    MatchView table = match().view(1).table();

    assertThat(table.zone(stock).cards())
        .containsExactly(new Lying(Lying.UNSEEN, false), new Lying(0, true));
    assertThat(table.zone(shown).cards()).containsExactly(new Lying(Lying.UNSEEN, false));
  }

  @Test
  void showsHandsToTheirOwnersOnly() {
    game.hand(1, "2C");

    assertThat(match().view(1).table().zone(game.hand).unseen()).isZero();
    assertThat(match().view(2).table().zone(game.hand).unseen()).isEqualTo(1);
  }

  @Test
  void aNewDealGathersAllCards() {
    int deal = game.cell("trump", Lifetime.DEAL, game.number(4));
    game.dealAll(game.seat(1))
        .step(new Step.Turn(Game.RULE, true, p -> p.zone(game.hand)))
        .set(deal, game.number(9))
        .step(new Step.Leave(Game.RULE, p -> IndexSet.of(1), false))
        .step(new Step.Leave(Game.RULE, p -> IndexSet.of(2), true))
        .step(new Step.FormSide(Game.RULE, p -> IndexSet.of(0).with(1)))
        .newDeal();

    Match match = match();

    assertThat(zone(match, game.deck)).containsExactly("2C", "3C", "4C", "5C", "6C", "7C", "8C");
    assertThat(match.table().inPlay()).containsExactly(1, 2);
    assertThat(match.table().sides()).hasSize(3);
    assertThat(match.view(1).table().zone(game.deck).unseen()).isEqualTo(7);
    assertThat(match.run().board().values[deal]).isEqualTo(Values.number(4));
  }

  @Test
  void formsSides() {
    game.step(new Step.FormSide(Game.RULE, p -> IndexSet.of(0).with(2)));

    assertThat(match().table().sides()).containsExactly(List.of(1, 3), List.of(2));
  }
}
