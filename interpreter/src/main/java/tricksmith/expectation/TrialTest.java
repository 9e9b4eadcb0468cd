package tricksmith.expectation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.script.GameScript;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Section;

/**
 * A script whose tests are replaced by a single one, to try out lines that it does not contain.
 *
 * @param script the script as read with those lines
 * @param firstLine the line number of the first of them, from 1
 * @param count the number of lines
 */
public record TrialTest(GameScript script, int firstLine, int count) {

  public static TrialTest of(GameScript script, List<String> lines) {
    String rules = withoutTests(script);
    String test =
        lines.stream()
            .map(line -> "    " + line + "\n")
            .collect(Collectors.joining("", "\ntests {\n  test \"trial\" {\n", "  }\n}\n"));
    Source source = new Source(script.source().name(), rules + test);
    int first = source.place(rules.length()).line() + 3;
    return new TrialTest(GameScript.readToPlay(source), first, lines.size());
  }

  private static String withoutTests(GameScript script) {
    String text = script.source().text();
    return section(script)
        .map(section -> text.substring(0, section.start()) + text.substring(section.end()))
        .orElse(text);
  }

  /** Returns the span of the tests of a script; empty if it has none. */
  public static Optional<Span> section(GameScript script) {
    return script.syntax().all(Section.Tests.class).map(Section.Tests::span).findFirst();
  }

  /** Returns the index of the trial line at a place; the nearest one if the place lies outside. */
  public int lineAt(Span place) {
    int line = script.source().place(place.start()).line() - firstLine;
    return Math.clamp(line, 0, Math.max(0, count - 1));
  }
}
