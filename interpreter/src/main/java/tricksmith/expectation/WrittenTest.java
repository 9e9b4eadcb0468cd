package tricksmith.expectation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** Writes tests into scripts. */
public final class WrittenTest {
  private static final String INDENT = "    ";

  private WrittenTest() {}

  /**
   * Returns an edit that inserts a test after those of the script.
   *
   * @param lines without indentation
   */
  public static Edit of(GameScript script, String title, List<String> lines) {
    return placed(script, test(title, lines));
  }

  private static String test(String title, List<String> lines) {
    String quoted = title.replace("\\", "\\\\").replace("\"", "\\\"");
    return lines.stream()
        .map(line -> INDENT + line + "\n")
        .collect(Collectors.joining("", "  test \"" + quoted + "\" {\n", "  }\n"));
  }

  private static Edit placed(GameScript script, String test) {
    String text = script.source().text();
    Optional<Span> section = TrialTest.section(script);
    if (section.isEmpty()) {
      String gap = text.endsWith("\n") ? "\n" : "\n\n";
      return Edit.insert(text.length(), gap + "tests {\n" + test + "}\n");
    }
    int brace = text.lastIndexOf('}', section.get().end() - 1);
    int lineBegins = text.lastIndexOf('\n', brace) + 1;
    boolean alone = text.substring(lineBegins, brace).isBlank();
    return alone ? Edit.insert(lineBegins, test) : Edit.insert(brace, "\n" + test);
  }
}
