package tricksmith.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Row.Part;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** Divides a line into the parts that are aligned in columns. */
final class Parts {
  private final Marks marks;
  private final List<Part> parts = new ArrayList<>();

  /** The columns that a part can still begin in: those to the right. */
  private List<Column> columns;

  private @Nullable Word last;

  private Parts(List<Column> columns, Marks marks) {
    this.columns = columns;
    this.marks = marks;
  }

  /**
   * The parts of a line.
   *
   * @param columns those that it may have a part in, from the left to the right
   * @param marks words of the script that are special
   */
  static List<Part> of(Line line, List<Column> columns, Marks marks) {
    Parts parts = new Parts(columns, marks);
    line.words().forEach(parts::take);
    return parts.parts;
  }

  private void take(Word word) {
    if (last == null) {
      parts.add(new Part(word, text(word), 0, null));
    } else {
      add(word, Spacing.between(last, word));
    }
    last = word;
  }

  private void add(Word word, int gap) {
    if (word.is(Role.CRITERION)) {
      columns = List.of(); // Those of this line are for its first criterion.
    }
    Optional<Column> column = columnOf(word);
    if (column.isPresent()) {
      int wanted = Math.max(gap, column.get().gap());
      parts.add(new Part(word, text(word), wanted, column.get().stop()));
    } else if (marks.isAnchor(word)) {
      parts.add(new Part(word, text(word), gap, null));
    } else {
      parts.add(parts.removeLast().with(" ".repeat(gap) + text(word)));
    }
  }

  /** Moves on to the column of a word: the next part goes to the right of it. */
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
