package tricksmith.editor.view.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.source.Span;

class TextAnnotationTest {
  private final TextAnnotation annotate =
      new TextAnnotation(new Span(5, 9), "script-error", "wrong");

  @Test
  void staysWhereItIsBeforeAnEdit() {
    assertThat(annotate.after(10, 0, 3)).containsExactly(annotate);
  }

  @Test
  void movesAlongAfterAnEdit() {
    assertThat(annotate.after(0, 1, 3))
        .containsExactly(new TextAnnotation(new Span(7, 11), "script-error", "wrong"));
  }

  @Test
  void isGoneWhenItIsEdited() {
    assertThat(annotate.after(6, 1, 0)).isEmpty();
    assertThat(annotate.after(9, 0, 1)).isEmpty();
    assertThat(annotate.after(0, 20, 0)).isEmpty();
  }
}
