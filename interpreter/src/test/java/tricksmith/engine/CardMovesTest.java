package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.fault;
import static tricksmith.engine.Played.start;
import static tricksmith.engine.Played.zone;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.MatchView.Lying;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Program.Visibility;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, Zones, and Move. */
class CardMovesTest {

  private final Game game = new Game(3, "2C 3C 4C 5C 6C 7C 8C");
  private final int stock = game.zone("stock", Visibility.NOBODY, List.of());
  private final int shown = game.zone("shown", Visibility.EVERYBODY, List.of());

  private Match match() {
    return start(game.end());
  }

  private Node top(int zone, int count) {
    return Game.topOf(zone, count);
  }

  private Step.Move move(Node cards, int zone, Step.Facing facing, boolean atTheBottom) {
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
                Game.RULE, Game.number(3), four.at(four.deck), four.seat(1), Game.number(2)))
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
    game.step(new Step.Leave(Game.RULE, Game.set(1), false)).deal(1, game.seat(2));

    assertThat(zone(match(), game.hand + 2)).containsExactly("2C");
    assertThat(zone(match(), game.hand + 1)).isEmpty();
  }

  @Test
  void tooFewCardsAreAFault() {
    assertThat(fault(start(game.deal(3, game.seat(1)).end()))).isEqualTo(Fault.Kind.TOO_FEW_CARDS);
  }

  @Test
  void nobodyIsDealtNothing() {
    game.deal(1, Leaf.Constant.NONE);

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
    game.move(top(game.deck, 1), game.at(game.hand, Leaf.Constant.NONE));

    assertThat(zone(match(), game.deck)).hasSize(7);
  }

  @Test
  void movesTogetherWhatEachHadBefore() {
    Slot mover = game.slot("mover", Values.Kind.PLAYER);
    Node next = game.left(Game.read(mover), 1);
    Step.Move move =
        new Step.Move(
            Game.RULE,
            Game.zone(game.hand, Game.read(mover)),
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
    game.step(new Step.Draw(Game.RULE, Game.set(0, 2), Game.number(2), game.at(game.deck)));

    assertThat(zone(match(), game.hand)).containsExactly("3C", "2C");
    assertThat(zone(match(), game.hand + 2)).containsExactly("5C", "4C");
  }

  @Test
  void drawingTooManyIsAFault() {
    game.step(new Step.Draw(Game.RULE, Game.set(0), Game.number(8), game.at(game.deck)));

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
    game.hand(1, "2C").step(new Step.Turn(Game.RULE, false, Game.zone(game.hand)));

    assertThat(match().view(1).table().zone(game.hand).unseen()).isEqualTo(1);
    assertThat(match().table().zone(game.hand).unseen()).isZero();
  }

  @Test
  void laysThemAsItIsTold() {
    game.step(move(top(game.deck, 1), stock, new Step.Facing(true, Leaf.Constant.YES), false))
        .step(move(top(game.deck, 1), stock, new Step.Facing(true, Leaf.Constant.NO), false))
        .step(move(top(game.deck, 1), shown, new Step.Facing(false, Leaf.Constant.YES), false));

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
    int deal = game.cell("trump", Lifetime.DEAL, Game.number(4));
    game.dealAll(game.seat(1))
        .step(new Step.Turn(Game.RULE, true, Game.zone(game.hand)))
        .set(deal, Game.number(9))
        .step(new Step.Leave(Game.RULE, Game.set(1), false))
        .step(new Step.Leave(Game.RULE, Game.set(2), true))
        .step(new Step.FormSide(Game.RULE, Game.set(0, 1)))
        .newDeal();

    Match match = match();

    assertThat(zone(match, game.deck)).containsExactly("2C", "3C", "4C", "5C", "6C", "7C", "8C");
    assertThat(match.table().inPlay()).containsExactly(1, 2);
    assertThat(match.table().sides()).hasSize(3);
    assertThat(match.view(1).table().zone(game.deck).unseen()).isEqualTo(7);
    assertThat(match.run().board().cells.value(deal)).isEqualTo(Values.number(4));
  }

  @Test
  void formsSides() {
    game.step(new Step.FormSide(Game.RULE, Game.set(0, 2)));

    assertThat(match().table().sides()).containsExactly(List.of(1, 3), List.of(2), List.of());
  }
}
