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
 * Formats scripts in the one canonical layout. Changes only spaces and line breaks, keeps line
 * breaks inside statements, and never changes what a script says.
 */
public final class Formatter {
  private Formatter() {}

  /** Formats a script; refuses one with errors. */
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
