package tricksmith.match;

import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.match.Rules.Lifetime;
import tricksmith.match.Rules.Visibility;

/** Games built by hand that between them do most things, for laws that hold of every game. */
enum Samples {
  WHIST {
    @Override
    Rules rules() {
      return Whist.rules();
    }
  },

  /**
   * Everybody passes three cards to the left at once; must follow, must win, may not lead hearts.
   */
  PASSING {
    @Override
    Rules rules() {
      Game game = new Game(4, Game.pack());
      Condition heart = p -> game.isSuit(p, "H");
      game.obligation("no hearts", true, true, heart, null, null)
          .must("follow suit", game::follows)
          .must("win", Position::beats)
          .suitLedThenHigher()
          .newDeal()
          .shuffle()
          .dealAll(game.seat(2));
      passToTheLeft(game, 3);
      return game.set(game.leader, game.seat(1)).tricks(game::handsAreEmpty).end().rules();
    }
  },

  /**
   * Ties go to a playoff; played cards lie before their players, and hands and these go to the
   * right for a second round.
   */
  PLAYOFFS {
    @Override
    Rules rules() {
      Game game = new Game(3, Game.pack() + " JK1 JK2").playoffs();
      int front = game.zones("front", Visibility.NOBODY);
      int mover = game.hidden(Lifetime.MATCH);
      Condition joker = p -> game.rank(game.it(p)) == Values.NONE;
      game.obligation("follow suit", false, false, game::follows, null, joker)
          .must("win", Position::beats)
          .must("tie", Position::ties)
          .bestIf("a joker", joker)
          .best("the higher", p -> game.rank(game.it(p)))
          .shuffle()
          .dealAll(game.seat(1))
          .set(game.leader, game.seat(1));
      for (int round = 0; round < 2; round++) {
        tricksToTheFront(game, front);
        Value right = p -> Values.of(Values.Kind.PLAYER, (Values.index(p.value(mover)) + 2) % 3);
        Group all =
            p -> {
              int player = Values.index(p.value(mover));
              return p.zone(game.hand + player).union(p.zone(front + player));
            };
        Step.Move move = new Step.Move(Game.RULE, all, game.at(game.hand, right), null, false);
        game.step(new Step.MoveAtOnce(Game.RULE, game.players(), mover, move));
      }
      return game.end().rules();
    }
  },

  /** Two players who draw from a stock whose top is turned up. */
  DRAWING {
    @Override
    Rules rules() {
      Game game = new Game(2, Game.pack());
      Step.Turn turnUp = new Step.Turn(Game.RULE, true, p -> p.topOf(game.deck, 1));
      Step.Draw winner =
          new Step.Draw(
              Game.RULE, p -> IndexSet.of(p.winner()), game.number(1), game.at(game.deck));
      Step.Draw loser =
          new Step.Draw(Game.RULE, p -> IndexSet.of(p.loser()), game.number(1), game.at(game.deck));
      int pass = game.hidden(Lifetime.MATCH);
      game.must("follow suit", game::follows)
          .suitLedThenHigher()
          .newDeal()
          .shuffle()
          .deal(6, game.seat(1))
          .step(turnUp)
          .set(game.leader, game.seat(1))
          .place("trick")
          .unless(p -> p.size(game.deck) > 0, "stock is empty")
          .step(new Step.BeginPass(Game.RULE, pass, true))
          .step(new Step.BeginTrick(Game.RULE))
          .place("turn")
          .later(() -> new Step.NextToPlay(Game.RULE, game.who, game.target("done")))
          .step(new Step.PlayCard(Game.RULE, game.who, game.what))
          .jump("turn")
          .place("done")
          .later(() -> new Step.FinishStage(Game.RULE, game.target("turn")))
          .step(winner)
          .step(loser)
          .step(turnUp)
          .step(new Step.CollectTrick(Game.RULE))
          .jump("trick")
          .place("stock is empty");
      return game.tricks(game::handsAreEmpty).end().rules();
    }
  },

  /** Two packs shuffled together, with wizards: copies look alike. */
  COPIES {
    @Override
    Rules rules() {
      String half = "9C 10C JC QC KC AC 9H 10H JH QH KH AH W";
      Game game = new Game(3, half + " " + half);
      Condition wizard = p -> game.rank(game.it(p)) == Values.NONE;
      game.obligation("follow suit", false, false, game::follows, null, wizard)
          .must("win", Position::beats)
          .bestIf("a wizard", wizard)
          .suitLedThenHigher()
          .criterion("the first", null, true, null, false, null)
          .newDeal()
          .shuffle()
          .dealAll(game.seat(1));
      passToTheLeft(game, 2);
      return game.set(game.leader, game.seat(3)).tricks(game::handsAreEmpty).end().rules();
    }
  },

  /** Obligations that read hands, bids in turn with passes, and points for the match. */
  BIDDING {
    @Override
    Rules rules() {
      Game game = new Game(4, "7C 8C 9C JC 7D 8D 9D JD 7H 8H 9H JH 7S 8S 9S JS");
      int trump = game.cell("trump", Lifetime.DEAL, null);
      int it = game.hidden(Lifetime.MATCH);
      Condition isTrump = p -> game.suit(game.it(p)) == p.value(trump);
      Condition hasOther =
          p -> {
            int player = Values.index(p.value(game.player));
            for (int card : p.zone(game.hand + player).toArray()) {
              if (game.suit(card) != p.value(trump)) {
                return true;
              }
            }
            return false;
          };
      game.must("follow suit", game::follows)
          .obligation("no trump", false, true, isTrump, hasOther, null)
          .must("not the jack", p -> p.size(game.hand + Values.index(p.value(game.player))) >= 0)
          .bestIf("a trump", isTrump)
          .suitLedThenHigher();
      for (int deal = 0; deal < 2; deal++) {
        game.newDeal().shuffle().dealAll(game.seat(1 + deal));
        for (int seat = 1; seat <= 4; seat++) {
          String after = "bid" + deal + seat;
          Step.Choice bid =
              new Step.Choice(
                  "trump",
                  game.seat(seat),
                  p -> trump,
                  null,
                  null,
                  Game.of(
                      Values.of(Values.Kind.SUIT, 0),
                      Values.of(Values.Kind.SUIT, 1),
                      Values.of(Values.Kind.SUIT, 2)),
                  it,
                  p -> p.value(it) != p.value(trump),
                  p -> true,
                  false,
                  null);
          game.later(() -> new Step.Choose(Game.RULE, bid, game.target(after))).place(after);
        }
        game.set(game.leader, game.seat(1)).tricks(game::handsAreEmpty);
      }
      return game.end().rules();
    }
  };

  abstract Rules rules();

  private static void passToTheLeft(Game game, int count) {
    int chooser = game.hidden(Lifetime.MATCH);
    int passed = game.groups("passed", Values.Kind.CARD);
    Cell cell = p -> passed + Values.index(p.value(chooser));
    Step.Choice choice =
        new Step.Choice(
            "pass on",
            p -> p.value(chooser),
            cell,
            game.number(count),
            game.number(count),
            game.cardsOf(p -> p.zone(game.hand + Values.index(p.value(chooser)))),
            game.hidden(Lifetime.MATCH),
            null,
            null,
            true,
            null);
    Value left =
        p -> Values.of(Values.Kind.PLAYER, (Values.index(p.value(chooser)) + 1) % game.players);
    Step.Move move =
        new Step.Move(Game.RULE, p -> p.group(cell.of(p)), game.at(game.hand, left), null, false);
    game.step(
            new Step.ChooseAtOnce(
                Game.RULE, game.players(), chooser, choice, game.group(Lifetime.MATCH)))
        .step(new Step.MoveAtOnce(Game.RULE, game.players(), chooser, move));
  }

  private static void tricksToTheFront(Game game, int front) {
    String name = "front";
    int pass = game.hidden(Lifetime.MATCH);
    int mover = game.hidden(Lifetime.MATCH);
    String place = name + pass;
    Group own =
        p -> {
          IndexSet mine = IndexSet.EMPTY;
          for (int card : p.cardsOf(p.tricksBegun() - 1).toArray()) {
            if (p.playerOf(card) == Values.index(p.value(mover))) {
              mine = mine.with(card);
            }
          }
          return mine;
        };
    Step.Facing facing = new Step.Facing(true, p -> p.winner() == Values.index(p.value(mover)));
    Step.Move move =
        new Step.Move(Game.RULE, own, game.at(front, p -> p.value(mover)), facing, false);
    game.place(place)
        .unless(
            p -> Stream.of(0, 1, 2).allMatch(player -> p.size(game.hand + player) > 0),
            place + "over")
        .step(new Step.BeginPass(Game.RULE, pass, true))
        .step(new Step.BeginTrick(Game.RULE))
        .place(place + "turn")
        .later(() -> new Step.NextToPlay(Game.RULE, game.who, game.target(place + "done")))
        .step(new Step.PlayCard(Game.RULE, game.who, game.what))
        .jump(place + "turn")
        .place(place + "done")
        .later(() -> new Step.FinishStage(Game.RULE, game.target(place + "turn")))
        .step(new Step.MoveAtOnce(Game.RULE, game.players(), mover, move))
        .step(new Step.CollectTrick(Game.RULE))
        .jump(place)
        .place(place + "over");
  }
}
