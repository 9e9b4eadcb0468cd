package tricksmith.editor.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.editor.batch.Compared;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.statistics.Figures;
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
    assertThat(Figures.decimal(1234.5)).isEqualTo("1234.50");
    assertThat(Figures.decimal(Double.NaN)).isEqualTo("–");
    assertThat(Figures.percent(0.1234)).isEqualTo("12.3%");
    assertThat(Figures.points(-0.05, -0.1, 0.1)).isEqualTo("-5.0");
    assertThat(Figures.change(2)).isEqualTo("+2.00");
    assertThat(japanese.say("example.rule", 12345)).isEqualTo("12345行目");
  }

  @Test
  void whatRoundsToNothingHasNoSign() {
    assertThat(Figures.change(-0.004)).isEqualTo("0.00");
    assertThat(Figures.points(0.0004, -0.1, 0.1)).isEqualTo("0.0");
  }

  @Test
  void aSingleMatchIsNoPlural() {
    assertThat(english.matches(1)).isEqualTo("1 match");
    assertThat(english.matches(2)).isEqualTo("2 matches");
    assertThat(english.say("failure.error", english.matches(1)))
        .isEqualTo("1 match ended in a script error");
    assertThat(japanese.matches(1)).isEqualTo("1対戦");
    assertThat(english.moment(1, 1)).isEqualTo("seed 1, after 1 choice");
    assertThat(english.moment(1, 4)).isEqualTo("seed 1, after 4 choices");
  }

  @Test
  void saysHowOftenChanceAloneDoesIt() {
    assertThat(english.often(0.03)).isEqualTo("about once in 33 tries");
    assertThat(english.often(0.7)).isEqualTo("more often than not");
    assertThat(english.often(0.00001)).isEqualTo("less than once in 1000 tries");
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(
        FigureWords.class.getName(),
        locale,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
