package tricksmith.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.source.DisplayWidth;

/** A text table with aligned columns. The first row may hold headings. */
public final class Columns {

  private static final String GAP = "  ";

  /** The most characters of a cell. */
  private static final int LONGEST = 200;

  /** The number of left-aligned columns. */
  private final int left;

  /** Whether the last column is left-aligned too. */
  private final boolean remarks;

  private final List<List<String>> rows = new ArrayList<>();

  private Columns(int left, boolean remarks) {
    this.left = left;
    this.remarks = remarks;
  }

  /** A table with right-aligned columns, for numbers. */
  public static Columns flushRight() {
    return new Columns(0, false);
  }

  /** A table with left-aligned columns, for words. */
  public static Columns flushLeft() {
    return new Columns(Integer.MAX_VALUE, false);
  }

  /** A table of right-aligned numbers, with a left-aligned name at the start of each row. */
  public static Columns ofNumbersWithNames() {
    return new Columns(1, false);
  }

  /** A table of right-aligned numbers, with a left-aligned remark at the end of each row. */
  public static Columns ofNumbersWithRemarks() {
    return new Columns(0, true);
  }

  public Columns row(String... cells) {
    rows.add(Stream.of(cells).map(Columns::cut).toList());
    return this;
  }

  /** Cuts a name so long that every other row would be padded to its width. */
  private static String cut(String cell) {
    return cell.length() <= LONGEST
        ? cell
        : cell.substring(0, cell.offsetByCodePoints(0, LONGEST / 2)) + "…";
  }

  public List<String> lines() {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = IntStream.range(0, columns).map(this::widthOf).toArray();
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  /**
   * The lines of the table. If it has headings and is too wide, its rows are shown one below the
   * other, each with a line for every column.
   */
  public List<String> linesUnderHeadings(int room) {
    List<String> table = lines();
    return table.stream().allMatch(line -> DisplayWidth.of(line) <= room) ? table : cellByCell();
  }

  private List<String> cellByCell() {
    List<String> headings = rows.getFirst();
    int width = headings.stream().skip(1).mapToInt(DisplayWidth::of).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows.subList(1, rows.size())) {
      String name = left == 0 ? headings.getFirst() + " " : "";
      lines.add(name + row.getFirst());
      for (int column = 1; column < row.size(); column++) {
        lines.add(
            column < headings.size()
                ? "  " + padded(headings.get(column), width, false) + GAP + row.get(column)
                : "  " + row.get(column));
      }
    }
    return lines;
  }

  /**
   * The lines of the table. Where its last column is too wide, it is wrapped, or told below the
   * others if they leave too little room.
   */
  public List<String> linesWithin(int room) {
    int last = rows.stream().mapToInt(List::size).max().orElse(0) - 1;
    int begin = IntStream.range(0, last).map(column -> widthOf(column) + GAP.length()).sum();
    return lines().stream()
        .flatMap(
            line -> Paragraph.lines(line, room, " ".repeat(Math.min(begin, room / 2))).stream())
        .toList();
  }

  private int widthOf(int column) {
    return rows.stream()
        .filter(row -> column < row.size())
        .mapToInt(row -> DisplayWidth.of(row.get(column)))
        .max()
        .orElse(0);
  }

  private String line(List<String> row, int[] widths) {
    return IntStream.range(0, row.size())
        .mapToObj(
            column ->
                padded(
                    row.get(column),
                    widths[column],
                    column >= left && !(remarks && column == widths.length - 1)))
        .collect(Collectors.joining(GAP))
        .stripTrailing();
  }

  private static String padded(String cell, int width, boolean right) {
    String padding = " ".repeat(width - DisplayWidth.of(cell));
    return right ? padding + cell : cell + padding;
  }
}
