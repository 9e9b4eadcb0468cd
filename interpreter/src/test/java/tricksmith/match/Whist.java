package tricksmith.match;

import tricksmith.cards.IndexSet;
import tricksmith.match.Rules.Lifetime;

/** Whist, built by hand: four players, partners, the last card turned for trump, up to 5 points. */
final class Whist {

  private Whist() {}

  static Rules rules() {
    Game game = new Game(4, Game.pack()).sides(0, 1, 0, 1);
    int dealer = game.cell("dealer", Lifetime.MATCH, null);
    int trump = game.cell("trump", Lifetime.DEAL, null);
    int pass = game.hidden(Lifetime.MATCH);
    Value left =
        position -> Values.of(Values.Kind.PLAYER, (Values.index(position.value(dealer)) + 1) % 4);
    game.must("follow suit", game::follows)
        .bestIf("a trump", p -> game.suit(game.it(p)) == p.value(trump))
        .suitLedThenHigher()
        .random("dealer", dealer, game.anyPlayer())
        .place("deal")
        .unless(p -> p.score(0) < Values.number(5) && p.score(1) < Values.number(5), "over")
        .step(new Step.BeginPass(Game.RULE, pass, true))
        .newDeal()
        .shuffle()
        .set(trump, p -> game.suit(p.bottom(game.deck)))
        .dealAll(left)
        .set(game.leader, left);
    tricksOnly(game);
    for (int side = 0; side < 2; side++) {
      IndexSet members = side == 0 ? IndexSet.of(0).with(2) : IndexSet.of(1).with(3);
      game.step(
          new Step.Score(
              Game.RULE,
              p -> members,
              p -> {
                int tricks = p.tricksOf(members).size();
                return tricks > 6 ? Values.number(tricks - 6) : Values.NONE;
              }));
    }
    return game.set(dealer, left)
        .step(new Step.NoteScores(Game.RULE))
        .jump("deal")
        .place("over")
        .end()
        .rules();
  }

  private static void tricksOnly(Game game) {
    int pass = game.hidden(Lifetime.MATCH);
    game.place("trick")
        .unless(p -> !game.handsAreEmpty(p), "played")
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
