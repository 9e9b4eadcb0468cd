package tricksmith.editor.branches;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A table set by hand at some moment: its differences from what was there, as lines of a test, so
 * that they can be applied again under other rules.
 *
 * @param lines {@code hand of seat 2: 4H KC}, {@code given trump = S}, {@code seat 1 leads 9D}
 */
public record Arrangement(List<String> lines) {
  private static final Pattern TRICK = Pattern.compile("seat \\d+ (leads|plays) |given leader = ");

  public Arrangement {
    lines = List.copyOf(lines);
  }

  /** Adds more lines; later lines replace the earlier ones about the same thing. */
  Arrangement and(List<String> later) {
    Map<String, List<String>> bySubject = new LinkedHashMap<>(bySubject(lines));
    bySubject.putAll(bySubject(later));
    return new Arrangement(bySubject.values().stream().flatMap(List::stream).toList());
  }

  private static Map<String, List<String>> bySubject(List<String> lines) {
    return lines.stream()
        .collect(
            Collectors.groupingBy(
                Arrangement::subject, LinkedHashMap::new, Collectors.toUnmodifiableList()));
  }

  /** All lines about the trick under way are about one thing: who leads, and who plays what. */
  private static String subject(String line) {
    return TRICK.matcher(line).lookingAt() ? "trick" : line.split("[:=]", 2)[0].strip();
  }
}
