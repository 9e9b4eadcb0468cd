package tricksmith.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Row.Part;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** Splits a line into the parts that are aligned in columns. */
final class Parts {
  private final Marks marks;
  private final List<Part> parts = new ArrayList<>();

  /** The columns still available, all to the right of the current part. */
  private List<Column> columns;

  private @Nullable Word last;

  // The part under construction. A line can be as long as a script.
  private final StringBuilder text = new StringBuilder();
  private @Nullable Word first;
  private int gap;
  private @Nullable AlignmentPoint stop;

  private Parts(List<Column> columns, Marks marks) {
    this.columns = columns;
    this.marks = marks;
  }

  /**
   * Splits a line into parts.
   *
   * @param columns the columns it may use, from left to right
   * @param marks the special words of the script
   */
  static List<Part> of(Line line, List<Column> columns, Marks marks) {
    Parts parts = new Parts(columns, marks);
    line.words().forEach(parts::take);
    parts.end();
    return parts.parts;
  }

  private void take(Word word) {
    if (last == null) {
      begin(word, 0, null);
    } else {
      add(word, Spacing.between(last, word));
    }
    last = word;
  }

  private void add(Word word, int spaces) {
    if (word.is(Role.CRITERION)) {
      columns = List.of(); // The columns of this line are for its first criterion.
    }
    Optional<Column> column = columnOf(word);
    if (column.isPresent()) {
      int wanted = Math.max(spaces, column.get().gap());
      begin(word, wanted, column.get().stop());
    } else if (marks.isAnchor(word)) {
      begin(word, spaces, null);
    } else {
      text.repeat(' ', spaces).append(text(word));
    }
  }

  private void begin(Word word, int before, @Nullable AlignmentPoint column) {
    end();
    first = word;
    gap = before;
    stop = column;
    text.append(text(word));
  }

  private void end() {
    Word begun = first;
    if (begun != null) {
      parts.add(new Part(begun, text.toString(), gap, stop));
      text.setLength(0);
      first = null;
    }
  }

  /** Returns the column that a word moves to, if any. Later parts then go to the right of it. */
  private Optional<Column> columnOf(Word word) {
    Optional<Column> found = columns.stream().filter(column -> word.is(column.role())).findFirst();
    found.ifPresent(
        column -> columns = columns.subList(columns.indexOf(column) + 1, columns.size()));
    return found;
  }

  private String text(Word word) {
    return marks.isBeforeSemicolon(word) ? word.text() + ";" : word.text();
  }
}
