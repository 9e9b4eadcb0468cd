package tricksmith.cli.script;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.DiagnosticText;

/**
 * Prints the report of {@code tricksmith format}.
 *
 * @param onlyChecked whether {@code --check} was given, so that files were left alone
 */
record FormatReport(List<FormattedFile> files, boolean onlyChecked, Messages messages) {

  void printText(TextOutput out) {
    files.forEach(file -> print(file, out));
    out.println(summary());
  }

  private void print(FormattedFile file, TextOutput out) {
    DiagnosticRenderer renderer = DiagnosticRenderer.in(messages.locale()).within(out.columns());
    switch (file) {
      case FormattedFile.InForm _ -> {}
      case FormattedFile.Changed changed ->
          out.println(
              messages.text(
                  onlyChecked ? "format.not-formatted" : "format.formatted", changed.name()));
      case FormattedFile.Refused refused ->
          out.println(renderer.render(refused.source(), refused.diagnostics()));
      case UnreadFile unread ->
          out.println(renderer.render(unread.name(), unread.reading().diagnostic()));
      case FormattedFile.Unwritten unwritten -> out.println(unwritten.why());
    }
  }

  private String summary() {
    long changed = count(FormattedFile.Changed.class);
    long before = count(FormattedFile.InForm.class);
    return messages.text(onlyChecked ? "format.checked" : "format.done", changed, before)
        + note("format.refused", count(FormattedFile.Refused.class))
        + note("check.unread", count(UnreadFile.class))
        + note("format.unwritten", count(FormattedFile.Unwritten.class));
  }

  private String note(String key, long count) {
    return count == 0 ? "" : " " + messages.text(key, count);
  }

  private long count(Class<? extends FormattedFile> kind) {
    return files.stream().filter(kind::isInstance).count();
  }

  /**
   * Prints the formatted scripts. Scripts that could not be formatted are reported on {@code err}.
   */
  void printScripts(PrintWriter out, TextOutput err) {
    for (FormattedFile file : files) {
      switch (file) {
        case FormattedFile.InForm inForm -> out.print(inForm.text());
        case FormattedFile.Changed changed -> out.print(changed.text());
        case FormattedFile.Refused _, UnreadFile _, FormattedFile.Unwritten _ -> print(file, err);
      }
    }
    out.flush();
  }

  void printJson(PrintWriter out) {
    Json.print(
        out,
        json -> {
          Json.objects(
              json,
              "files",
              files,
              file -> {
                json.writeStringField("file", file.name());
                write(json, file);
              });
        });
  }

  private void write(JsonGenerator json, FormattedFile file) throws IOException {
    switch (file) {
      case FormattedFile.InForm _ -> json.writeStringField("result", "unchanged");
      case FormattedFile.Changed _ ->
          json.writeStringField("result", onlyChecked ? "not-formatted" : "formatted");
      case FormattedFile.Refused refused -> {
        json.writeStringField("result", "refused");
        new FindingsJson(json, messages.locale()).write(refused.source(), refused.diagnostics());
      }
      case UnreadFile unread -> {
        json.writeStringField("result", "unreadable");
        json.writeStringField(
            "message", DiagnosticText.in(messages.locale()).message(unread.reading().diagnostic()));
      }
      case FormattedFile.Unwritten unwritten -> {
        json.writeStringField("result", "unwritable");
        json.writeStringField("message", unwritten.why());
      }
    }
  }
}
