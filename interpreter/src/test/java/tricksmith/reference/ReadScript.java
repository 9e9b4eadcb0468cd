package tricksmith.reference;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.check.Checked;
import tricksmith.check.Checker;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** A text that has been read and checked. */
final class ReadScript {
  private final String text;
  private final Parsed parsed;
  private final Checked checked;

  ReadScript(String name, String text) {
    Source source = new Source(name, text);
    this.text = text;
    this.parsed = ScriptParser.parse(source);
    this.checked = Checker.check(parsed.script(), source);
  }

  boolean isPlayable() {
    return checked.rules() != null && parsed.diagnostics().stream().noneMatch(Diagnostic::isError);
  }

  /** What it means; it must be playable. */
  CheckedRules rules() {
    if (!isPlayable()) {
      throw new IllegalArgumentException(String.join("\n", mistakes()) + "\n" + text);
    }
    return checked.rules();
  }

  /** The errors, each with the words that it is about. */
  List<String> mistakes() {
    return Stream.concat(parsed.diagnostics().stream(), checked.diagnostics().stream())
        .filter(Diagnostic::isError)
        .map(error -> error.problem() + " " + error.arguments() + ": " + words(error.span()))
        .toList();
  }

  private String words(Span span) {
    return text.substring(span.start(), Math.min(span.end(), text.length()));
  }
}
