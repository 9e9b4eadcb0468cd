package tricksmith.editor.branches;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A table set by hand at some moment. Stored as differences from what was there, in the form of
 * test lines, so that it can be applied again under other rules.
 *
 * @param lines {@code hand of seat 2: 4H KC}, {@code given trump = S}, {@code seat 1 leads 9D}
 */
public record Arrangement(List<String> lines) {
  private static final Pattern PLAY = Pattern.compile("seat \\d+ (leads|plays) ");
  private static final Pattern TRICK = Pattern.compile("seat \\d+ (leads|plays) |given leader = ");

  public Arrangement {
    lines = List.copyOf(lines);
  }

  /** Adds lines. A later line replaces an earlier one on the same subject. */
  Arrangement and(List<String> later) {
    Map<String, List<String>> bySubject = new LinkedHashMap<>(bySubject(lines));
    bySubject.putAll(bySubject(later));
    return new Arrangement(bySubject.values().stream().flatMap(List::stream).toList());
  }

  /** Returns how many cards of the trick in progress were laid. */
  int plays() {
    return (int) lines.stream().filter(line -> PLAY.matcher(line).lookingAt()).count();
  }

  private static Map<String, List<String>> bySubject(List<String> lines) {
    return lines.stream()
        .collect(
            Collectors.groupingBy(
                Arrangement::subject, LinkedHashMap::new, Collectors.toUnmodifiableList()));
  }

  /**
   * Returns the subject of a line. All lines about the trick in progress share one: who leads, and
   * who plays what.
   */
  private static String subject(String line) {
    return TRICK.matcher(line).lookingAt() ? "trick" : line.split("[:=]", 2)[0].strip();
  }
}
