package tricksmith.parse.tokens;

import java.util.List;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.UnshownLine;

/**
 * Finds lines that are too long for a window to show, or too many. Commands read them, but authors
 * who pass the script on should know that nobody can open it in the editor.
 */
public final class UnshownLines {

  /** The most warnings; more of them would tell nothing new. */
  private static final int ENOUGH = 20;

  private UnshownLines() {}

  /** Returns a warning at the beginning of each such line. */
  public static List<Diagnostic> in(Source source) {
    return UnshownLine.in(source.text(), ENOUGH).stream().map(UnshownLines::warning).toList();
  }

  private static Diagnostic warning(UnshownLine line) {
    ParseProblem problem =
        switch (line.excess()) {
          case CHARACTERS -> ParseProblem.LONG_LINE;
          case SHAPED -> ParseProblem.SHAPED_LINE;
          case LINES -> ParseProblem.MANY_LINES;
        };
    return new Diagnostic(
        problem,
        new Span(line.start(), line.start() + 1),
        List.of(String.valueOf(line.count()), String.valueOf(line.most())),
        List.of());
  }
}
