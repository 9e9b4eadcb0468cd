package tricksmith.editor.learning;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.recipe.Knob;

/** The words around a value in its line: as many as distinguish the values of one line. */
final class KnobContext {
  /** The most characters before a value, and after it; a word that has begun is not cut. */
  private static final int MOST_BEFORE = 26;

  private static final int MOST_AFTER = 22;
  private static final String CUT = "…";

  private KnobContext() {}

  /**
   * Returns the part of a line around a value.
   *
   * @param all the values of the recipe; those of one line are there in the order of their places
   */
  static String of(Knob knob, List<Knob> all) {
    String line = knob.line();
    int from = place(knob, all);
    int to = from + knob.value().length();
    int first = from <= MOST_BEFORE ? 0 : line.indexOf(' ', from - MOST_BEFORE) + 1;
    int last =
        line.length() - to <= MOST_AFTER ? line.length() : line.lastIndexOf(' ', to + MOST_AFTER);
    boolean cutBefore = first > 0 && first <= from;
    boolean cutAfter = last < line.length() && last >= to;
    return (cutBefore ? CUT + " " + line.substring(first, from) : line.substring(0, from))
        + knob.value()
        + (cutAfter ? line.substring(to, last) + " " + CUT : line.substring(to));
  }

  /** Returns where a value is in its line: after those before it. */
  private static int place(Knob knob, List<Knob> all) {
    int from = 0;
    for (Knob each :
        all.stream()
            .filter(other -> other.line().equals(knob.line()) && other.place() <= knob.place())
            .sorted(Comparator.comparingInt(Knob::place))
            .toList()) {
      int found = find(each.value(), knob.line(), from);
      if (each.place() == knob.place()) {
        return Math.max(0, found);
      }
      from = found < 0 ? from : found + each.value().length();
    }
    return 0;
  }

  private static int find(String value, String line, int from) {
    Matcher found = Pattern.compile("(?<![\\w-])" + Pattern.quote(value) + "(?!\\w)").matcher(line);
    return found.find(from) ? found.start() : line.indexOf(value, from);
  }
}
