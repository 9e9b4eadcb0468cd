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
import tricksmith.recipe.Recipes;
import tricksmith.service.script.LanguageWords;

class LearningIndexTest {
  private static final LearningIndex ENGLISH = new LearningIndex(Locale.ENGLISH, List.of());
  private static final LearningIndex JAPANESE = new LearningIndex(Locale.JAPANESE, List.of());

  @ParameterizedTest
  @CsvSource({
    "choose trump, A player names the trump",
    "highest bidder, A player names the trump",
    "the highest bidder chooses trump, A player names the trump",
    "32 cards, A short deck",
    "target score, Until somebody has enough",
    "must win, Win if you can",
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
