package tricksmith.format;

import java.util.List;
import tricksmith.parse.Role;

/** Values with several cases, one on each line: their conditions are aligned. */
final class Cases {
  private static final int GAP = 2;

  /** Conditions of cases are not moved further than this. */
  private static final int WIDEST = 40;

  private Cases() {}

  /** The columns of a statement that consists of these lines: one, or none. */
  static List<Column> columns(List<Line> statement) {
    long cases = statement.stream().filter(Cases::isCase).filter(Cases::hasCondition).count();
    return cases > 1
        ? List.of(new Column(Role.CASE_CONDITION, AlignmentPoint.upTo(WIDEST), GAP))
        : List.of();
  }

  /** Whether a case begins with the line, or the value and so its first case in it. */
  static boolean isCase(Line line) {
    return !line.words().isEmpty()
        && (line.words().getFirst().is(Role.CASE) || has(line, Role.VALUE));
  }

  private static boolean hasCondition(Line line) {
    return has(line, Role.CASE_CONDITION);
  }

  private static boolean has(Line line, Role role) {
    return line.words().stream().anyMatch(word -> word.is(role));
  }
}
