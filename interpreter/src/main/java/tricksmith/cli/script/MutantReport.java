package tricksmith.cli.script;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.mutation.Mutant;
import tricksmith.mutation.Mutant.Fate;
import tricksmith.mutation.TriedMutations;

/** Prints the report of {@code tricksmith test --mutants}. */
record MutantReport(List<File> files, Messages messages) {

  MutantReport {
    files = List.copyOf(files);
  }

  record File(String name, TriedMutations tried) {

    private List<Mutant> mutants() {
      return tried.mutants();
    }

    long count(Fate fate) {
      return mutants().stream().filter(mutant -> mutant.fate() == fate).count();
    }

    List<Mutant> unnoticed() {
      return mutants().stream().filter(mutant -> mutant.fate() == Fate.GOES_UNNOTICED).toList();
    }

    /** How many mutants are known to play differently from the script. */
    long changing() {
      return mutants().size() - count(Fate.PLAYS_THE_SAME) - count(Fate.REMAINS_UNDECIDED);
    }

    long noticed() {
      return changing() - unnoticed().size();
    }

    int percent() {
      return changing() == 0 ? 100 : (int) (100 * noticed() / changing());
    }
  }

  void printText(PrintWriter out) {
    for (File file : files) {
      file.unnoticed().forEach(mutant -> print(file, mutant, out));
      out.println(
          messages.text(
              "mutants.file",
              file.name(),
              file.changing(),
              file.noticed(),
              file.percent(),
              file.count(Fate.FAILS_A_TEST),
              file.count(Fate.IS_WARNED_OF),
              file.count(Fate.PLAYS_THE_SAME)));
      long undecided = file.count(Fate.REMAINS_UNDECIDED);
      if (undecided > 0) {
        out.println(messages.text("mutants.undecided", file.name(), undecided));
      }
      Integer end = file.tried().end();
      if (end != null) {
        TriedMutations tried = file.tried();
        out.println(messages.text("mutants.partly", file.name(), end, tried.tried(), tried.all()));
      }
    }
  }

  private void print(File file, Mutant mutant, PrintWriter out) {
    String key = mutant.mutation().text().isEmpty() ? "mutants.without" : "mutants.instead";
    out.println(
        messages.text(
            key, file.name(), mutant.line(), shortened(mutant.before()), mutant.mutation().text()));
  }

  /** The text on one line; for a block, its first line. */
  private static String shortened(String before) {
    String text = before.strip();
    int end = text.indexOf('\n');
    return (end < 0 ? text : text.substring(0, end).strip() + " … }").replaceAll("\\s+", " ");
  }

  void printJson(PrintWriter out) {
    Json.print(out, json -> Json.objects(json, "files", files, file -> write(json, file)));
  }

  private static void write(JsonGenerator json, File file) throws IOException {
    json.writeStringField("file", file.name());
    json.writeNumberField("changing", file.changing());
    json.writeNumberField("noticed", file.noticed());
    json.writeNumberField("same", file.count(Fate.PLAYS_THE_SAME));
    json.writeNumberField("undecided", file.count(Fate.REMAINS_UNDECIDED));
    json.writeNumberField("tried", file.tried().tried());
    json.writeNumberField("all", file.tried().all());
    Json.objects(
        json,
        "mutants",
        file.mutants(),
        mutant -> {
          json.writeNumberField("line", mutant.line());
          json.writeStringField("before", mutant.before());
          json.writeStringField("after", mutant.mutation().text());
          json.writeStringField("fate", Json.word(mutant.fate()));
        });
  }
}
