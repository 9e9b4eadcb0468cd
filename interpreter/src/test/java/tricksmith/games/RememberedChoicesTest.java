package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.PastChoice;
import tricksmith.engine.SeatView;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;

/** What a seat remembers of others' choices, in the games that come with Tricksmith. */
class RememberedChoicesTest {

  static List<LawsOfGamesTest.Table> tables() {
    return LawsOfGamesTest.tables().toList();
  }

  /** In every match as it may be, others could have done what they did, with hands of that size. */
  @ParameterizedTest
  @MethodSource("tables")
  void couldHaveBeenMadeAsTheCardsMayLie(LawsOfGamesTest.Table table) {
    MatchRun run = MatchRun.start(table.rules(), 7);
    RandomBot bot = new RandomBot(7, 1);
    List<String> impossible = new ArrayList<>();
    for (int choices = 0; run.isDeciding() && choices < 120; choices++) {
      if (choices % 8 == 7) {
        SeatView view = run.view(run.decider());
        MatchRun real = run.copy();
        for (PastChoice choice : view.remembered()) {
          MatchRun scratch = choice.scratch();
          int alternative = choice.recall(scratch, real);
          int size = scratch.hand(scratch.seat()).size();
          assertThat(alternative).isNotNegative();
          for (int world = 0; world < 3; world++) {
            if (choice.recall(scratch, view.suppose(world)) < 0) {
              impossible.add(scratch.decisionName() + " after " + choices);
            }
            assertThat(scratch.hand(scratch.seat()).size()).isEqualTo(size);
          }
        }
      }
      bot.choose(run);
    }
    assertThat(impossible).isEmpty();
  }

  /** What a player held then is what that player may hold now, and what was seen to leave. */
  @Test
  void areOfTheHandThatMayBeHeld() {
    Program rules = GameFiles.game("classics/whist", 4, Map.of()).rules();
    MatchRun run = MatchRun.start(rules, 3);
    RandomBot bot = new RandomBot(3, 1);
    IndexSet played = IndexSet.EMPTY;
    for (int choices = 0; choices < 21; choices++) {
      IndexSet before = hands(run);
      bot.choose(run);
      played = played.union(before.without(hands(run)));
    }
    SeatView view = run.view(run.decider());
    MatchRun world = view.suppose(5);

    List<PastChoice> remembered = view.remembered();
    assertThat(remembered).hasSize(16);
    for (PastChoice choice : remembered) {
      MatchRun scratch = choice.scratch();
      choice.recall(scratch, world);
      int seat = scratch.seat();
      assertThat(world.hand(seat).without(scratch.hand(seat))).isEqualTo(IndexSet.EMPTY);
      assertThat(scratch.hand(seat).without(world.hand(seat)).without(played))
          .isEqualTo(IndexSet.EMPTY);
    }
  }

  private static IndexSet hands(MatchRun run) {
    IndexSet hands = IndexSet.EMPTY;
    for (int seat = 1; seat <= run.rules().players(); seat++) {
      hands = hands.union(run.hand(seat));
    }
    return hands;
  }

  /** Whoever has laid a card aside in secret had another hand before, which nobody else knows. */
  @Test
  void areForgottenOfAHandFromWhichAHiddenCardHasGone() {
    Program rules = GameFiles.game("classics/euchre", 4, Map.of()).rules();
    MatchRun run = MatchRun.start(rules, 3);
    List<Integer> passes = new ArrayList<>();
    while (run.decisionName().equals("trump")) {
      passes.add(run.seat());
      run.choose(passes.size() < 3 ? 1 : 0);
    }
    int dealer = run.seat();
    assertThat(run.decisionName()).isEqualTo("discard");
    assertThat(passes).doesNotContain(dealer).hasSize(3);
    int eldest = passes.getFirst();
    assertThat(run.view(eldest).remembered()).hasSize(2);
    run.choose(0);
    assertThat(run.view(eldest).remembered()).hasSize(3 - 1);
    assertThat(run.view(dealer).remembered()).hasSize(3);
  }
}
