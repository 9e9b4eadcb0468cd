package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table that was set by hand at some moment: what differs from how it stood there, in lines as
 * tests of scripts write them, so that it can be set again by other rules.
 *
 * @param lines {@code hand of seat 2: 4H KC}, {@code given trump = S}; no two of the same thing
 */
public record Arrangement(List<String> lines) {

  public Arrangement {
    lines = List.copyOf(lines);
  }

  /** The same, and then set otherwise: of two lines about the same thing the later one holds. */
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
