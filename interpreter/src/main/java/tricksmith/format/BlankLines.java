package tricksmith.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/**
 * Places blank lines: one between sections, and wherever the author left some, except next to
 * brackets on the inside. The lines of the head stay together; definitions may be separated.
 */
final class BlankLines {
  private static final Set<String> OPENING = Set.of("(", "[", "{");
  private static final Set<String> CLOSING = Set.of(")", "]", "}");

  private final List<Line> settled = new ArrayList<>();

  /** The first word of the previous section. */
  private @Nullable Word section;

  private BlankLines() {}

  static List<Line> settled(List<Line> lines) {
    BlankLines blanks = new BlankLines();
    for (Line line : lines) {
      blanks.take(line);
    }
    return blanks.settled;
  }

  private void take(Line line) {
    settled.add(line.afterBlank(line.afterBlank() && mayBeBlankBefore(line)));
    if (line.place() == Place.FIRST && line.words().getFirst().is(Role.SECTION)) {
      begin(line.words().getFirst());
    }
  }

  private boolean mayBeBlankBefore(Line line) {
    return !settled.isEmpty()
        && (line.words().isEmpty() || !CLOSING.contains(line.words().getFirst().text()))
        && (settled.getLast().words().isEmpty()
            || !OPENING.contains(settled.getLast().words().getLast().text()));
  }

  private void begin(Word first) {
    if (section != null && !mayFollowDirectly(section, first)) {
      separateSections();
    }
    section = first;
  }

  private static boolean mayFollowDirectly(Word before, Word after) {
    return (isOfHead(before) && isOfHead(after))
        || (before.is(Role.DEFINITION) && after.is(Role.DEFINITION));
  }

  private static boolean isOfHead(Word section) {
    return section.is(Role.GAME) || section.is(Role.HEAD);
  }

  /**
   * Puts a blank line between sections. Comments directly above a section belong to it, so the
   * blank line goes above them.
   */
  private void separateSections() {
    int first = settled.size() - 1;
    while (!settled.get(first).afterBlank() && settled.get(first - 1).place() == Place.COMMENT) {
      first--;
    }
    settled.set(first, settled.get(first).afterBlank(true));
  }
}
