package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;

/** What only the rules need has no place on the table. */
class HelperVariablesTest {
  private static final String GAME =
      TestGames.SMALL.replace(
          "state { trump: suit }",
          "state { trump: suit; stakes: number = 2, face down; weight[player]: number = 3, face"
              + " down }");

  private static Table table(boolean open) {
    Playtest playtest =
        Playtest.NONE
            .under(TestGames.game(GAME), 7)
            .seat(1, Occupant.HUMAN)
            .forward(Stride.CARD, () -> true)
            .openHands(open);
    return Objects.requireNonNull(playtest.table());
  }

  @Test
  void whatNobodySeesIsNotShown() {
    Table table = table(false);

    assertThat(table.variables()).extracting(Table.Variable::name).containsExactly("trump");
    assertThat(table.seats()).flatExtracting(Table.SeatPlace::variables).isEmpty();
  }

  @Test
  void itIsShownWhenEverythingIsLaidOpen() {
    Table table = table(true);

    assertThat(table.variables()).extracting(Table.Variable::name).contains("trump", "stakes");
    assertThat(table.seat(1).variables())
        .extracting(Table.Variable::values)
        .containsExactly(List.of("3"));
  }

  @Test
  void whatNothingHasComeOfYetIsNotShown() {
    String game =
        TestGames.SMALL.replace(
            "state { trump: suit }",
            "state { trump: suit; round: number = 1; open: yes/no; stakes: number = 1; told: yes/no"
                + " }");
    String moved = game.replace("new deal", "new deal\n    stakes = 2\n    told = yes");

    assertThat(shared(game)).containsExactly("trump");
    assertThat(shared(moved)).containsExactly("trump", "stakes", "told");
  }

  /** What was called last is told by the contract, once the auction is over. */
  @Test
  void whatNoRuleReadsAnyMoreInThisDealIsNotShown() {
    String game =
        TestGames.SMALL
            .replace(
                "state { trump: suit }",
                "state { trump: suit; each deal { said: number; bid: number } }")
            .replace(
                "new deal",
                """
                new deal
                    seat 1 chooses said from 1..9 { bid = said }
                    seat 2 chooses trump from suits
                """);
    Playtest asked =
        Playtest.NONE
            .under(TestGames.game(game), 7)
            .seat(1, Occupant.HUMAN)
            .seat(2, Occupant.HUMAN)
            .forward(Stride.CARD, () -> true);

    assertThat(names(asked)).contains("bid").doesNotContain("said");
    assertThat(names(asked.openHands(true))).contains("bid", "said");
  }

  /**
   * What players pass to each other they know for a trick; then it would only fill their plates.
   */
  @Test
  void whatOthersChoseForAStepThatIsOverIsShownForOneTrick() {
    String game =
        TestGames.SMALL.replace(
            "seat 1 chooses trump from suits",
            """
            seat 1 chooses trump from suits
                each player at once chooses passed: 2 cards from hand
                each player at once moves passed to hand of left of player
            """);
    Playtest playing = inPlay(game);
    Table first = Objects.requireNonNull(playing.table());
    Table second = Objects.requireNonNull(playing.forward(Stride.TRICK, () -> true).table());

    assertThat(first.trick().number()).isEqualTo(1);
    assertThat(first.seat(2).variables()).hasSize(1).noneMatch(Table.Variable::hidden);
    assertThat(second.seat(1).variables()).hasSize(1);
    assertThat(second.seat(2).variables()).isEmpty();
  }

  @Test
  void cardsThatLieBesideASeatAreNotToldOnceMore() {
    String game =
        TestGames.SMALL
            .replace(
                "state { trump: suit }",
                """
                zones { bids[player]: face up }
                  state { trump: suit; each deal { bid[player]: some cards } }
                """)
            .replace("winner scores 1", "winner scores number of bid[winner]")
            .replace(
                "seat 1 chooses trump from suits",
                """
                seat 1 chooses trump from suits
                    each player at once chooses bid: 2 cards from hand
                    each player at once moves bid to bids
                """);
    Table table = Objects.requireNonNull(inPlay(game).table());

    assertThat(table.seats()).flatExtracting(Table.SeatPlace::piles).hasSize(2);
    assertThat(table.seats()).flatExtracting(Table.SeatPlace::variables).isEmpty();
  }

  private static Playtest inPlay(String game) {
    Playtest playtest = Playtest.NONE.under(TestGames.game(game), 7).seat(1, Occupant.HUMAN);
    while (Objects.requireNonNull(playtest.table()).trick().cards().isEmpty()) {
      playtest = playtest.forward(Stride.CARD, () -> true);
    }
    return playtest;
  }

  private static List<String> names(Playtest playtest) {
    return Objects.requireNonNull(playtest.table()).variables().stream()
        .map(Table.Variable::name)
        .toList();
  }

  private static List<String> shared(String game) {
    Playtest playtest =
        Playtest.NONE
            .under(TestGames.game(game), 7)
            .seat(1, Occupant.HUMAN)
            .forward(Stride.CARD, () -> true);
    return Objects.requireNonNull(playtest.table()).variables().stream()
        .map(Table.Variable::name)
        .toList();
  }
}
