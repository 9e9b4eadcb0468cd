package tricksmith.format;

import java.util.List;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.parse.Written;
import tricksmith.parse.WrittenScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Brings scripts into the one layout. It decides about spaces and line breaks only, keeps the line
 * breaks inside of a statement, and never changes what a script says.
 */
public final class Formatter {
  private Formatter() {}

  /** Lays a script out; one with errors is left alone. */
  public static Formatted format(Source source) {
    Parsed parsed = ScriptParser.parse(source);
    if (parsed.diagnostics().stream().anyMatch(Diagnostic::isError)) {
      return new Formatted.Refused(parsed.diagnostics());
    }
    List<Written> pieces = WrittenScript.of(source);
    String text = Layout.text(AlignedBlocks.rowsOf(Breaking.linesOf(source, pieces)));
    return Content.of(pieces, parsed.script()).isSaidBy(new Source(source.name(), text))
        ? new Formatted.LaidOut(text)
        : new Formatted.Refused(List.of(Diagnostic.of(FormatProblem.NOT_THE_SAME, new Span(0, 0))));
  }
}
