package tricksmith.editor.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainWordsTest {

  @Test
  void writesNegativeNumbersWithTheirOwnSign() {
    assertThat(PlainWords.number("-12")).isEqualTo("−12");
    assertThat(PlainWords.number("+3")).isEqualTo("+3");
    assertThat(PlainWords.number("0")).isEqualTo("0");
  }
}
