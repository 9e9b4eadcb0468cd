package tricksmith.editor.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.translation.Translation;

class ScriptWordsTest {
  private static final List<String> FRENCH = List.of("S", "H", "D", "C");
  private static final ScriptWords ENGLISH = ScriptWords.of(FRENCH, Translation.NONE);
  private static final ScriptWords JAPANESE =
      ScriptWords.of(
          FRENCH,
          new Translation(
              Map.of(
                  "first-to-name", "最初に選ぶ人",
                  "yes", "はい",
                  "grand", "グラン",
                  "S", "スペード",
                  "follow suit", "マストフォロー")));

  @Test
  void saysNamesWithoutHyphens() {
    assertThat(ENGLISH.name("first-to-name")).isEqualTo("first to name");
    assertThat(ENGLISH.title("first-to-name")).isEqualTo("First to name");
    assertThat(ENGLISH.name("親")).isEqualTo("親");
  }

  @Test
  void saysNamesTextsAndValuesAsTheyAreTranslated() {
    assertThat(JAPANESE.title("first-to-name")).isEqualTo("最初に選ぶ人");
    assertThat(JAPANESE.text("follow suit")).isEqualTo("マストフォロー");
    assertThat(JAPANESE.value("yes")).isEqualTo("はい");
    assertThat(JAPANESE.name("not-translated")).isEqualTo("not translated");
  }

  /** Like what a player would say, and not like a word of a script. */
  @Test
  void writesAnswersAsSomebodyWouldSayThem() {
    assertThat(ENGLISH.answer(List.of("double"))).isEqualTo("Double");
    assertThat(ENGLISH.answer(List.of("no-trump"))).isEqualTo("No trump");
    assertThat(ENGLISH.answer(List.of("5", "no-trump"))).isEqualTo("5 no trump");
    assertThat(ENGLISH.answer(List.of("-3"))).isEqualTo("-3");
    assertThat(JAPANESE.answer(List.of("grand"))).isEqualTo("グラン");
  }

  @Test
  void writesTheSignOfAFrenchSuitWhateverItIsCalled() {
    assertThat(JAPANESE.value("S")).isEqualTo("♠");
    assertThat(JAPANESE.values(List.of("10H", "S"))).isEqualTo("10♥ ♠");
  }

  @Test
  void writesTheNameOfAnotherSuit() {
    ScriptWords script =
        ScriptWords.of(List.of("sun", "moon"), new Translation(Map.of("sun", "太陽")));

    assertThat(script.sign("sun")).isEqualTo("太陽");
    assertThat(script.sign("moon")).isEqualTo("moon");
    assertThat(script.style("sun")).isEqualTo("suit-0");
  }

  @Test
  void translatesEachPartOfAValueMadeOfSeveral() {
    assertThat(JAPANESE.value("3.grand")).isEqualTo("3 グラン");
    assertThat(JAPANESE.value("4.H")).isEqualTo("4 ♥");
  }
}
