package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.start;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.MatchView;

/** Matches as they may be for all that a seat knows. */
class SuppositionTest {

  private final Game game = new Game(3, Game.pack());

  private Match match() {
    game.must("follow suit", game.follows());
    game.shuffle()
        .hand(1, "2C", "3C")
        .hand(2, "4D", "5H")
        .hand(3, "6C", "7H")
        .set(game.leader, game.seat(1));
    Match begun = start(game.suitLedThenHigher().tricks(game.handsAreEmpty()).end());
    return play(begun, "2C", "4D");
  }

  @Test
  void whatTheSeatSeesAndKnowsStaysAsItIs() {
    Match match = match();
    SeatView view = match.view(3);

    for (int seed = 0; seed < 200; seed++) {
      MatchRun supposed = view.suppose(seed);
      assertThat(supposed.view(3).table()).isEqualTo(view.table());
      for (int card = 0; card < 52; card++) {
        assertThat(view.placesOf(card).contains(supposed.board().piles.zoneOf(card))).isTrue();
      }
    }
  }

  @Test
  void hiddenCardsLieElsewhereFromTimeToTime() {
    SeatView view = match().view(3);
    Set<IndexSet> hands = new HashSet<>();

    IntStream.range(0, 200).forEach(seed -> hands.add(view.suppose(seed).hand(2)));

    // It did not follow, so no club; its other card may be any of the rest that 3 does not see.
    assertThat(hands).hasSizeGreaterThan(25).allMatch(hand -> hand.size() == 1);
    assertThat(hands).doesNotContain(IndexSet.of(game.card("3C")));
  }

  @Test
  void theMatchItselfDoesNotChange() {
    Match match = match();
    MatchView before = match.table();

    match.view(1).suppose(1).choose(0);

    assertThat(match.table()).isEqualTo(before);
  }

  @Test
  void chanceToComeIsAnother() {
    SeatView view = match().view(1);

    assertThat(view.suppose(1).seed()).isNotEqualTo(view.suppose(2).seed());
  }
}
