package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordAtTest {
  @ParameterizedTest
  @CsvSource({"0, deal", "2, deal", "4, deal", "5, next-after", "15, next-after", "16, ''"})
  void findsTheWordAroundAPlace(int place, String word) {
    assertThat(WordAt.place("deal next-after  ()", place)).isEqualTo(word);
  }
}
