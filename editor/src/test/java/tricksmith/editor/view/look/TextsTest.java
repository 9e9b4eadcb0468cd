package tricksmith.editor.view.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.editor.session.SessionState;

class TextsTest {
  private final Texts english = new Texts(Locale.ENGLISH);
  private final Texts japanese = new Texts(Locale.JAPANESE);

  @Test
  void saysEverythingInBothLanguages() {
    assertThat(bundle(Locale.JAPANESE).keySet()).isEqualTo(bundle(Locale.ROOT).keySet());
    assertThat(japanese.say("command.NEW_MATCH")).isEqualTo("新しい試合");
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForWhicheverRulesAreInForce(SessionState.RulesInForce rules) {
    assertThat(english.say("rules." + rules, "line 3")).isNotBlank();
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForEveryFailure(SessionState.Failure.Kind kind) {
    assertThat(english.say("failure." + kind, "disk full")).contains("disk full");
  }

  @Test
  void writesNumbersAsTheyAreTyped() {
    assertThat(english.say("line", 12345)).isEqualTo("line 12345");
  }

  @Test
  void speaksEnglishToWhoeverReadsNeither() {
    assertThat(new Texts(Locale.FRENCH).say("line", 2)).isEqualTo("line 2");
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(
        Texts.BUNDLE,
        locale,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
