package tricksmith.editor.highlight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkTest {
  private static final Mark MARK = new Mark(4, 8, "style");

  @Test
  void staysBeforeAnEdit() {
    assertThat(MARK.after(9, 2, 5)).containsExactly(MARK);
  }

  @Test
  void movesAfterAnEdit() {
    assertThat(MARK.after(0, 2, 5)).containsExactly(new Mark(7, 11, "style"));
  }

  @Test
  void growsWhereItIsTypedIn() {
    assertThat(MARK.after(8, 0, 1)).containsExactly(new Mark(4, 9, "style"));
    assertThat(MARK.after(5, 1, 3)).containsExactly(new Mark(4, 10, "style"));
  }

  @Test
  void isGoneWithItsText() {
    assertThat(MARK.after(4, 4, 0)).isEmpty();
    assertThat(MARK.after(2, 4, 0)).isEmpty();
  }
}
