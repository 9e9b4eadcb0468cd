package tricksmith.expectation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.script.GameScript;
import tricksmith.source.Span;

/**
 * A test ready to be inserted into a script.
 *
 * @param at the offset in the script's text at which to insert it
 * @param text the text to insert
 */
public record WrittenTest(int at, String text) {
  private static final String INDENT = "    ";

  /**
   * Writes a test, to go after those of the script.
   *
   * @param lines without indentation
   */
  public static WrittenTest of(GameScript script, String title, List<String> lines) {
    return placed(script, test(title, lines));
  }

  private static String test(String title, List<String> lines) {
    String quoted = title.replace("\\", "\\\\").replace("\"", "\\\"");
    return lines.stream()
        .map(line -> INDENT + line + "\n")
        .collect(Collectors.joining("", "  test \"" + quoted + "\" {\n", "  }\n"));
  }

  private static WrittenTest placed(GameScript script, String test) {
    String text = script.source().text();
    Optional<Span> section = TrialTest.section(script);
    if (section.isEmpty()) {
      String gap = text.endsWith("\n") ? "\n" : "\n\n";
      return new WrittenTest(text.length(), gap + "tests {\n" + test + "}\n");
    }
    int brace = text.lastIndexOf('}', section.get().end() - 1);
    int lineBegins = text.lastIndexOf('\n', brace) + 1;
    boolean alone = text.substring(lineBegins, brace).isBlank();
    return alone ? new WrittenTest(lineBegins, test) : new WrittenTest(brace, "\n" + test);
  }
}
