package tricksmith.editor.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.table.Playground;

/** What hidden hands may hold, for all that the viewer knows. */
class HoldingTest {

  /** Whist after some tricks, seen by the first seat. */
  private static Playtest whist(int tricks) {
    Playtest playtest =
        Playtest.NONE
            .bots(Occupant.RANDOM_BOT)
            .under(Playground.game(Playground.bundled("classics/whist"), 0), 5);
    for (int i = 0; i < tricks; i++) {
      playtest = playtest.forward(Stride.TRICK, () -> true);
    }
    return playtest;
  }

  @Test
  void eachCardIsAsLikelyAsItIsAmongAllDealsThatFit() {
    Holding holding = whist(2).holding(3).orElseThrow();

    assertThat(holding.cards()).isEqualTo(11);
    assertThat(holding.chances().stream().mapToDouble(Holding.Chance::share).sum())
        .isCloseTo(11, within(1e-6));
    assertThat(holding.chances()).allMatch(chance -> chance.share() <= 1);
  }

  @Test
  void whatTheViewerSeesIsNotThere() {
    Playtest playtest = whist(2);
    Set<Integer> own =
        playtest.table().seat(1).hand().stream()
            .map(held -> held.face().card())
            .collect(Collectors.toSet());

    assertThat(own).isNotEmpty();
    assertThat(playtest.holding(2).orElseThrow().chances())
        .noneMatch(chance -> own.contains(chance.face().card()));
  }

  @Test
  void whoHasNotFollowedHasNoneOfThatSuit() {
    Playtest playtest = whist(8);
    boolean anyVoid = false;
    for (int seat = 2; seat <= 4; seat++) {
      Set<String> suits =
          playtest.holding(seat).orElseThrow().chances().stream()
              .map(chance -> chance.face().suit())
              .collect(Collectors.toSet());
      anyVoid |= suits.size() < 4;
    }
    assertThat(anyVoid).as("after eight tricks somebody has shown a void").isTrue();
  }

  @Test
  void handsThatAreSeenAreNotGuessed() {
    assertThat(whist(1).holding(1)).as("one's own").isEmpty();
    assertThat(whist(1).openHands(true).holding(2)).as("open").isEmpty();
  }

  /** Of more than 120 hidden cards, the ways in which they may lie are not counted. */
  @Test
  void saysWhetherAllDealsWereExactlyAsLikelyAsEachOther() {
    assertThat(whist(0).holding(2).orElseThrow().even()).isTrue();
    Playtest many =
        Playtest.NONE.bots(Occupant.RANDOM_BOT).under(Playground.game(MANY_CARDS, 0), 5);

    assertThat(many.holding(2).orElseThrow().even()).isFalse();
  }

  private static final String MANY_CARDS =
      """
      game "Many"
        players 4
      deck {
        suits C D H S
        ranks 2..50
      }
      match {
        new deal
        shuffle deck
        deal 5 to each player
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick { best by "the higher"  card.rank  then earlier }
      """;
}
