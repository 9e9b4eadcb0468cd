package tricksmith.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColumnsTest {

  @Test
  void alignsNumbersRight() {
    assertThat(Columns.flushRight().row("seat", "wins").row("1", "1000").lines())
        .containsExactly("seat  wins", "   1  1000");
  }

  @Test
  void alignsWordsLeftWithoutSpacesAtTheEnd() {
    assertThat(Columns.flushLeft().row("a", "b").row("long", "").lines())
        .containsExactly("a     b", "long");
  }

  @Test
  void countsWideSignsAsTwoPlaces() {
    assertThat(Columns.flushLeft().row("得点", "1").row("ab", "2").lines())
        .containsExactly("得点  1", "ab    2");
  }

  @Test
  void cutsAWordToWhichAllOthersWouldBePadded() {
    String endless = "あ".repeat(900_000);
    assertThat(Columns.flushLeft().row(endless, "1").row("ab", "2").lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThan(250));
  }
}
