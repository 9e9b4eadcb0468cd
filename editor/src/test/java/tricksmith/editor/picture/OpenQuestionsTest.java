package tricksmith.editor.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.table.Playground;

/** What a bot can choose is shown unless that would give away what it holds. */
class OpenQuestionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1..7                                              | true",
        "[1..7, suit]                                      | true",
        "1..7 where shown is none or it > shown            | true",
        "1..7 where it > size                              | true",
        "(suits where some card in hand where card.suit == suit) | false",
        "1..7 where some card in hand where card.suit == S | false",
        "1..7 where it > liking                            | false",
        "1..7 where it > secret                            | false"
      })
  void alternativesAreListedIfNothingHiddenDecides(String offered, boolean isOpen) {
    String script =
        """
        game "Calls"
          players 2
        state {
          each deal {
            call: number | suit | [number, suit]
            shown: number
            liking[player]: number, seen by owner
            secret: number, face down
          }
        }
        define size = 3
        match {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          each player in turn from seat 1 { liking[player] = number of hand of player }
          secret = number of hand of seat 1
          each player in turn from seat 1 { player may choose call from %s }
          play tricks from seat 1 until hands are empty
        }
        trick { best by card.suit == led.suit then card.rank }
        """
            .formatted(offered.replace("liking", "liking[player]"));
    Playtest playtest =
        Playtest.NONE.under(Playground.game(script, 2), 5).seat(1, Occupant.RANDOM_BOT).to(0);

    Table.Question asked =
        Objects.requireNonNull(Objects.requireNonNull(playtest.table()).question());
    assertThat(asked.ofHuman()).isFalse();
    assertThat(asked.choices().isEmpty()).isNotEqualTo(isOpen);
  }
}
