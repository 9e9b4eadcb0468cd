package tricksmith.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Steps through the lines of a recorded match and keeps the first problem reported. */
final class LineCursor {

  private final List<RecordedLine> lines;
  private final List<RecordedLine.Derived> derived = new ArrayList<>();
  private int next;
  private @Nullable MatchFileProblem problem;

  LineCursor(RecordedMatch match) {
    lines = match.lines();
  }

  /**
   * Returns the next input without taking it, or null at the end. Derived lines before it are kept
   * for {@link #takeDerived}.
   */
  RecordedLine.@Nullable Input peek() {
    while (next < lines.size() && lines.get(next) instanceof RecordedLine.Derived line) {
      derived.add(line);
      next++;
    }
    return next < lines.size() && lines.get(next) instanceof RecordedLine.Input input
        ? input
        : null;
  }

  /**
   * Takes the next input.
   *
   * @throws IllegalStateException if there is none
   */
  RecordedLine.Input take() {
    RecordedLine.Input input = peek();
    if (input == null) {
      throw new IllegalStateException("no more lines");
    }
    next++;
    return input;
  }

  /** Returns the derived lines passed since the last call. */
  List<RecordedLine.Derived> takeDerived() {
    peek();
    List<RecordedLine.Derived> taken = List.copyOf(derived);
    derived.clear();
    return taken;
  }

  void report(MatchFileProblem found) {
    if (problem == null) {
      problem = found;
    }
  }

  @Nullable MatchFileProblem problem() {
    return problem;
  }
}
