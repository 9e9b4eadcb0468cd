package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.source.Span;

class InsertedSnippetTest {
  private static final String BEFORE = "match {\n  de";
  private static final Span WORD = new Span(10, 12);

  /** Two placeholders: {@code from} and the empty block. */
  private static final InsertedSnippet BLOCK =
      new InsertedSnippet("for from {\n    \n  }", List.of(new Span(4, 8), new Span(15, 15)));

  @Test
  void goesIntoALineAsItIs() {
    assertThat(BLOCK.insteadOf(WORD).applyTo(BEFORE)).isEqualTo("match {\n  for from {\n    \n  }");
  }

  @Test
  void selectsItsFirstPlace() {
    assertThat(BLOCK.insteadOf(WORD).selection()).isEqualTo(new Span(14, 18));
  }

  @Test
  void leavesTheOtherPlacesForLater() {
    assertThat(BLOCK.stopsIn(WORD).spans()).containsExactly(new Span(25, 25));
  }

  @Test
  void hasTheCaretAtItsEndWhereNothingIsToBeFilled() {
    assertThat(new InsertedSnippet("deck", List.of()).insteadOf(WORD).selection())
        .isEqualTo(new Span(14, 14));
  }

  @Test
  void movesPlacesAfterAnEdit() {
    TabStops stops = new TabStops(List.of(new Span(2, 4), new Span(10, 12)));

    assertThat(stops.after(6, 1, 3).spans()).containsExactly(new Span(2, 4), new Span(12, 14));
  }

  @Test
  void forgetsPlacesThatWereEdited() {
    TabStops stops = new TabStops(List.of(new Span(2, 4), new Span(10, 12)));

    assertThat(stops.after(3, 8, 0).spans()).isEmpty();
  }

  @Test
  void goesOnAfterWhatWasPutIntoAPlace() {
    TabStops stops = new TabStops(List.of(new Span(20, 24)));

    assertThat(stops.within(new TabStops(List.of(new Span(8, 9)))).spans())
        .containsExactly(new Span(8, 9), new Span(20, 24));
  }
}
