package tricksmith.cli.script;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.ToLongFunction;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Shortlist;

/** Prints the report of {@code tricksmith test}. */
record TestReport(List<TestedFile> files, Messages messages) {

  private static final int MOST_FAILED = 100;

  void printText(TextOutput out) {
    for (TestedFile file : files) {
      switch (file) {
        case TestedFile.Tested tested -> print(tested, out);
        case TestedFile.Wrong wrong -> {
          List<Diagnostic> errors =
              wrong.script().diagnostics().stream().filter(Diagnostic::isError).toList();
          out.println(renderer(out).render(wrong.script().source(), errors));
          out.println(messages.text("test.wrong", wrong.name()));
        }
        case UnreadFile unread ->
            out.println(renderer(out).render(unread.name(), unread.reading().diagnostic()));
      }
    }
    out.println(summary());
  }

  private DiagnosticRenderer renderer(TextOutput out) {
    return DiagnosticRenderer.in(messages.locale()).within(out.columns());
  }

  private void print(TestedFile.Tested tested, TextOutput out) {
    tested.failed().stream()
        .limit(MOST_FAILED)
        .forEach(
            failed -> {
              out.println(messages.text("test.failed", tested.name(), failed.title()));
              out.println(
                  renderer(out).render(tested.script().source(), Shortlist.of(failed.failures())));
            });
    if (tested.failed().size() > MOST_FAILED) {
      out.println(messages.text("test.more-failed", tested.failed().size() - MOST_FAILED));
    }
    out.println(resultOf(tested, messages));
  }

  /** The test results of a script, in one line. */
  static String resultOf(TestedFile.Tested tested, Messages messages) {
    int tests = tested.results().size();
    int failed = tested.failed().size();
    if (tests == 0) {
      return messages.text("test.none", tested.name());
    }
    return failed == 0
        ? messages.text("test.passed", tested.name(), tests)
        : messages.text("test.some-failed", tested.name(), tests, failed);
  }

  private String summary() {
    String done = messages.text("test.done", tests(), failed());
    long unread = files.stream().filter(UnreadFile.class::isInstance).count();
    return unread == 0 ? done : done + " " + messages.text("check.unread", unread);
  }

  private long tests() {
    return sum(tested -> tested.results().size());
  }

  private long failed() {
    return sum(tested -> tested.failed().size());
  }

  private long sum(ToLongFunction<TestedFile.Tested> count) {
    return files.stream()
        .filter(TestedFile.Tested.class::isInstance)
        .map(TestedFile.Tested.class::cast)
        .mapToLong(count)
        .sum();
  }

  void printJson(PrintWriter out) {
    Json.print(
        out,
        json -> {
          json.writeNumberField("tests", tests());
          json.writeNumberField("failed", failed());
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

  private void write(JsonGenerator json, TestedFile file) throws IOException {
    FindingsJson findings = new FindingsJson(json, messages.locale());
    switch (file) {
      case TestedFile.Tested tested -> {
        Json.objects(
            json,
            "tests",
            tested.results(),
            result -> {
              json.writeStringField("title", result.title());
              json.writeNumberField(
                  "line", tested.script().source().place(result.span().start()).line());
              json.writeBooleanField("passed", result.passed());
              findings.write(tested.script().source(), Shortlist.of(result.failures()));
            });
      }
      case TestedFile.Wrong wrong ->
          findings.write(wrong.script().source(), wrong.script().diagnostics());
      case UnreadFile unread ->
          json.writeStringField(
              "unreadable",
              DiagnosticText.in(messages.locale()).message(unread.reading().diagnostic()));
    }
  }
}
