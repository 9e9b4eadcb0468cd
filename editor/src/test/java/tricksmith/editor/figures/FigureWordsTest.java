package tricksmith.editor.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.editor.batch.Compared;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.statistics.Verdict;

class FigureWordsTest {
  private final FigureWords english = new FigureWords(Locale.ENGLISH);
  private final FigureWords japanese = new FigureWords(Locale.JAPANESE);

  @Test
  void saysEverythingInBothLanguages() {
    assertThat(bundle(Locale.JAPANESE).keySet()).isEqualTo(bundle(Locale.ROOT).keySet());
    assertThat(japanese.say("seat")).isEqualTo("席");
    assertThat(english.say("seat")).isEqualTo("seat");
  }

  @Test
  void speaksOfASingleMatch() {
    assertThat(english.say("seats", 1)).isEqualTo("Seats, in one match");
    assertThat(english.say("seats", 2)).isEqualTo("Seats, in 2 matches");
    assertThat(english.say("failure.error", 1)).isEqualTo("One match ended in a script error");
    assertThat(japanese.say("seats", 1)).isEqualTo("席（1対戦）");
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForEveryVerdict(Verdict verdict) {
    assertThat(english.say("verdict." + verdict)).isNotBlank();
    assertThat(english.say("compared." + verdict, 200)).isNotBlank();
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForEveryMeasure(Difference.Measure measure) {
    assertThat(english.say("measure." + measure, 1)).isNotBlank();
  }

  @ParameterizedTest
  @EnumSource
  void saysWhyNothingCanBeCompared(Compared.Reason reason) {
    assertThat(english.say("compared.impossible." + reason)).isNotBlank();
  }

  @Test
  void writesFiguresAlikeInEveryLanguage() {
    assertThat(FigureWords.decimal(1234.5)).isEqualTo("1234.50");
    assertThat(FigureWords.decimal(Double.NaN)).isEqualTo("–");
    assertThat(FigureWords.percent(0.1234)).isEqualTo("12.3%");
    assertThat(FigureWords.points(-0.05)).isEqualTo("-5.0");
    assertThat(FigureWords.change(2)).isEqualTo("+2.00");
    assertThat(japanese.say("example.rule", 12345)).isEqualTo("12345行目");
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(
        FigureWords.class.getName(),
        locale,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
