package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourceTest {

  @Test
  void countsLinesAndCharacters() {
    Source source = new Source("a", "one\ntwo\r\nthree\rfour");
    assertThat(source.lineCount()).isEqualTo(4);
    assertThat(source.place(0)).isEqualTo(new Place(1, 1));
    assertThat(source.place(3)).isEqualTo(new Place(1, 4));
    assertThat(source.place(4)).isEqualTo(new Place(2, 1));
    assertThat(source.place(9)).isEqualTo(new Place(3, 1));
    assertThat(source.place(16)).isEqualTo(new Place(4, 2));
  }

  @Test
  void countsACharacterOnceHoweverItIsStored() {
    Source source = new Source("a", "\uD83C\uDCA1x");
    assertThat(source.place(2)).isEqualTo(new Place(1, 2));
  }

  @Test
  void knowsItsLines() {
    Source source = new Source("a", "one\r\n\ntwo");
    assertThat(source.text(source.line(1))).isEqualTo("one");
    assertThat(source.text(source.line(2))).isEmpty();
    assertThat(source.text(source.line(3))).isEqualTo("two");
    assertThat(source.line(99)).isEqualTo(source.line(3));
  }

  @Test
  void tellsWhatElseIsInALine() {
    Source source = new Source("a", "one\rtwo three\r\nfour");
    assertThat(source.before(8)).isEqualTo("two ");
    assertThat(source.after(8)).isEqualTo("three");
    assertThat(source.after(13)).isEmpty();
    assertThat(source.after(14)).isEmpty();
    assertThat(source.before(4)).isEmpty();
  }

  @Test
  void tellsWhatElseIsInALineAsIfItWereSpacedPlainly() {
    Source source = new Source("a", "must\t\"a\u3000b\"\u3000card\u3000then x");
    assertThat(source.before(11)).isEqualTo("must \"a\u3000b\" ");
    assertThat(source.after(11)).isEqualTo("card then x");
  }

  @Test
  void quotesAsIfWordsWereSpacedPlainly() {
    Source source = new Source("a", "cards\u00A0of\u2003\"a\u00A0b\"\nin x");
    assertThat(source.quoted(new Span(6, 16))).isEqualTo("of \"a\u00A0b\"\ni");
  }

  @Test
  void tellsWhereAStretchBegins() {
    Source source = new Source("a", "one\r\ntwo\n");
    assertThat(source.text(source.beginning(new Span(1, 7)))).isEqualTo("ne");
    assertThat(source.text(source.beginning(new Span(5, 7)))).isEqualTo("tw");
    assertThat(source.beginning(new Span(4, 7))).isEqualTo(new Span(4, 4));
    assertThat(source.beginning(new Span(99, 100))).isEqualTo(new Span(9, 9));
  }

  @Test
  void takesTheNearestPlaceInside() {
    Source source = new Source("a", "one\n");
    assertThat(source.lineCount()).isEqualTo(2);
    assertThat(source.place(99)).isEqualTo(new Place(2, 1));
    assertThat(source.text(new Span(2, 99))).isEqualTo("e\n");
  }
}
