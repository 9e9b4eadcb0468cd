package tricksmith.editor.view.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.source.Span;

class TextAnnotationTest {
  private final TextAnnotation remark = new TextAnnotation(new Span(5, 9), "script-error", "wrong");

  @Test
  void staysWhereItIsBeforeAnEdit() {
    assertThat(remark.after(10, 0, 3)).containsExactly(remark);
  }

  @Test
  void movesAlongBehindAnEdit() {
    assertThat(remark.after(0, 1, 3))
        .containsExactly(new TextAnnotation(new Span(7, 11), "script-error", "wrong"));
  }

  @Test
  void isGoneWhenItIsEdited() {
    assertThat(remark.after(6, 1, 0)).isEmpty();
    assertThat(remark.after(9, 0, 1)).isEmpty();
    assertThat(remark.after(0, 20, 0)).isEmpty();
  }
}
