package tricksmith.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** Finds the lines to be aligned with each other, and assigns every line its columns. */
final class AlignedBlocks {
  private final List<Line> lines;
  private final Marks marks;
  private final List<Row> rows = new ArrayList<>();

  /** The block that the next line continues if it is of the same kind. */
  private @Nullable AlignedBlock table;

  /** The columns for the cases of the current statement. */
  private List<Column> cases = List.of();

  private AlignedBlocks(List<Line> lines) {
    this.lines = lines;
    this.marks = Marks.in(lines);
  }

  static List<Row> rowsOf(List<Line> lines) {
    AlignedBlocks tables = new AlignedBlocks(lines);
    for (int index = 0; index < lines.size(); index++) {
      tables.take(index);
    }
    return tables.rows;
  }

  private void take(int index) {
    Line line = lines.get(index);
    if (line.afterBlank()) {
      table = null;
    }
    if (line.words().isEmpty()) {
      rows.add(new Row(line, List.of(), null));
    } else if (line.place() == Place.FIRST) {
      cases = Cases.columns(statement(index));
      rows.add(rowOfTable(line));
    } else {
      rows.add(further(line));
    }
  }

  /** Returns the lines of the statement that starts at {@code index}. */
  private List<Line> statement(int index) {
    Stream<Line> further =
        lines.subList(index + 1, lines.size()).stream()
            .takeWhile(line -> line.place() != Place.FIRST);
    return Stream.concat(Stream.of(lines.get(index)), further).toList();
  }

  private Row rowOfTable(Line line) {
    Word first = line.words().getFirst();
    if (table == null || !table.takes(first)) {
      table = AlignedBlock.beginningWith(first).orElse(null);
    }
    return row(line, table);
  }

  private Row further(Line line) {
    Word first = line.words().getFirst();
    if (first.is(Role.CRITERION)) {
      return rowOfTable(line);
    }
    if (first.is(Role.BLOCK_END)) {
      table = null;
    }
    return row(line, null);
  }

  private Row row(Line line, @Nullable AlignedBlock own) {
    List<Column> columns = new ArrayList<>(own == null ? List.of() : own.columns());
    if (Cases.isCase(line)) {
      columns.addAll(cases);
    }
    return new Row(line, Parts.of(line, columns, marks), own);
  }
}
