package tricksmith.cli.script;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import tricksmith.check.names.Translatable;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Shortlist;
import tricksmith.source.Source;

/** Prints the report of {@code tricksmith check}. */
record CheckReport(List<CheckedFile> files, Messages messages) {

  /** The most names and texts without a translation to list. */
  private static final int MOST_UNTRANSLATED = 1_000;

  void printText(TextOutput out) {
    DiagnosticRenderer renderer = DiagnosticRenderer.in(messages.locale()).within(out.columns());
    for (CheckedFile file : files) {
      switch (file) {
        case CheckedFile.Read(GameScript script) -> {
          if (!script.diagnostics().isEmpty()) {
            out.println(renderer.render(script.source(), script.diagnostics()));
          }
          untranslated(script).ifPresent(out::println);
        }
        case UnreadFile unread ->
            out.println(renderer.render(unread.reading().name(), unread.reading().diagnostic()));
      }
    }
    out.println(summary());
  }

  /**
   * A note about texts that players would see untranslated. Empty in English, the language of
   * scripts.
   */
  private Optional<String> untranslated(GameScript script) {
    if (messages.locale().getLanguage().equals(Locale.ENGLISH.getLanguage())) {
      return Optional.empty();
    }
    List<Translatable> missing = script.untranslated(messages.locale());
    Source source = script.source();
    String names =
        missing.stream()
            .limit(MOST_UNTRANSLATED)
            .map(each -> source.place(each.span().start()).line() + ": " + each.written())
            .collect(joining("\n  ", "\n  ", missing.size() > MOST_UNTRANSLATED ? "\n  …" : ""));
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(messages.text("check.untranslated", source.name(), missing.size()) + names);
  }

  private String summary() {
    long errors = count(Diagnostic::isError);
    long unread = files.stream().filter(UnreadFile.class::isInstance).count();
    if (errors == 0 && unread == 0 && count(finding -> true) == 0) {
      return messages.text("check.fine", files.size());
    }
    String found =
        messages.text(
            "check.found", files.size(), errors + unread, count(finding -> !finding.isError()));
    return unread == 0 ? found : found + " " + messages.text("check.unread", unread);
  }

  private long count(Predicate<Diagnostic> predicate) {
    return files.stream()
        .filter(CheckedFile.Read.class::isInstance)
        .map(CheckedFile.Read.class::cast)
        .flatMap(read -> read.script().diagnostics().stream())
        .filter(predicate)
        .mapToLong(Shortlist::number)
        .sum();
  }

  void printJson(PrintWriter out) {
    Json.print(
        out,
        json -> {
          json.writeNumberField("errors", count(Diagnostic::isError));
          json.writeNumberField("warnings", count(finding -> !finding.isError()));
          Json.objects(json, "files", files, file -> write(json, file));
        });
  }

  private void write(JsonGenerator json, CheckedFile file) throws IOException {
    switch (file) {
      case UnreadFile unread -> {
        Diagnostic diagnostic = unread.reading().diagnostic();
        json.writeStringField("file", unread.reading().name());
        json.writeBooleanField("playable", false);
        json.writeStringField(
            "unreadable", DiagnosticText.in(messages.locale()).message(diagnostic));
      }
      case CheckedFile.Read read -> {
        json.writeStringField("file", read.script().source().name());
        json.writeBooleanField("playable", read.isRight());
        new FindingsJson(json, messages.locale())
            .write(read.script().source(), read.script().diagnostics());
      }
    }
  }
}
