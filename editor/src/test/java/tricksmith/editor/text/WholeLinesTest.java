package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tricksmith.source.Span;

/** The selection is between « and »; without them the caret is at |. */
class WholeLinesTest {

  @Test
  void writesALineOnceMoreBelow() {
    assertThat(after("a\nb|c\nd", WholeLines::duplicated)).isEqualTo("a\nbc\nb|c\nd");
    assertThat(after("a\nb|c", WholeLines::duplicated)).isEqualTo("a\nbc\nb|c");
  }

  @Test
  void writesAllLinesOnceMoreThatASelectionTouches() {
    assertThat(after("a«b\nc»d\ne", WholeLines::duplicated)).isEqualTo("ab\ncd\na«b\nc»d\ne");
    assertThat(after("«ab\n»cd", WholeLines::duplicated)).isEqualTo("ab\n«ab\n»cd");
  }

  @Test
  void takesLinesOutAndStaysInTheColumn() {
    assertThat(after("ab\nc|d\nef", WholeLines::deleted)).isEqualTo("ab\ne|f");
    assertThat(after("a«b\nc»d\nef", WholeLines::deleted)).isEqualTo("e|f");
    assertThat(after("«ab\n»cd\nef", WholeLines::deleted)).isEqualTo("|cd\nef");
  }

  @Test
  void takesTheLastLineOutWithTheBreakBeforeIt() {
    assertThat(after("ab\ncd|", WholeLines::deleted)).isEqualTo("ab|");
    assertThat(after("ab|", WholeLines::deleted)).isEqualTo("|");
    assertThat(after("|", WholeLines::deleted)).isEqualTo("|");
  }

  @Test
  void movesLinesUpWithWhatIsSelectedInThem() {
    assertThat(after("x\na«b\nc»d", (text, at) -> WholeLines.movedUp(text, at).orElseThrow()))
        .isEqualTo("a«b\nc»d\nx");
    assertThat(WholeLines.movedUp("a\nb", new Span(1, 1))).isEqualTo(Optional.empty());
  }

  @Test
  void movesLinesDownWithWhatIsSelectedInThem() {
    assertThat(after("a«b\nc»d\nx\ny", (text, at) -> WholeLines.movedDown(text, at).orElseThrow()))
        .isEqualTo("x\na«b\nc»d\ny");
    assertThat(after("«a\n»xy", (text, at) -> WholeLines.movedDown(text, at).orElseThrow()))
        .isEqualTo("xy\n«a»");
    assertThat(WholeLines.movedDown("a\nb", new Span(3, 3))).isEqualTo(Optional.empty());
  }

  private interface Change {
    TextEdit of(String text, Span selection);
  }

  private static String after(String marked, Change change) {
    String text = marked.replaceAll("[|«»]", "");
    int start = marked.indexOf(marked.contains("«") ? "«" : "|");
    int end = marked.contains("»") ? marked.indexOf("»") - 1 : start;
    TextEdit edit = change.of(text, new Span(start, end));
    String changed = edit.applyTo(text);
    Span selected = edit.selection();
    String inside = changed.substring(selected.start(), selected.end());
    return changed.substring(0, selected.start())
        + (inside.isEmpty() ? "|" : "«" + inside + "»")
        + changed.substring(selected.end());
  }
}
