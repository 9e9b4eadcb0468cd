package tricksmith.engine;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Step;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.ZoneRead;

/** Whist, built by hand: four players, partners, the last card turned for trump, up to 5 points. */
final class Whist {

  private Whist() {}

  static Program rules() {
    Game game = new Game(4, Game.pack()).sides(0, 1, 0, 1);
    int dealer = game.cell("dealer", Lifetime.MATCH, null);
    int trump = game.cell("trump", Lifetime.DEAL, null);
    int pass = game.hidden(Lifetime.MATCH);
    Node left = game.left(Game.read(dealer), 1);
    game.must("follow suit", game.follows())
        .bestIf("a trump", Game.equal(game.suit(game.it()), Game.read(trump)))
        .suitLedThenHigher()
        .random("dealer", dealer, game.anyPlayer())
        .place("deal")
        .unless(Condition.all(List.of(below5(game.seat(1)), below5(game.seat(2)))), "over")
        .step(new Step.BeginPass(Game.RULE, pass, true))
        .newDeal()
        .shuffle()
        .set(trump, game.suit(new ZoneRead.ZoneEnd(game.at(game.deck), false)))
        .dealAll(left)
        .set(game.leader, left);
    tricksOnly(game);
    for (int side = 0; side < 2; side++) {
      IndexSet members = side == 0 ? IndexSet.of(0).with(2) : IndexSet.of(1).with(3);
      Node tricks =
          new Invoke(
              Intrinsic.SIZE, new Invoke(Intrinsic.TRICKS_OF, new Leaf.SetConstant(members)));
      game.step(
          new Step.Score(
              Game.RULE,
              new Leaf.SetConstant(members),
              new Selection.Cases(
                  List.of(new Invoke(Intrinsic.LESS, Game.number(6), tricks)),
                  List.of(new Invoke(Intrinsic.MINUS, tricks, Game.number(6))),
                  Leaf.Constant.NONE)));
    }
    return game.set(dealer, left)
        .step(new Step.NoteScores(Game.RULE))
        .jump("deal")
        .place("over")
        .end()
        .rules();
  }

  private static Node below5(Node player) {
    return new Invoke(Intrinsic.LESS, new Invoke(Intrinsic.SCORE_OF, player), Game.number(5));
  }

  private static void tricksOnly(Game game) {
    int pass = game.hidden(Lifetime.MATCH);
    game.place("trick")
        .unless(Condition.not(game.handsAreEmpty()), "played")
        .step(new Step.BeginPass(Game.RULE, pass, true))
        .step(new Step.BeginTrick(Game.RULE))
        .place("turn")
        .later(() -> new Step.NextToPlay(Game.RULE, game.who, game.target("stage over")))
        .step(new Step.PlayCard(Game.RULE, game.who, game.what))
        .jump("turn")
        .place("stage over")
        .later(() -> new Step.FinishStage(Game.RULE, game.target("turn")))
        .step(new Step.CollectTrick(Game.RULE))
        .jump("trick")
        .place("played");
  }
}
