package tricksmith.format;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** Finds the words that need special care in the layout. */
final class Marks {
  private final Set<Word> beforeSemicolons = new HashSet<>();
  private final Set<Word> anchors = new HashSet<>();

  private @Nullable Word last;

  private Marks() {}

  static Marks in(List<Line> lines) {
    Marks marks = new Marks();
    lines.forEach(marks::take);
    return marks;
  }

  boolean isBeforeSemicolon(Word word) {
    return beforeSemicolons.contains(word);
  }

  /** Whether other lines are indented relative to a word. */
  boolean isAnchor(Word word) {
    return anchors.contains(word);
  }

  private void take(Line line) {
    if (line.indent().under() != null) {
      anchors.add(line.indent().under());
    }
    for (int index = 0; index < line.words().size(); index++) {
      take(line.words().get(index), index == 0);
    }
  }

  private void take(Word word, boolean startsLine) {
    if (last != null && last.endsStatement() && needsSemicolonBefore(word, startsLine)) {
      beforeSemicolons.add(last);
    }
    last = word;
  }

  /**
   * Whether a semicolon is needed before a word. A line break does the same job, except before a
   * word that would continue the line.
   */
  private static boolean needsSemicolonBefore(Word next, boolean startsLine) {
    return startsLine
        ? next.text().equals("else")
        : !next.is(Role.BLOCK_END) && !next.is(Role.TABLE_END);
  }
}
