package tricksmith.editor.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.mechanism.Mechanism;
import tricksmith.recipe.Recipes;
import tricksmith.service.script.LanguageWords;

class LearningIndexTest {
  private static final LearningIndex ENGLISH = LearningIndex.in(Locale.ENGLISH);
  private static final LearningIndex JAPANESE = LearningIndex.in(Locale.JAPANESE);

  @ParameterizedTest
  @CsvSource({
    "choose trump, A player names the trump",
    "highest bidder, A player names the trump",
    "the highest bidder chooses trump, A player names the trump",
    "32 cards, A short deck",
    "target score, Until somebody has enough",
    "must win, Win if you can",
    "joker, Special cards",
    "jokers, Special cards",
    "two jokers, Special cards",
    "trump changes each deal, Another trump in each deal",
    "trumps change during play, A trump that changes during play",
    "excuse, A card that may always be played",
    "ジョーカー, Special cards",
    "切り札を選ぶ, A player names the trump"
  })
  void findsRecipesByWhatPeopleCallThem(String query, String title) {
    assertThat(ENGLISH.search(query).recipes().getFirst().title()).isEqualTo(title);
    assertThat(ENGLISH.meantWord(query)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "切り札を選ぶ, 切り札を選ぶ",
    "競り落とした人, 切り札を選ぶ",
    "競り落とした人が切り札を選ぶ, 切り札を選ぶ",
    "32枚, 32枚のデッキ",
    "32, 32枚のデッキ",
    "目標点, 誰かが届くまで"
  })
  void findsRecipesByWhatJapanesePeopleCallThem(String query, String title) {
    assertThat(JAPANESE.search(query).recipes().getFirst().title()).isEqualTo(title);
    assertThat(JAPANESE.meantWord(query)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "マストフォロー, must",
    "must follow, must",
    "follow suit, must",
    "人数, players",
    "number of players, players"
  })
  void findsWordsByWhatPeopleCallThem(String query, String word) {
    assertThat(JAPANESE.meantWord(query).map(Entry::title)).contains(word);
    assertThat(JAPANESE.search(query).words().getFirst().title()).isEqualTo(word);
  }

  /** Who has found a mechanism in the gallery finds out how to write it, by the same words. */
  @ParameterizedTest
  @CsvSource({
    "EXACT_BID, A round of bids",
    "AT_LEAST_BID, A round of bids",
    "BIDS, A round of bids",
    "NIL, Nil",
    "AUCTION, An auction",
    "AT_ONCE, Bids written down in secret",
    "CARD_POINTS, Cards that are worth points",
    "AVOID, A card that costs or brings points",
    "TRUMPS_NAMED, A player names the trump",
    "TRUMPS_TURNED, A card turned up makes trump",
    "TRUMPS_FIXED, A fixed trump",
    "RULES_CHANGE, A trump that changes during play",
    "HANDS_CHANGE_SIZE, Hands that grow and shrink",
    "PASSING, Passing cards",
    "STOCK, Drawing from a stock",
    "FREE_PLAY, Nobody need follow",
    "MUST_WIN, Win if you can",
    "LEADS_FORBIDDEN, Not before they are broken",
    "PLAYOFF, A playoff within a trick",
    "LAST_TRICK, A bonus for the last trick",
    "PARTNERS, Partners across",
    "HIDDEN_PARTNERS, A hidden partner",
    "ALONE, Going alone",
    "DUMMY, A dummy",
    "SPECIAL_CARDS, Special cards",
    "TWICE, Equal cards"
  })
  void whatTheGalleryCallsAMechanismFindsItsRecipe(Mechanism mechanism, String title) {
    assertThat(ENGLISH.search(inGallery(mechanism, Locale.ENGLISH)).recipes().getFirst().title())
        .isEqualTo(title);
    Entry found = JAPANESE.search(inGallery(mechanism, Locale.JAPANESE)).recipes().getFirst();
    assertThat(((Entry.OfRecipe) found).recipe().number()).isEqualTo(number(title));
  }

  private static String inGallery(Mechanism mechanism, Locale language) {
    return ResourceBundle.getBundle("tricksmith.editor.gallery.GalleryWords", language)
        .getString("mechanism." + mechanism);
  }

  private static int number(String title) {
    return Recipes.in(Locale.ENGLISH).stream()
        .filter(recipe -> recipe.title().equals(title))
        .findFirst()
        .orElseThrow()
        .number();
  }

  /** What people call something else is part of this title. */
  @Test
  void aGameShowsItsFirstLinesWithAnyOfTheWords() {
    String text = "// deal and play\nshuffle deck\ndeal 5\n  play tricks // deal\ndeal 1";

    assertThat(new LearnedGame("", "", text).linesWith(List.of("deal", "play"), 2))
        .containsExactly(new LearnedGame.Line(3, "deal 5"), new LearnedGame.Line(4, "play tricks"));
  }

  @Test
  void aWholeTitleFindsItsRecipeFirst() {
    assertThat(JAPANESE.search("途中の宣言").recipes().getFirst().title()).isEqualTo("途中の宣言");
    assertThat(JAPANESE.search("宣言").recipes().getFirst().title()).isEqualTo("1周のビッド");
  }

  /** What the pane of proposals looks up where it has found none. */
  @ParameterizedTest
  @ValueSource(strings = {"wins", "allowed", "offered", "scores"})
  void recipesAreFoundForWhatNoSmallChangeDoes(String topic) {
    for (LearningIndex index : List.of(ENGLISH, JAPANESE)) {
      Locale language = index.equals(ENGLISH) ? Locale.ENGLISH : Locale.JAPANESE;
      String looked =
          ResourceBundle.getBundle("tricksmith.editor.proposals.ProposalWords", language)
              .getString("recipes." + topic + ".search");
      assertThat(index.search(looked).recipes()).as(looked).hasSizeGreaterThan(2);
    }
  }

  @Test
  void whatPeopleCallThingsBelongsToAWordOrARecipe() {
    Set<String> known =
        Stream.concat(
                Recipes.in(Locale.ENGLISH).stream().map(SearchTerms::key),
                LanguageWords.all().stream().map(word -> "word." + word))
            .collect(Collectors.toSet());
    assertThat(known).containsAll(ResourceBundle.getBundle(SearchTerms.class.getName()).keySet());
  }
}
