package tricksmith.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.parse.Written.Comment;
import tricksmith.source.DisplayWidth;

/** Prints rows, with every part and every comment in its column. */
final class Layout {
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
