package tricksmith.cli.script;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.cli.terminal.Json;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Place;
import tricksmith.source.Source;

/** Writes diagnostics as JSON, in the same form for all commands. */
record FindingsJson(JsonGenerator json, Locale locale) {

  void write(Source source, List<Diagnostic> diagnostics) throws IOException {
    Json.objects(
        json,
        "findings",
        diagnostics,
        diagnostic -> {
          write(source, diagnostic);
        });
  }

  private void write(Source source, Diagnostic diagnostic) throws IOException {
    DiagnosticText text = DiagnosticText.in(locale);
    Place from = source.place(diagnostic.span().start());
    Place to = source.place(diagnostic.span().end());
    Optional<String> hint = text.hint(diagnostic);
    json.writeStringField(
        "severity", diagnostic.problem().severity().name().toLowerCase(Locale.ROOT));
    json.writeStringField("code", diagnostic.problem().code());
    json.writeNumberField("line", from.line());
    json.writeNumberField("column", from.column());
    json.writeNumberField("endLine", to.line());
    json.writeNumberField("endColumn", to.column());
    json.writeStringField("message", text.message(diagnostic));
    if (hint.isPresent()) {
      json.writeStringField("hint", hint.get());
    }
  }
}
