package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.check.names.Translatable;
import tricksmith.engine.MatchRun;
import tricksmith.service.Analysis;
import tricksmith.service.Renaming;
import tricksmith.service.completion.Completion;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.translation.Translation;

/** What the names and texts of a script are called in another language. */
class TranslationsTest {
  private static final String SCRIPT =
      """
      game "Small"
        title ja "小さなゲーム"
        players 3

      options { size small | large = small  "How many cards" }
      deck { suits S H D C; ranks 2..10 J Q K A }

      match {
        dealer = random player, called "first"
        deal 5 to each player from dealer
        play tricks from dealer until hands are empty { winner scores 1 }
      }

      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
      }
      """;

  private static final String TRANSLATED =
      SCRIPT
          + """

          translation ja {
            size           "手札"
            large          "多い"
            "follow suit"  "マストフォロー"
            dealer         "親"
          }
          """;

  private static GameScript read(String text) {
    return GameScript.read(new Source("small.trick", text));
  }

  @Test
  void namesTextsAndTheTitleAreCalledAsTheScriptSays() {
    Translation japanese = read(TRANSLATED).translation(Locale.JAPANESE);

    assertThat(
            Stream.of("size", "large", "follow suit", "Small", "small", "won", "dealer")
                .map(japanese::of))
        .containsExactly("手札", "多い", "マストフォロー", "小さなゲーム", "small", "取り札", "親");
  }

  @Test
  void inALanguageThatTheScriptDoesNotSpeakEverythingKeepsItsName() {
    Translation english = read(TRANSLATED).translation(Locale.ENGLISH);

    assertThat(english).isEqualTo(Translation.NONE);
  }

  @Test
  void whatIsNotTranslatedIsListedInTheOrderOfTheText() {
    assertThat(read(TRANSLATED).untranslated(Locale.JAPANESE).stream().map(Translatable::written))
        .as("the usual labels of criteria have built-in names")
        .containsExactly("small", "\"How many cards\"", "\"first\"");
  }

  @Test
  void signsAndWhatIsJapaneseNeedNoTranslation() {
    Translation none = new Translation(Map.of());

    assertThat(Stream.of("K", "NT", "10", "切り札", "card-強さ").filter(none::lacks)).isEmpty();
    assertThat(none.lacks("trump")).isTrue();
  }

  @ParameterizedTest
  @MethodSource("tricksmith.script.WellKnownScripts#bundled")
  void bundledGamesMissNothingInJapanese(Source source) {
    GameScript script = WellKnownScripts.script(source);

    assertThat(script.untranslated(Locale.JAPANESE)).isEmpty();
  }

  @Test
  void aMatchKnowsNothingOfTranslations() {
    assertThat(events(TRANSLATED)).isEqualTo(events(SCRIPT));
  }

  private static String events(String text) {
    GameScript script = read(text);
    Game game = ((SetupResult.Ready) script.setUp(script.defaults())).game();
    MatchRun match = RandomPlay.play(game, 7);
    return match.events().toString();
  }

  @Test
  void aNewNameIsTranslatedAsTheOldOne() {
    int place = TRANSLATED.indexOf("large");
    Renaming renaming = Analysis.of(new Source("small.trick", TRANSLATED)).rename(place, "big");

    assertThat(renaming).isInstanceOf(Renaming.Possible.class);
    List<Edit> edits = ((Renaming.Possible) renaming).edits();
    assertThat(Edit.applied(TRANSLATED, edits)).contains("small | big", "  big          ");
  }

  @Test
  void whatHasNoTranslationYetIsOffered() {
    String begun = TRANSLATED.replace("  dealer  ", "  s\n  dealer  ");
    int place = begun.indexOf("  s\n") + 3;
    Completion completion =
        Analysis.of(new Source("small.trick", begun)).completion(place, Locale.JAPANESE);

    assertThat(completion.items().stream().map(Completion.Item::label))
        .contains("small")
        .doesNotContain("size", "players");
  }
}
