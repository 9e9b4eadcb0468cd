package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table set by hand at some moment: its differences from what was there, as lines of a test, so
 * that they can be applied again under other rules.
 *
 * @param lines {@code hand of seat 2: 4H KC}, {@code given trump = S}; at most one for each thing
 */
public record Arrangement(List<String> lines) {

  public Arrangement {
    lines = List.copyOf(lines);
  }

  /** Adds more lines; a later line replaces an earlier one about the same thing. */
  Arrangement and(List<String> later) {
    Map<String, String> bySubject = new LinkedHashMap<>();
    lines.forEach(line -> bySubject.put(subject(line), line));
    later.forEach(line -> bySubject.put(subject(line), line));
    return new Arrangement(new ArrayList<>(bySubject.values()));
  }

  private static String subject(String line) {
    return line.split("[:=]", 2)[0].strip();
  }
}
