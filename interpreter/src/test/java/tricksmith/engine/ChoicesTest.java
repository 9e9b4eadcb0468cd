package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tricksmith.engine.Played.decision;
import static tricksmith.engine.Played.fault;
import static tricksmith.engine.Played.options;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, Choices. */
class ChoicesTest {

  private final Game game = new Game(3, "7H 7H 8H 9H 7C 8C 9C 2S 3S 4S 5S");
  private final int trump = game.cell("trump", Lifetime.MATCH, null);
  private final Slot it = game.slot("it", null);
  private final int cards = game.groups("passed", Values.Kind.CARD);
  private final int bids = game.cells("bid", Lifetime.MATCH);
  private final int passed = game.group(Lifetime.MATCH);
  private final int passes = game.hidden(Lifetime.MATCH);

  private Step.Choice one(Node player, CellPlace cell, Node offered) {
    return new Step.Choice(
        "choice", player, cell, null, offered, it, null, null, false, false, null);
  }

  private Step.Choice passing(Step.Choice choice, Node pass) {
    return new Step.Choice(
        choice.name(),
        choice.player(),
        choice.cell(),
        choice.amount(),
        choice.offered(),
        choice.it(),
        choice.where(),
        pass,
        choice.secret(),
        false,
        new Step.Passing(passed, passes));
  }

  private Step.Choice several(Node player, CellPlace cell, int least, int most, Node from) {
    return new Step.Choice(
        "cards",
        player,
        cell,
        new Step.Amount(Values.Kind.CARD, Game.number(least), Game.number(most)),
        Game.cardsOf(from),
        it,
        null,
        null,
        true,
        false,
        null);
  }

  private Game choose(Step.Choice choice, String passTarget) {
    return game.later(() -> new Step.Choose(Game.RULE, choice, game.target(passTarget)));
  }

  private static long suit(int index) {
    return Values.of(Values.Kind.SUIT, index);
  }

  private static List<String> variable(Match match, String name, String... indices) {
    return match.table().variables().stream()
        .filter(each -> each.name().equals(name) && each.indices().equals(List.of(indices)))
        .findFirst()
        .orElseThrow()
        .labels();
  }

  @Test
  void setsTheValue() {
    choose(one(game.seat(2), new CellPlace.Fixed(trump), Game.of(suit(3), suit(0))), "end")
        .place("end")
        .end();

    Match match = start(game);

    assertThat(decision(match).seat()).isEqualTo(2);
    assertThat(decision(match).name()).isEqualTo("choice");
    assertThat(options(match)).containsExactly("S", "C");
    assertThat(variable(play(match, "C"), "trump")).containsExactly("C");
    assertThat(play(match, "C").status()).isInstanceOf(Status.Ended.class);
  }

  @Test
  void doesNotTakeWhatIsNotOffered() {
    choose(one(game.seat(2), new CellPlace.Fixed(trump), Game.of(suit(3))), "end")
        .place("end")
        .end();
    Match match = start(game);

    assertThatThrownBy(() -> match.choose(new Pick.One(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.choose(new Pick.One(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.choose(new Pick.Pass()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.choose(new Pick.Several(IndexSet.of(0))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.chooseLabel("pass"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(options(match)).containsExactly("S");
  }

  @Test
  void keepsTheValueAfterAPassAndGoesElsewhere() {
    Step.Choice choice = one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3)));
    game.set(trump, new Leaf.Constant(suit(1)));
    choose(passing(choice, Leaf.Constant.YES), "passed").score(1, 7).place("passed").end();

    Match match = start(game);

    assertThat(options(match)).containsExactly("S", "pass");
    assertThat(variable(play(match, "pass"), "trump")).containsExactly("D");
    assertThat(Played.scores(play(match, "pass"))).containsExactly(0L, 0L, 0L);
    assertThat(Played.scores(play(match, "S"))).containsExactly(7L, 0L, 0L);
  }

  @Test
  void countsPasses() {
    for (int seat = 1; seat <= 3; seat++) {
      String after = "after" + seat;
      choose(
              passing(
                  one(game.seat(seat), new CellPlace.Fixed(trump), Game.of(suit(3))),
                  Leaf.Constant.YES),
              after)
          .place(after);
    }
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3))), "end")
        .place("end")
        .end();

    MatchRun twice = play(start(game), "S", "pass", "pass").run();
    MatchRun once = play(start(game), "pass", "S", "pass").run();

    assertThat(twice.board().cells.value(passes)).isEqualTo(Values.number(2));
    assertThat(twice.board().cells.group(passed)).isEqualTo(IndexSet.of(1).with(2));
    assertThat(once.board().cells.value(passes)).isEqualTo(Values.number(1));
    assertThat(once.board().cells.group(passed)).isEqualTo(IndexSet.of(0).with(2));
  }

  @Test
  void whoeverHasPassedHasPassed() {
    for (String after : List.of("after first", "after second")) {
      choose(
              passing(
                  one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3))),
                  Leaf.Constant.YES),
              after)
          .place(after);
    }
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3))), "end")
        .place("end")
        .end();

    MatchRun run = play(start(game), "pass", "S").run();

    assertThat(run.board().cells.group(passed)).isEqualTo(IndexSet.of(0));
    assertThat(run.board().cells.value(passes)).isEqualTo(Values.number(0));
  }

  @Test
  void nobodyChoosesNothing() {
    choose(one(Leaf.Constant.NONE, new CellPlace.Fixed(trump), Game.of(suit(3))), "after")
        .score(1, 7)
        .place("after")
        .end();

    assertThat(start(game).status()).isInstanceOf(Status.Ended.class);
    assertThat(Played.scores(start(game))).containsExactly(0L, 0L, 0L);
  }

  @Test
  void withoutAlternativesIsAFault() {
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.of()), "end").place("end").end();

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.NO_ALTERNATIVES);
  }

  @Test
  void keepsThoseForWhichTheConditionHolds() {
    Step.Choice all =
        one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(0), suit(1), suit(2)));
    Step.Choice some =
        new Step.Choice(
            all.name(),
            all.player(),
            all.cell(),
            null,
            all.offered(),
            it,
            Condition.not(Game.equal(new Leaf.ReadSlot(it), new Leaf.Constant(suit(1)))),
            null,
            false,
            false,
            null);
    choose(some, "end").place("end").end();

    assertThat(options(start(game))).containsExactly("C", "H");
  }

  @Test
  void holdsIdenticalCopiesForOneAlternative() {
    Node hand = Game.zone(game.hand);
    game.hand(1, "7H", "7H", "8H");
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.cardsOf(hand)), "end")
        .place("end")
        .end();

    assertThat(options(start(game))).containsExactly("7H", "8H");
  }

  @Test
  void choosesSeveralCards() {
    game.hand(1, "7H", "7H", "8H", "9H");
    choose(several(game.seat(1), new CellPlace.Fixed(cards), 2, 3, Game.zone(game.hand)), "end")
        .place("end")
        .end();
    Match match = start(game);

    assertThat(decision(match).options())
        .isEqualTo(
            new Decision.Several(
                Values.Kind.CARD, game.cards("7H", "7H", "8H", "9H"), 2, 3, false));
    assertThat(variable(play(match, "9H 7H"), "passed", "1")).containsExactly("7H", "9H");
    assertThatThrownBy(() -> match.chooseLabel("9H")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.chooseLabel("9H 9H"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> match.choose(new Pick.Several(game.cards("9H", "7C"))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void takesTheFirstOfIdenticalCopies() {
    game.hand(1, "7H", "7H", "8H");
    choose(several(game.seat(1), new CellPlace.Fixed(cards), 1, 1, Game.zone(game.hand)), "end")
        .place("end")
        .end();

    Match match = start(game).choose(new Pick.Several(IndexSet.of(1)));

    assertThat(match.events().getFirst())
        .isEqualTo(new Event.ChosenSeveral("cards", 1, Values.Kind.CARD, IndexSet.of(0)));
  }

  @Test
  void tooFewCardsAreAFault() {
    game.hand(1, "7H");
    choose(several(game.seat(1), new CellPlace.Fixed(cards), 2, 2, Game.zone(game.hand)), "end")
        .place("end")
        .end();

    assertThat(fault(start(game))).isEqualTo(Fault.Kind.NO_ALTERNATIVES);
  }

  @Test
  void playersMayPlayForOthers() {
    game.step(new Step.PlayFor(Game.RULE, game.seat(3), game.seat(1)));
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3))), "end")
        .place("end")
        .end();

    Decision decision = decision(start(game));

    assertThat(decision.seat()).isEqualTo(1);
    assertThat(decision.decider()).isEqualTo(3);
  }

  private Match atOnce() {
    game.hand(1, "7H", "8H").hand(2, "7C", "8C").hand(3, "2S", "3S");
    int chooser = game.hidden(Lifetime.MATCH);
    Step.Choice choice =
        several(
            Game.read(chooser),
            game.entry(cards, Game.read(chooser)),
            1,
            1,
            Game.zone(game.hand, Game.read(chooser)));
    Slot mover = game.slot("mover", Values.Kind.PLAYER);
    Step.Move pass =
        new Step.Move(
            Game.RULE,
            new Leaf.ReadEntry(game.entry(cards, Game.read(mover)), true, Values.NONE),
            game.at(game.hand, game.left(Game.read(mover), 1)),
            null,
            false);
    game.step(new Step.ChooseAtOnce(Game.RULE, game.players(), chooser, choice, passed))
        .step(new Step.MoveAtOnce(Game.RULE, game.players(), mover, pass));
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3))), "end")
        .place("end")
        .end();
    return start(game);
  }

  @Test
  void atOnceTakesEffectAfterTheLast() {
    Match match = atOnce();

    assertThat(decision(match).seat()).isEqualTo(1);
    Match two = play(match, "7H", "7C");
    assertThat(decision(two).seat()).isEqualTo(3);
    assertThat(variable(two, "passed", "1")).isEmpty();
    Match all = play(two, "2S");
    assertThat(variable(all, "passed", "1")).containsExactly("7H");
    assertThat(Played.zone(all, game.hand)).containsExactly("2S", "8H");
    assertThat(Played.zone(all, game.hand + 1)).containsExactly("7H", "8C");
    assertThat(Played.zone(all, game.hand + 2)).containsExactly("7C", "3S");
  }

  @Test
  void atOnceShowsNothingBeforeTheLast() {
    Match before = atOnce();
    Match after = play(before, "7H");

    for (int seat = 2; seat <= 3; seat++) {
      SeatView view = after.view(seat);
      assertThat(view.heard()).isEqualTo(before.view(seat).heard());
      assertThat(view.table().zones()).isEqualTo(before.view(seat).table().zones());
      assertThat(view.table().variables()).isEqualTo(before.view(seat).table().variables());
      for (int card = 0; card < after.rules().cards().size(); card++) {
        assertThat(view.placesOf(card)).isEqualTo(before.view(seat).placesOf(card));
      }
    }
    assertThat(after.view(1).heard()).hasSize(1);
  }

  @Test
  void whatWasChosenFromTheHandIsKnownToTheChooserAlone() {
    Match match = play(atOnce(), "7H", "7C", "2S");

    assertThat(match.view(1).heard())
        .containsExactly(new Event.ChosenSeveral("cards", 1, Values.Kind.CARD, game.cards("7H")));
    MatchView.Variable hidden = match.view(3).table().variables().get(2);
    assertThat(hidden.name()).isEqualTo("passed");
    assertThat(hidden.hidden()).isTrue();
    assertThat(hidden.labels()).isEmpty();
    assertThat(match.view(2).table().variables().get(2).labels()).containsExactly("7H");
  }

  @Test
  void bidsAtOnceArePublicAfterTheLast() {
    Match match = bidding();

    assertThat(play(match, "2", "pass").view(3).heard()).isEmpty();
    assertThat(play(match, "2", "pass").view(2).heard()).hasSize(1);
    Match all = play(match, "2", "pass", "1");
    assertThat(all.view(3).heard()).hasSize(3);
    assertThat(variable(all, "bid", "1")).containsExactly("2");
    assertThat(variable(all, "bid", "2")).isEmpty();
    assertThat(all.run().board().cells.group(passed)).isEqualTo(IndexSet.of(1));
  }

  @Test
  void bidsAtOnceInOneCopyChangeNoOther() {
    Match first = play(bidding(), "2");

    Match one = play(first, "1");
    Match other = play(first, "pass");

    assertThat(variable(play(one, "1"), "bid", "2")).containsExactly("1");
    assertThat(variable(play(other, "1"), "bid", "2")).isEmpty();
  }

  private Match bidding() {
    int chooser = game.hidden(Lifetime.MATCH);
    Step.Choice choice =
        new Step.Choice(
            "bid",
            Game.read(chooser),
            game.entry(bids, Game.read(chooser)),
            null,
            Game.of(Values.number(1), Values.number(2)),
            it,
            null,
            Leaf.Constant.YES,
            false,
            false,
            null);
    game.step(new Step.ChooseAtOnce(Game.RULE, game.players(), chooser, choice, passed));
    choose(one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3))), "end")
        .place("end")
        .end();
    return start(game);
  }

  @Test
  void atOnceOfNobodyIsOverAtOnce() {
    Step.Choice choice = one(game.seat(1), new CellPlace.Fixed(trump), Game.of(suit(3)));
    game.step(
            new Step.ChooseAtOnce(
                Game.RULE, Game.set(), game.hidden(Lifetime.MATCH), choice, passed))
        .end();

    assertThat(start(game).status()).isInstanceOf(Status.Ended.class);
  }
}
