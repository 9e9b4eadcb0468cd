package tricksmith.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/**
 * Decides where empty lines go: one between two sections, and where the author has put some, but
 * none directly inside of brackets. The lines of the head belong together; definitions may.
 */
final class BlankLines {
  private static final Set<String> OPENING = Set.of("(", "[", "{");
  private static final Set<String> CLOSING = Set.of(")", "]", "}");

  private final List<Line> settled = new ArrayList<>();

  /** The first word of the section before. */
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

  /** Comments directly before a section belong to it: the empty line goes before them. */
  private void separateSections() {
    int first = settled.size() - 1;
    while (!settled.get(first).afterBlank() && settled.get(first - 1).place() == Place.COMMENT) {
      first--;
    }
    settled.set(first, settled.get(first).afterBlank(true));
  }
}
