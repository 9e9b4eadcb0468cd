package tricksmith.editor.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.table.Playground;

/** What the rules show of a hand stays in sight until it is played. */
class ShownHandsTest {

  private static final String HEARTS_SHOWN =
      """
      game "Hearts shown"
        players 3

      match {
        new deal
        shuffle deck
        deal 6 to each player
        each player { show (hand where card.suit == H) to everyone }
        show hand of seat 3 to seat 2
        play tricks from seat 1 until hands are empty
        each player scores number of tricks of player
      }

      trick {
        must "follow suit" card.suit == led.suit
        best by "the suit led" card.suit == led.suit
           then "the higher" card.rank
      }
      """;

  private static Playtest begun() {
    return Playtest.NONE.bots(Occupant.RANDOM_BOT).under(Playground.game(HEARTS_SHOWN, 0), 5);
  }

  private static List<String> seen(Playtest playtest, int seat) {
    return playtest.table().seat(seat).hand().stream()
        .map(Table.Held::face)
        .filter(Objects::nonNull)
        .map(Table.Face::label)
        .sorted()
        .toList();
  }

  private static Map<Integer, List<String>> hearts(Playtest playtest) {
    Playtest open = playtest.openHands(true);
    return List.of(2, 3).stream()
        .collect(
            Collectors.toMap(
                seat -> seat,
                seat -> seen(open, seat).stream().filter(card -> card.endsWith("H")).toList()));
  }

  @Test
  void theOthersSeeIt() {
    Playtest playtest = begun();
    Map<Integer, List<String>> hearts = hearts(playtest);

    assertThat(hearts.values()).noneMatch(List::isEmpty);
    assertThat(seen(playtest, 2)).isEqualTo(hearts.get(2));
    assertThat(seen(playtest, 3)).isEqualTo(hearts.get(3));
  }

  @Test
  void asLongAsItIsNotPlayed() {
    Playtest playtest = begun();
    for (int tricks = 0; tricks < 5; tricks++) {
      playtest = playtest.forward(Stride.TRICK, () -> true);
      assertThat(Map.of(2, seen(playtest, 2), 3, seen(playtest, 3))).isEqualTo(hearts(playtest));
    }
  }

  @Test
  void beforeAnybodySaysThatTheyAreLookingOnlyWhatAllHaveBeenShown() {
    Playtest covered = begun().seat(1, Occupant.HUMAN).seat(2, Occupant.HUMAN);

    assertThat(covered.table().cover()).isPositive();
    assertThat(seen(covered, 3)).isEqualTo(hearts(covered).get(3));
    Playtest second = covered.seat(1, Occupant.RANDOM_BOT).uncover(2);
    assertThat(seen(second, 3)).hasSize(second.table().seat(3).hand().size());
  }
}
