package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tricksmith.Golden;
import tricksmith.engine.Match;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/** A table that is set by hand while something else than a card is to be decided. */
class SetTableTest {

  private static final Path FOLDER = Golden.folder("tricksmith/expectation");

  private static final String SCRIPT =
      """
      game "Choosing"
        players 2

      deck {
        suits S H
        ranks 2..4
      }

      state { bid: number }

      match {
        new deal
        shuffle deck
        deal 3 to each player from seat 1
        seat 1 chooses bid from 0..3
        play tricks from seat 1 until hands are empty
        score
      }

      trick {
        best by "the higher" card.rank
             then "the spade" card.suit == S
      }

      score { seat 1 scores bid }
      """;

  @Test
  void theTrickStaysWhileNoCardIsDue() throws IOException {
    Golden.assertIs(refusal(Locale.ENGLISH), FOLDER.resolve("trick-stays.expected"));
    Golden.assertIs(refusal(Locale.JAPANESE), FOLDER.resolve("trick-stays.expected.ja"));
  }

  private static String refusal(Locale locale) {
    return DiagnosticRenderer.in(locale).render("trick-stays", refused());
  }

  private static Diagnostic refused() {
    GameScript script = GameScript.read(new Source("choosing.trick", SCRIPT));
    assertThat(script.setUp(script.defaults())).isInstanceOf(SetupResult.Ready.class);
    Game game = ((SetupResult.Ready) script.setUp(script.defaults())).game();
    Match match = Match.start(game.rules(), 1);
    SetTable.Outcome outcome = SetTable.of(game, match, List.of("seat 1 leads 2S"));
    assertThat(outcome).isInstanceOf(SetTable.Refused.class);
    return ((SetTable.Refused) outcome).problem();
  }
}
