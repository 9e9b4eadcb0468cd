package tricksmith.editor.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.table.Playground;
import tricksmith.program.Program;
import tricksmith.script.Game;

/** However many variables a script declares, a picture looks only at those it has a place for. */
class PicturedVariablesTest {
  private static final String TEXT =
      """
      game "Large"
        players 2

      state { %s; trump: suit }

      match {
        new deal
        shuffle deck
        trump = suit of top of deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick { best by "a trump" card.suit == trump then card.rank }
      """;

  private static Table table(String state) {
    return Objects.requireNonNull(
        Playtest.NONE
            .under(Playground.game(TEXT.formatted(state), 2), 7)
            .seat(1, Occupant.HUMAN)
            .forward(Stride.CARD, () -> true)
            .table());
  }

  private static List<String> lookedAt(String state) {
    Game game = Playground.game(TEXT.formatted(state), 2);
    return PicturedVariables.of(game, game.rules()).shown().stream()
        .map(Program.ShownVariable::name)
        .toList();
  }

  @Test
  void setsOfCardsThatAreListedNowhereAreNotLookedAt() {
    String state = "taken[1..90000]: some cards";

    assertThat(lookedAt(state)).containsExactly("trump");
    assertThat(table(state).others()).isZero();
  }

  @Test
  void ofAHugeVariableTheFirstEntriesAreListedAndTheOthersCounted() {
    String state = "seen[1..9000]: number = 1";

    assertThat(lookedAt(state)).hasSize(1001).endsWith("trump");
    assertThat(table(state).variables()).hasSize(1001);
    assertThat(table(state).others()).isEqualTo(8000);
  }

  @Test
  void eachSeatHasItsFirstEntries() {
    String state = "seen[player, 1..9000]: number = 1";

    assertThat(table(state).seats()).allSatisfy(seat -> assertThat(seat.variables()).hasSize(1000));
    assertThat(lookedAt(state)).hasSize(2001);
  }

  @Test
  void manyLargeVariablesAreLookedAtInPart() {
    String state =
        IntStream.range(0, 90)
            .mapToObj(i -> "s%d[1..900]: number = 1".formatted(i))
            .collect(Collectors.joining("; "));

    assertThat(lookedAt(state)).hasSize(20_001).endsWith("trump");
    assertThat(table(state).others()).isEqualTo(90 * 900 - 20_000);
  }

  @Test
  void tooLargeAGridIsNotLookedAt() {
    assertThat(lookedAt("held[rank, 1..900]: number = 1")).containsExactly("trump");
    assertThat(table("held[rank, suit]: number = 1").grids()).hasSize(1);
  }
}
