package tricksmith.editor.highlight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.fxmisc.richtext.model.StyleSpan;
import org.fxmisc.richtext.model.StyleSpans;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HighlightingTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "must,script-word",
        "trump,script-name",
        "切り札,script-name",
        "♠,script-name",
        "13,script-number",
        "\"follow suit\",script-text",
        "// a note,script-comment",
        "==,script-sign",
        "“wrong quotes”,script-unreadable",
        "\"not finished,script-unreadable"
      })
  void colours(String token, String style) {
    assertThat(stylesAt(Highlighting.of("(" + token, List.of()), 1)).containsExactly(style);
  }

  @Test
  void marksTheGapBeforeACommentInAColumnOfItsOwn() {
    String text = "  players 2      // SZ-1\n// alone\n    // indented\ndeck {  // near";
    StyleSpans<Collection<String>> styles = Highlighting.of(text, List.of());

    List<Integer> gap =
        IntStream.range(0, text.length())
            .filter(at -> stylesAt(styles, at).contains("script-gap"))
            .boxed()
            .toList();

    assertThat(gap).containsExactly(13, 14, 15, 16);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "game \"Whist\"\r\n  players 4", "\uD83C\uDCCF joker", "\"", "\\ # §"})
  void coversTheWholeText(String text) {
    assertThat(Highlighting.of(text, List.of()).length()).isEqualTo(text.length());
  }

  @Test
  void countsAsTheWindowDoesAfterAnEmoji() {
    StyleSpans<Collection<String>> spans = Highlighting.of("\"\uD83C\uDCCF\" 7", List.of());

    assertThat(stylesAt(spans, 3)).containsExactly("script-text");
    assertThat(stylesAt(spans, 5)).containsExactly("script-number");
  }

  @Test
  void laysMarksOverTokens() {
    StyleSpans<Collection<String>> spans =
        Highlighting.of("must trump", List.of(new Mark(2, 7, "script-error")));

    assertThat(stylesAt(spans, 0)).containsExactly("script-word");
    assertThat(stylesAt(spans, 2)).containsExactly("script-word", "script-error");
    assertThat(stylesAt(spans, 6)).containsExactly("script-name", "script-error");
    assertThat(stylesAt(spans, 8)).containsExactly("script-name");
  }

  @Test
  void showsAMarkOfAPlaceBetweenCharacters() {
    StyleSpans<Collection<String>> spans =
        Highlighting.of("must", List.of(new Mark(4, 4, "script-error")));

    assertThat(stylesAt(spans, 3)).containsExactly("script-word", "script-error");
  }

  @Test
  void keepsMarksInsideTheText() {
    assertThat(Highlighting.of("a", List.of(new Mark(5, 9, "script-error"))).length()).isEqualTo(1);
    assertThat(Highlighting.of("", List.of(new Mark(0, 0, "script-error"))).length()).isZero();
  }

  private static Collection<String> stylesAt(StyleSpans<Collection<String>> spans, int offset) {
    int end = 0;
    for (StyleSpan<Collection<String>> span : spans) {
      end += span.getLength();
      if (offset < end) {
        return span.getStyle();
      }
    }
    throw new AssertionError("no style at " + offset);
  }
}
