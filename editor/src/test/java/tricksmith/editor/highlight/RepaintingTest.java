package tricksmith.editor.highlight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.junit.jupiter.api.Test;

/** Only what looks different is repainted. */
class RepaintingTest {

  @Test
  void paintsNothingThatLooksAsWanted() {
    assertThat(Repainting.of("abcd", spans("aa", "bb"), spans("a", "a", "bb"))).isEmpty();
  }

  @Test
  void paintsFromTheFirstSignThatDiffersToTheLast() {
    Repainting repainting =
        Repainting.of("abcdef", spans("a", "bbbb", "c"), spans("a", "b", "x", "b", "x", "c"))
            .orElseThrow();

    assertThat(repainting.start()).isEqualTo(2);
    assertThat(repainting.spans()).isEqualTo(spans("x", "b", "x"));
  }

  @Test
  void doesNotMindHowLineBreaksLook() {
    assertThat(Repainting.of("a\nb", spans("aaa"), spans("a", "n", "a"))).isEmpty();
    assertThat(Repainting.of("a\nb", spans("aaa"), spans("a", "nn")).orElseThrow().start())
        .isEqualTo(2);
  }

  @Test
  void paintsNothingOfAnotherText() {
    assertThat(Repainting.of("ab", spans("aaa"), spans("bb"))).isEmpty();
  }

  /** A stretch for each word, as long as the word, in the style of its first letter. */
  private static StyleSpans<Collection<String>> spans(String... words) {
    StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
    for (String word : words) {
      spans.add(List.of(word.substring(0, 1)), word.length());
    }
    return spans.create();
  }
}
