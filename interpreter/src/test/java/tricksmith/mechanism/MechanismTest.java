package tricksmith.mechanism;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.script.GameScript;
import tricksmith.source.Source;
import tricksmith.source.Span;

class MechanismTest {
  private static final String SMALL =
      """
      game "Small"
        players 4
      match {
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty {
          winner scores 1
        }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit
          then "the higher"     card.rank
      }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          head-and-tail         | AVOID FEWEST_TRICKS MUST_FOLLOW SPECIAL_CARDS
          mas-menos             | TRICKS_COUNT FEWEST_TRICKS LAID_ASIDE FREE_PLAY RULES_CHANGE
          norimachigai          | FEWEST_TRICKS TRUMPS_NAMED LAID_ASIDE AT_ONCE MUST_FOLLOW
          saizen                | TRICKS_COUNT PASSING MUST_FOLLOW MUST_WIN PLAYOFF RULES_CHANGE SPECIAL_CARDS
          supertrump            | TRICKS_COUNT TRUMPS_NAMED MUST_FOLLOW STOCK
          classics/bridge       | AT_LEAST_BID AUCTION TRUMPS_NAMED MUST_FOLLOW DUMMY PARTNERS
          classics/briscola     | CARD_POINTS TRUMPS_TURNED FREE_PLAY STOCK PARTNERS
          classics/doppelkopf   | CARD_POINTS MUST_FOLLOW LAST_TRICK HIDDEN_PARTNERS TWICE
          classics/euchre       | TRICKS_COUNT TRUMPS_NAMED MUST_FOLLOW PARTNERS ALONE
          classics/german-whist | TRICKS_COUNT TRUMPS_TURNED MUST_FOLLOW STOCK
          classics/hearts       | CARD_POINTS AVOID PASSING AT_ONCE MUST_FOLLOW LEADS_FORBIDDEN
          classics/jass         | CARD_POINTS TRUMPS_NAMED MUST_FOLLOW LAST_TRICK PARTNERS
          classics/knaves       | TRICKS_COUNT CARD_POINTS TRUMPS_TURNED MUST_FOLLOW
          classics/ninety-nine  | TRICKS_COUNT EXACT_BID LAID_ASIDE AT_ONCE MUST_FOLLOW
          classics/oh-hell      | TRICKS_COUNT EXACT_BID BIDS NIL TRUMPS_TURNED HANDS_CHANGE_SIZE MUST_FOLLOW
          classics/pinochle     | AT_LEAST_BID CARD_POINTS AUCTION TRUMPS_NAMED MUST_FOLLOW MUST_WIN LAST_TRICK PARTNERS TWICE
          classics/spades       | AT_LEAST_BID BIDS NIL TRUMPS_FIXED MUST_FOLLOW LEADS_FORBIDDEN PARTNERS
          classics/whist        | TRICKS_COUNT TRUMPS_TURNED MUST_FOLLOW PARTNERS
          classics/wizard       | TRICKS_COUNT EXACT_BID BIDS NIL TRUMPS_NAMED TRUMPS_TURNED HANDS_CHANGE_SIZE MUST_FOLLOW SPECIAL_CARDS
          """)
  void readsThemOffTheRules(String game, String expected) throws IOException {
    Path file = Path.of("..", "games").resolve(game + ".trick");

    assertThat(of(Files.readString(file)).keySet())
        .isEqualTo(
            Arrays.stream(expected.split(" ")).map(Mechanism::valueOf).collect(Collectors.toSet()));
  }

  @Test
  void goesByWhatARuleDoesAndNotByWhatItIsCalled() {
    assertThat(of(SMALL).keySet()).isEqualTo(Set.of(Mechanism.TRICKS_COUNT, Mechanism.MUST_FOLLOW));
    assertThat(of(SMALL.replace("winner scores 1", "auction = no")).keySet())
        .isEqualTo(Set.of(Mechanism.MUST_FOLLOW));
    assertThat(of(SMALL.replace("must \"follow suit\"  card", "must \"any\"  not card")).keySet())
        .contains(Mechanism.MUST_FOLLOW);
    assertThat(of(SMALL.replace("  must \"follow suit\"  card.suit == led.suit\n", "")).keySet())
        .isEqualTo(Set.of(Mechanism.TRICKS_COUNT, Mechanism.FREE_PLAY));
  }

  @Test
  void saysWhereItStands() {
    Map<Mechanism, List<Span>> found = of(SMALL);

    assertThat(found.get(Mechanism.TRICKS_COUNT))
        .extracting(span -> SMALL.substring(span.start(), span.end()).strip())
        .containsExactly("winner scores 1");
  }

  private static Map<Mechanism, List<Span>> of(String text) {
    GameScript script = GameScript.readUnreviewed(new Source("game", text));
    return Mechanisms.of(Objects.requireNonNull(script.rules()));
  }
}
