package tricksmith.server;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Converts between offsets and protocol positions: lines and UTF-16 columns, both from 0. */
record PositionMapper(Source source) {

  /** Returns the offset of a position. Positions outside the text are clamped to it. */
  int offset(Position position) {
    if (position.getLine() >= source.lineCount()) {
      return source.text().length();
    }
    Span line = source.line(position.getLine() + 1);
    return Math.clamp((long) line.start() + position.getCharacter(), line.start(), line.end());
  }

  Span span(Range range) {
    int start = offset(range.getStart());
    return new Span(start, Math.max(start, offset(range.getEnd())));
  }

  Position position(int offset) {
    int inside = Math.clamp(offset, 0, source.text().length());
    int line = source.place(inside).line();
    return new Position(line - 1, inside - source.line(line).start());
  }

  Range range(Span span) {
    return new Range(position(span.start()), position(span.end()));
  }

  List<TextEdit> edits(List<Edit> edits) {
    return edits.stream().map(edit -> new TextEdit(range(edit.span()), edit.text())).toList();
  }
}
