package tricksmith.service.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.parse.Continuation.Kind;
import tricksmith.source.TextResource;

/**
 * A common name for something that scripts write in other words: a user looking for an auction
 * finds the loop in which it is held.
 *
 * @param place where it can be written
 * @param names in lower case; the first is shown
 * @param text as in a {@link Template}
 */
record Concept(Kind place, List<String> names, String text) {

  /** The shortest concept; a single letter is none yet. */
  private static final int SHORTEST = 2;

  /** The first character from which on a single character is a word of its own. */
  private static final int FIRST_WIDE = 0x2E80;

  private static final String INDENT = "  ";

  /** All concepts, in the order in which they are offered. */
  static final List<Concept> ALL = read(TextResource.lines(Concept.class, "concepts.txt"));

  Concept {
    names = List.copyOf(names);
  }

  private static List<Concept> read(List<String> lines) {
    List<Concept> read = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(INDENT)) {
        Concept begun = read.removeLast();
        String before = begun.text().isEmpty() ? "" : begun.text() + "\n";
        read.add(
            new Concept(begun.place(), begun.names(), before + line.substring(INDENT.length())));
      } else {
        String[] heading = line.split(": ", 2);
        read.add(new Concept(Kind.valueOf(heading[0]), List.of(heading[1].split(", ")), ""));
      }
    }
    return List.copyOf(read);
  }

  /** Returns the name that continues what is begun, if the concept has one. */
  Optional<String> called(String begun) {
    String start = begun.toLowerCase(Locale.ROOT);
    int shortest = start.codePoints().anyMatch(sign -> sign >= FIRST_WIDE) ? 1 : SHORTEST;
    return start.length() < shortest
        ? Optional.empty()
        : names.stream().filter(name -> name.startsWith(start)).findFirst();
  }
}
