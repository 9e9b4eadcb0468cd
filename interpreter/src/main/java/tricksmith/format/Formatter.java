package tricksmith.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.parse.Parsed;
import tricksmith.parse.Written;
import tricksmith.parse.Written.Comment;
import tricksmith.parse.WrittenScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.DisplayWidth;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Formats scripts in the one canonical layout. Changes only spaces and line breaks, keeps line
 * breaks inside statements, and never changes what a script says.
 */
public final class Formatter {
  private Formatter() {}

  /** Formats a script; refuses one with errors. */
  public static Formatted format(Source source) {
    WrittenScript script = WrittenScript.of(source);
    Parsed parsed = script.parsed();
    if (parsed.diagnostics().stream().anyMatch(Diagnostic::isError)) {
      return new Formatted.Refused(parsed.diagnostics());
    }
    List<Written> pieces = script.pieces();
    String text = Layout.text(AlignedBlocks.rowsOf(Breaking.linesOf(source, pieces)));
    return Content.of(pieces, parsed.script()).isSaidBy(new Source(source.name(), text))
        ? new Formatted.LaidOut(text)
        : new Formatted.Refused(List.of(Diagnostic.of(FormatProblem.NOT_THE_SAME, new Span(0, 0))));
  }

  /** Prints rows, with every part and every comment in its column. */
  private static final class Layout {
    private final List<Row> rows;
    private final AlignmentPoints stops;

    private Layout(List<Row> rows) {
      this.rows = rows;
      this.stops = AlignmentPoints.in(rows);
    }

    /** Returns the text of a script, each line ending in a line feed. */
    static String text(List<Row> rows) {
      return new Layout(rows).text();
    }

    private String text() {
      List<String> codes = rows.stream().map(this::code).toList();
      List<Integer> comments = CommentColumns.of(rows, codes);
      StringBuilder text = new StringBuilder();
      for (int index = 0; index < rows.size(); index++) {
        Line line = rows.get(index).line();
        text.append(line.afterBlank() ? "\n" : "");
        text.append(withComment(codes.get(index), line, comments.get(index))).append("\n");
      }
      return text.toString();
    }

    private String code(Row row) {
      String code = "";
      for (int part = 0; part < row.parts().size(); part++) {
        code = padded(code, stops.start(row, part)) + row.parts().get(part).text();
      }
      return code;
    }

    private String withComment(String code, Line line, int column) {
      @Nullable Comment comment = line.comment();
      if (comment == null) {
        return code;
      }
      int start = line.place() == Place.COMMENT ? stops.start(line.indent()) : column;
      return padded(code, start) + comment.text().stripTrailing();
    }

    private static String padded(String text, int columns) {
      return text + " ".repeat(Math.max(0, columns - DisplayWidth.of(text)));
    }
  }
}
