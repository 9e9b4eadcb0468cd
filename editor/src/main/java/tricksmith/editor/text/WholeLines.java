package tricksmith.editor.text;

import java.util.Optional;
import tricksmith.source.Span;

/** Commands on whole lines: those that a selection touches, or the caret's. */
public final class WholeLines {
  private WholeLines() {}

  /** Duplicates the lines; the caret moves to the copy. */
  public static TextEdit duplicated(String text, Span selection) {
    Span lines = new LineBounds(text).around(selection);
    String copy = text.substring(lines.start(), lines.end()) + "\n";
    return new TextEdit(
        new Span(lines.start(), lines.start()), copy, selection.movedBy(copy.length()));
  }

  /** Deletes the lines; the caret keeps its column. */
  public static TextEdit deleted(String text, Span selection) {
    LineBounds lines = new LineBounds(text);
    Span gone = lines.around(selection);
    boolean last = gone.end() == text.length();
    int column = selection.start() - lines.startOf(selection.start());
    Span cut =
        last
            ? new Span(Math.max(0, gone.start() - 1), gone.end())
            : new Span(gone.start(), gone.end() + 1);
    TextEdit edit = TextEdit.of(cut, "");
    String after = edit.applyTo(text);
    LineBounds left = new LineBounds(after);
    int start = left.startOf(Math.min(cut.start(), after.length()));
    int caret = Math.min(start + column, left.endOf(start));
    return new TextEdit(cut, "", new Span(caret, caret));
  }

  /** Moves the lines up; empty at the top. */
  public static Optional<TextEdit> movedUp(String text, Span selection) {
    LineBounds lines = new LineBounds(text);
    Span moving = lines.around(selection);
    if (moving.start() == 0) {
      return Optional.empty();
    }
    Span above = new Span(lines.startOf(moving.start() - 1), moving.start() - 1);
    int by = above.start() - moving.start();
    return Optional.of(exchanged(text, above, moving, selection.movedBy(by)));
  }

  /** Moves the lines down; empty at the bottom. */
  public static Optional<TextEdit> movedDown(String text, Span selection) {
    LineBounds lines = new LineBounds(text);
    Span moving = lines.around(selection);
    if (moving.end() == text.length()) {
      return Optional.empty();
    }
    Span below = new Span(moving.end() + 1, lines.endOf(moving.end() + 1));
    int by = below.end() - moving.end();
    // A selection up to the end of the last line must stay within the text.
    Span selected = selection.movedBy(by);
    Span inText = new Span(selected.start(), Math.min(selected.end(), text.length()));
    return Optional.of(exchanged(text, moving, below, inText));
  }

  /** Swaps two adjacent ranges of lines, keeping the line break between them. */
  private static TextEdit exchanged(String text, Span first, Span second, Span selection) {
    return new TextEdit(
        new Span(first.start(), second.end()),
        text.substring(second.start(), second.end())
            + "\n"
            + text.substring(first.start(), first.end()),
        selection);
  }
}
