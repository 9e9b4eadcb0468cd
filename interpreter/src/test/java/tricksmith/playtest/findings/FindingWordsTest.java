package tricksmith.playtest.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.players.Level;

final class FindingWordsTest {

  @ParameterizedTest
  @EnumSource
  void everyLevelHasANameInBothLanguages(Level level) {
    assertThat(new FindingWords(Locale.ENGLISH, rule -> 0).level(level)).isNotBlank();
    assertThat(new FindingWords(Locale.JAPANESE, rule -> 0).level(level)).isNotBlank();
  }
}
