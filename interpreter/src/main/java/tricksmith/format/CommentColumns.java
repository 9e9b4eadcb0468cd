package tricksmith.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.source.DisplayWidth;

/**
 * Finds the columns of trailing comments. All share one column, except on lines too long for it:
 * consecutive long lines share a column of their own, and so do the lines of a table.
 */
final class CommentColumns {

  /** The usual column of comments, counted from 0. */
  private static final int USUAL = 71;

  private static final int GAP = 3;

  private final List<Row> rows;
  private final List<String> codes;
  private final Map<AlignedBlock, Integer> tables = new HashMap<>();

  private CommentColumns(List<Row> rows, List<String> codes) {
    this.rows = rows;
    this.codes = codes;
  }

  /**
   * Returns the comment column of each row.
   *
   * @param codes the text of each row, without its comment
   */
  static List<Integer> of(List<Row> rows, List<String> codes) {
    CommentColumns columns = new CommentColumns(rows, codes);
    columns.findTables();
    return columns.all();
  }

  private void findTables() {
    for (int index = 0; index < rows.size(); index++) {
      @Nullable AlignedBlock table = table(index);
      if (table != null && hasComment(index)) {
        tables.merge(table, earliest(index), Math::max);
      }
    }
  }

  private List<Integer> all() {
    List<Integer> columns = new ArrayList<>();
    int index = 0;
    while (index < rows.size()) {
      int end = runEnd(index);
      int column = IntStream.range(index, end).map(this::column).max().orElse(USUAL);
      for (; index < end; index++) {
        columns.add(column);
      }
    }
    return columns;
  }

  /**
   * Returns the end, exclusive, of the run of lines from {@code start} that share a column outside
   * a table.
   */
  private int runEnd(int start) {
    int end = start + 1;
    while (end < rows.size() && (goesOn(end) || (isTooLong(end - 1) && isTooLong(end)))) {
      end++;
    }
    return end;
  }

  private boolean goesOn(int index) {
    return rows.get(index).line().place() == Place.COMMENT_FURTHER;
  }

  private boolean isTooLong(int index) {
    return hasComment(index) && table(index) == null && earliest(index) > USUAL;
  }

  private int column(int index) {
    @Nullable AlignedBlock table = table(index);
    return table == null ? earliest(index) : tables.getOrDefault(table, USUAL);
  }

  private int earliest(int index) {
    return Math.max(USUAL, DisplayWidth.of(codes.get(index)) + GAP);
  }

  private boolean hasComment(int index) {
    return rows.get(index).line().comment() != null
        && rows.get(index).line().place() != Place.COMMENT;
  }

  private @Nullable AlignedBlock table(int index) {
    @Nullable AlignedBlock table = rows.get(index).table();
    return table != null && table.alignsComments() ? table : null;
  }
}
