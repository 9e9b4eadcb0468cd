package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LongLineTest {
  private static final String LONGEST = "-".repeat(LongLine.MOST);

  @Test
  void isTheFirstThatHasNoRoom() {
    assertThat(LongLine.in("a\n" + LONGEST + "--\nb\n" + LONGEST + "-"))
        .contains(new LongLine(2, LongLine.MOST + 2));
    assertThat(LongLine.in(LONGEST + "\n" + LONGEST + "-"))
        .contains(new LongLine(2, LongLine.MOST + 1));
  }

  @Test
  void aTextMayBeAsLongAsItLikes() {
    assertThat(LongLine.in((LONGEST + "\n").repeat(3))).isEmpty();
    assertThat(LongLine.in("")).isEmpty();
  }
}
