package tricksmith.engine;

import java.util.stream.Stream;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Program.Visibility;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values;

/** Games built by hand that between them do most things, for laws that hold of every game. */
enum Samples {
  WHIST {
    @Override
    Program rules() {
      return Whist.rules();
    }
  },

  /**
   * Everybody passes three cards to the left at once; must follow, must win, may not lead hearts.
   */
  PASSING {
    @Override
    Program rules() {
      Game game = new Game(4, Game.pack());
      Node heart = game.isSuit("H");
      game.obligation("no hearts", true, true, heart, null, null)
          .must("follow suit", game.follows())
          .must("win", new Invoke(Intrinsic.BEATS))
          .suitLedThenHigher()
          .newDeal()
          .shuffle()
          .dealAll(game.seat(2));
      passToTheLeft(game, 3);
      return game.set(game.leader, game.seat(1)).tricks(game.handsAreEmpty()).end().rules();
    }
  },

  /**
   * Ties go to a playoff; played cards lie before their players, and hands and these go to the
   * right for a second round.
   */
  PLAYOFFS {
    @Override
    Program rules() {
      Game game = new Game(3, Game.pack() + " JK1 JK2").playoffs();
      int front = game.zones("front", Visibility.NOBODY);
      Slot mover = game.slot("mover", Values.Kind.PLAYER);
      Node joker = game.isSpecial();
      game.obligation("follow suit", false, false, game.follows(), null, joker)
          .must("win", new Invoke(Intrinsic.BEATS))
          .must("tie", new Invoke(Intrinsic.TIES))
          .bestIf("a joker", joker)
          .best("the higher", game.rank())
          .shuffle()
          .dealAll(game.seat(1))
          .set(game.leader, game.seat(1));
      for (int round = 0; round < 2; round++) {
        tricksToTheFront(game, front);
        Node right = game.left(Game.read(mover), 2);
        Node all =
            new Invoke(
                Intrinsic.UNION,
                Game.zone(game.hand, Game.read(mover)),
                Game.zone(front, Game.read(mover)));
        Step.Move move = new Step.Move(Game.RULE, all, game.at(game.hand, right), null, false);
        game.step(new Step.MoveAtOnce(Game.RULE, game.players(), mover, move));
      }
      return game.end().rules();
    }
  },

  /** Two players who draw from a stock whose top is turned up. */
  DRAWING {
    @Override
    Program rules() {
      Game game = new Game(2, Game.pack());
      Step.Turn turnUp = new Step.Turn(Game.RULE, true, Game.topOf(game.deck, 1));
      Step.Draw winner =
          new Step.Draw(
              Game.RULE, Game.setOf(Intrinsic.WINNER), Game.number(1), game.at(game.deck));
      Step.Draw loser =
          new Step.Draw(Game.RULE, Game.setOf(Intrinsic.LOSER), Game.number(1), game.at(game.deck));
      int pass = game.hidden(Lifetime.MATCH);
      game.must("follow suit", game.follows())
          .suitLedThenHigher()
          .newDeal()
          .shuffle()
          .deal(6, game.seat(1))
          .step(turnUp)
          .set(game.leader, game.seat(1))
          .place("trick")
          .unless(
              new Invoke(Intrinsic.LESS, Game.number(0), Game.size(game.deck)), "stock is empty")
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
      return game.tricks(game.handsAreEmpty()).end().rules();
    }
  },

  /** Two packs shuffled together, with wizards: copies look alike. */
  COPIES {
    @Override
    Program rules() {
      String half = "9C 10C JC QC KC AC 9H 10H JH QH KH AH W";
      Game game = new Game(3, half + " " + half);
      Node wizard = game.isSpecial();
      game.obligation("follow suit", false, false, game.follows(), null, wizard)
          .must("win", new Invoke(Intrinsic.BEATS))
          .bestIf("a wizard", wizard)
          .suitLedThenHigher()
          .criterion("the first", null, true, null, false, null)
          .newDeal()
          .shuffle()
          .dealAll(game.seat(1));
      passToTheLeft(game, 2);
      return game.set(game.leader, game.seat(3)).tricks(game.handsAreEmpty()).end().rules();
    }
  },

  /** Obligations that read hands, bids in turn with passes, and points for the match. */
  BIDDING {
    @Override
    Program rules() {
      Game game = new Game(4, "7C 8C 9C JC 7D 8D 9D JD 7H 8H 9H JH 7S 8S 9S JS");
      int trump = game.cell("trump", Lifetime.DEAL, null);
      Slot it = game.slot("it", Values.Kind.SUIT);
      Node isTrump = Game.equal(game.suit(game.it()), Game.read(trump));
      Slot held = game.slot("held", Values.Kind.CARD);
      Node hasOther =
          Game.some(
              Game.zone(game.hand, game.whoPlays()),
              held,
              Condition.not(Game.equal(game.suit(Game.read(held)), Game.read(trump))));
      game.must("follow suit", game.follows())
          .obligation("no trump", false, true, isTrump, hasOther, null)
          .must(
              "not the jack",
              new Invoke(
                  Intrinsic.AT_MOST,
                  Game.number(0),
                  new ZoneRead.ZoneSize(game.at(game.hand, game.whoPlays()))))
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
                  new CellPlace.Fixed(trump),
                  null,
                  Game.of(
                      Values.of(Values.Kind.SUIT, 0),
                      Values.of(Values.Kind.SUIT, 1),
                      Values.of(Values.Kind.SUIT, 2)),
                  it,
                  Condition.not(Game.equal(new Leaf.ReadSlot(it), Game.read(trump))),
                  Leaf.Constant.YES,
                  false,
                  false,
                  null);
          game.later(() -> new Step.Choose(Game.RULE, bid, game.target(after))).place(after);
        }
        game.set(game.leader, game.seat(1)).tricks(game.handsAreEmpty());
      }
      return game.end().rules();
    }
  };

  abstract Program rules();

  private static void passToTheLeft(Game game, int count) {
    int chooser = game.hidden(Lifetime.MATCH);
    int passed = game.groups("passed", Values.Kind.CARD);
    CellPlace cell = game.entry(passed, Game.read(chooser));
    Step.Choice choice =
        new Step.Choice(
            "pass on",
            Game.read(chooser),
            cell,
            new Step.Amount(Values.Kind.CARD, Game.number(count), Game.number(count)),
            Game.cardsOf(Game.zone(game.hand, Game.read(chooser))),
            game.slot("it", Values.Kind.CARD),
            null,
            null,
            true,
            false,
            null);
    Slot mover = game.slot("mover", Values.Kind.PLAYER);
    Node left = game.left(Game.read(mover), 1);
    Node own = new Leaf.ReadEntry(game.entry(passed, Game.read(mover)), true, Values.NONE);
    Step.Move move = new Step.Move(Game.RULE, own, game.at(game.hand, left), null, false);
    game.step(
            new Step.ChooseAtOnce(
                Game.RULE, game.players(), chooser, choice, game.group(Lifetime.MATCH)))
        .step(new Step.MoveAtOnce(Game.RULE, game.players(), mover, move));
  }

  private static void tricksToTheFront(Game game, int front) {
    String name = "front";
    int pass = game.hidden(Lifetime.MATCH);
    Slot mover = game.slot("mover", Values.Kind.PLAYER);
    String place = name + pass;
    Slot played = game.slot("played", Values.Kind.CARD);
    Node own =
        Game.where(
            new Invoke(Intrinsic.CARDS_OF_TRICK, new Invoke(Intrinsic.THIS_TRICK)),
            played,
            Game.equal(new Invoke(Intrinsic.PLAYER_OF, Game.read(played)), Game.read(mover)));
    Step.Facing facing =
        new Step.Facing(true, Game.equal(new Invoke(Intrinsic.WINNER), Game.read(mover)));
    Step.Move move = new Step.Move(Game.RULE, own, game.at(front, Game.read(mover)), facing, false);
    game.place(place)
        .unless(
            Condition.all(
                Stream.of(0, 1, 2)
                    .map(each -> Game.size(game.hand + each))
                    .map(size -> new Invoke(Intrinsic.LESS, Game.number(0), size))
                    .<Node>map(each -> each)
                    .toList()),
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
