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

  private final List<List<String>> rows = new ArrayList<>();

  private Columns(int left) {
    this.left = left;
  }

  /** A table with right-aligned columns, for numbers. */
  public static Columns flushRight() {
    return new Columns(0);
  }

  /** A table with left-aligned columns, for words. */
  public static Columns flushLeft() {
    return new Columns(Integer.MAX_VALUE);
  }

  /** A table of right-aligned numbers, with a left-aligned name at the start of each row. */
  public static Columns ofNumbersWithNames() {
    return new Columns(1);
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

  /** The lines of the table. */
  public List<String> lines() {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = IntStream.range(0, columns).map(this::widthOf).toArray();
    return rows.stream().map(row -> line(row, widths)).toList();
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
        .mapToObj(column -> padded(row.get(column), widths[column], column >= left))
        .collect(Collectors.joining(GAP))
        .stripTrailing();
  }

  private static String padded(String cell, int width, boolean right) {
    String padding = " ".repeat(width - DisplayWidth.of(cell));
    return right ? padding + cell : cell + padding;
  }
}
