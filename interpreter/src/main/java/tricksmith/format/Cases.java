package tricksmith.format;

import java.util.List;
import tricksmith.parse.Role;

/** Aligns the conditions of values with several cases, one per line. */
final class Cases {
  private static final int GAP = 2;

  /** The farthest to the right that a condition is moved. */
  private static final int WIDEST = 40;

  private Cases() {}

  /** Returns the columns of a statement with these lines: one or none. */
  static List<Column> columns(List<Line> statement) {
    long cases =
        statement.stream()
            .filter(Cases::isCase)
            .filter(line -> has(line, Role.CASE_CONDITION))
            .count();
    return cases > 1
        ? List.of(new Column(Role.CASE_CONDITION, AlignmentPoint.upTo(WIDEST), GAP))
        : List.of();
  }

  /** Whether a case starts on this line, either by itself or as the first case of a value. */
  static boolean isCase(Line line) {
    return !line.words().isEmpty()
        && (line.words().getFirst().is(Role.CASE) || has(line, Role.VALUE));
  }

  private static boolean has(Line line, Role role) {
    return line.words().stream().anyMatch(word -> word.is(role));
  }
}
