package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.source.Span;

class BracketPairsTest {

  @Test
  void findsThePartnerBesideTheCaret() {
    BracketPairs brackets = BracketPairs.of("f(a[b])");

    assertThat(brackets.around(1)).containsExactly(new Span(1, 2), new Span(6, 7));
    assertThat(brackets.around(7)).containsExactly(new Span(6, 7), new Span(1, 2));
    assertThat(brackets.around(5)).containsExactly(new Span(5, 6), new Span(3, 4));
    assertThat(brackets.around(0)).isEmpty();
  }

  @Test
  void seesNoBracketsInCommentsAndTexts() {
    assertThat(BracketPairs.of("{ \"}\" // }\n }").partnerOf(0)).contains(12);
  }

  @Test
  void countsAsTheWindowDoesAfterAnEmoji() {
    assertThat(BracketPairs.of("\"\uD83C\uDCCF\" ( )").partnerOf(5)).contains(7);
  }

  @Test
  void matchesNoBracketsOfDifferentKinds() {
    assertThat(BracketPairs.of("( ]").around(0)).isEmpty();
  }

  @Test
  void foldsBlocksOfSeveralLines() {
    String text = "a {\n  b { c }\n  d {\n  }\n}\n";
    Folds folds = Folds.of(text, BracketPairs.of(text));

    assertThat(folds.lastLines()).isEqualTo(Map.of(0, 4, 2, 3));
    assertThat(folds.beginsIn(1)).isFalse();
  }

  @Test
  void keepsTheCaretAtItsWordWhenSpacesChange() {
    assertThat(CaretTracking.carry("a   bc", 4, "  a bc")).isEqualTo(4);
    assertThat(CaretTracking.carry("a   bc", 5, "  a bc")).isEqualTo(5);
    assertThat(CaretTracking.carry("a", 1, "a\n")).isEqualTo(1);
  }
}
