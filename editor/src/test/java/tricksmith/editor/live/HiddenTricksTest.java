package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;

/** Of a trick the table shows what those who look may know. */
class HiddenTricksTest {
  private static final String FACE_DOWN =
      """
      game "Blind"
        players 3
      zones { table: face down }
      match {
        new deal
        shuffle deck
        deal 5 to each player
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      """;

  /** After some cards, with a human at the last seat. */
  private static Playtest after(String game, int cards) {
    Playtest playtest =
        Playtest.NONE
            .under(TestGames.game(game), 7)
            .seat(1, Occupant.RANDOM_BOT)
            .seat(3, Occupant.HUMAN);
    for (int card = 0; card < cards; card++) {
      playtest = playtest.forward(Stride.CARD, () -> true);
    }
    return playtest;
  }

  private static Table table(Playtest playtest) {
    return Objects.requireNonNull(playtest.table());
  }

  @Test
  void whatLiesOnTheTableUnplayedIsAPileOfItsOwn() {
    String game =
        FACE_DOWN
            .replace("face down", "face up")
            .replace("  play tricks", "  move top of deck to table\n  play tricks");

    assertThat(table(after(FACE_DOWN, 2)).piles())
        .extracting(Table.Pile::name)
        .containsExactly("deck");
    assertThat(table(after(game, 2)).piles())
        .filteredOn(pile -> pile.name().equals("table"))
        .singleElement()
        .satisfies(pile -> assertThat(pile.cards()).hasSize(1).doesNotContainNull());
    assertThat(table(after(game, 5)).piles()).extracting(Table.Pile::name).doesNotContain("table");
  }

  @Test
  void cardsPlayedFaceDownHaveNoFace() {
    Table table = table(after(FACE_DOWN, 2));

    assertThat(table.trick().cards())
        .hasSize(2)
        .allMatch(card -> card.face() == null && !card.winning());
    assertThat(table.trick().isKnown()).isFalse();
  }

  @Test
  void aTrickOfHiddenCardsShowsWhoHasWonItAndTheOwnCard() {
    Playtest playtest = after(FACE_DOWN, 3);
    Table.TrickPlace trick = table(playtest).trick();

    assertThat(trick.finished()).isTrue();
    assertThat(trick.winner()).isPresent();
    assertThat(trick.reason()).isNull();
    assertThat(trick.cards())
        .filteredOn(card -> card.face() != null)
        .extracting(Table.PlayedCard::seat)
        .containsExactly(3);
    assertThat(playtest.timeline().orElseThrow().entries())
        .filteredOn(Timeline.Played.class::isInstance)
        .hasSize(1);
  }

  @Test
  void whoIsWinningByASecretIsNotShown() {
    Table hidden = table(after(TestGames.SECRET, 2));
    Table open = table(after(TestGames.SECRET.replace(", face down", ""), 2));

    assertThat(hidden.trick().cards()).allMatch(card -> card.face() != null && !card.winning());
    assertThat(hidden.trick().reason()).isNull();
    assertThat(hidden.trick().isKnown()).isFalse();
    assertThat(open.trick().winner()).isPresent();
    assertThat(open.trick().isKnown()).isTrue();
  }

  @Test
  void theLineOfASecretCriterionLightsNoCard() {
    int criterion = TestGames.SECRET.indexOf("\"secret\"");
    Playtest hidden = after(TestGames.SECRET, 2);

    assertThat(hidden.reasons().orElseThrow().at(criterion).deciding()).isEmpty();
    assertThat(hidden.openHands(true).reasons().orElseThrow().at(criterion).deciding()).hasSize(1);
  }

  @Test
  void aTrickOfHiddenCardsIsNotExplained() {
    Playtest hidden = after(FACE_DOWN, 3);
    int choices = table(hidden).trick().choices();

    assertThat(hidden.reasons().orElseThrow().trick(choices)).isEmpty();
    assertThat(hidden.openHands(true).reasons().orElseThrow().trick(choices)).isPresent();
  }

  @Test
  void whatASecretHasDecidedIsNotExplained() {
    Playtest hidden = after(TestGames.SECRET, 3);
    Table.TrickPlace trick = table(hidden).trick();

    assertThat(trick.finished()).isTrue();
    assertThat(trick.winner()).isPresent();
    assertThat(trick.reason()).isNull();
    assertThat(table(hidden.openHands(true)).trick().reason()).isNotNull();
    assertThat(hidden.reasons().orElseThrow().trick(trick.choices())).isEmpty();
  }
}
