package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tricksmith.Golden;
import tricksmith.cards.Card;
import tricksmith.engine.Match;
import tricksmith.engine.report.MatchView;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/** A table set by hand while something other than a card is to be chosen. */
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

  /** Of a card that two decks have, a zone gets the one that can come to it. */
  @Test
  void eachZoneGetsCardsOfItsOwnDeck() throws IOException {
    Game game = ready(Golden.source(FOLDER.resolve("two-decks.trick")));
    Match match = Match.start(game.rules(), 1);
    SetTable.Outcome outcome = SetTable.of(game, match, List.of("pool: 9G", "hand of seat 2: 9G"));
    assertThat(outcome).isInstanceOf(SetTable.Ready.class);
    MatchView table = ((SetTable.Ready) outcome).match().table();
    assertThat(copies(table, "pool", game)).containsExactly(2);
    assertThat(copies(table, "hand", game)).contains(1);
  }

  private static List<Integer> copies(MatchView table, String zone, Game game) {
    return table.zones().stream()
        .filter(each -> each.name().equals(zone))
        .flatMap(each -> each.cards().stream())
        .map(lying -> game.rules().cards().card(lying.card()))
        .filter(card -> card.label().equals("9G"))
        .map(Card::copy)
        .toList();
  }

  private static Game ready(Source source) {
    GameScript script = GameScript.read(source);
    assertThat(script.setUp(script.defaults())).isInstanceOf(SetupResult.Ready.class);
    return ((SetupResult.Ready) script.setUp(script.defaults())).game();
  }

  private static Diagnostic refused() {
    Game game = ready(new Source("choosing.trick", SCRIPT));
    Match match = Match.start(game.rules(), 1);
    SetTable.Outcome outcome = SetTable.of(game, match, List.of("seat 1 leads 2S"));
    assertThat(outcome).isInstanceOf(SetTable.Refused.class);
    return ((SetTable.Refused) outcome).problem();
  }
}
