package tricksmith.service.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tricksmith.parse.Continuation.Kind;
import tricksmith.source.TextResource;

/**
 * A whole line or value to fill in.
 *
 * @param place where it can be written
 * @param text with placeholders {@code ${name}}
 */
record Template(Kind place, String text) {
  private static final Pattern NO_LETTER = Pattern.compile("[^a-z]");

  /** All templates; those for one place in the order in which they are offered. */
  static final List<Template> ALL = read(TextResource.lines(Template.class, "templates.txt"));

  /** Returns the word of the language with which it begins; empty if it begins with a name. */
  String word() {
    return NO_LETTER.split(text, 2)[0];
  }

  private static List<Template> read(List<String> lines) {
    List<Template> read = new ArrayList<>();
    Kind place = Kind.SECTION;
    String gap = "\n";
    for (String line : lines) {
      if (line.isEmpty()) {
        gap += "\n";
        continue;
      }
      if (line.matches("[A-Z_]+:")) {
        place = Kind.valueOf(line.substring(0, line.length() - 1));
      } else if (line.startsWith(" ") || line.startsWith("}")) {
        Template begun = read.removeLast();
        read.add(new Template(begun.place(), begun.text() + gap + line));
      } else {
        read.add(new Template(place, line));
      }
      gap = "\n";
    }
    return List.copyOf(read);
  }
}
