package tricksmith.parse.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.advice.AdvicePattern.Example;
import tricksmith.parse.advice.AdvicePattern.Stage;
import tricksmith.parse.advice.AdvicePattern.Variant;
import tricksmith.parse.advice.AdviceRemedy.Change;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.TextResource;

/**
 * Reads a table of patterns. Each begins with its name, on a line that ends in a colon. The
 * indented lines below it begin with a keyword; {@code docs/decisions/0013-advice.md} describes
 * them.
 */
final class AdviceTable {
  private final List<AdvicePattern> patterns = new ArrayList<>();
  private final List<Variant> variants = new ArrayList<>();
  private final List<Example> examples = new ArrayList<>();
  private final List<Change> edits = new ArrayList<>();
  private String name = "";
  private Stage stage = Stage.FIRST;
  private AdviceContext context = AdviceContext.ANYWHERE;
  private Set<String> yieldsTo = Set.of();
  private @Nullable LinePattern pattern;
  private ParseProblem problem = ParseProblem.FOREIGN_SIGN;
  private List<String> arguments = List.of();

  private AdviceTable() {}

  static List<AdvicePattern> read(String table) {
    AdviceTable read = new AdviceTable();
    TextResource.lines(AdviceTable.class, table + ".advice").stream()
        .filter(line -> !line.isBlank())
        .forEach(read::line);
    read.endPattern();
    return read.patterns;
  }

  private void line(String line) {
    if (!line.startsWith(" ")) {
      endPattern();
      name = line.substring(0, line.length() - 1);
      return;
    }
    String[] words = line.strip().split(" +", 2);
    String rest = words.length == 1 ? "" : words[1];
    switch (words[0]) {
      case "stage" -> stage = Stage.valueOf(rest);
      case "where" -> context = AdviceContext.of(rest);
      case "yields-to" -> yieldsTo = Set.of(rest.split(", "));
      case "line" -> {
        endVariant();
        pattern = new LinePattern(rest);
      }
      case "says" -> says(parts(rest, " \\| "));
      case "write" -> write(unquoted(rest));
      case "replace" -> edit(rest, Change.Replace::new);
      case "append" -> edit(rest, Change.Append::new);
      case "remove" -> edits.add(new Change.Remove(rest.isEmpty() ? "0" : rest));
      case "cut" -> edits.add(new Change.Cut(rest.isEmpty() ? "0" : rest));
      case "remove-all" -> edits.add(new Change.RemoveAll(rest));
      case "example" -> example(parts(rest, " => "));
      default -> throw new IllegalArgumentException(name + ": " + line);
    }
  }

  private void says(List<String> parts) {
    problem =
        Stream.of(ParseProblem.values())
            .filter(each -> each.code().equals(parts.getFirst()))
            .findFirst()
            .orElseThrow();
    arguments = parts.size() == 1 ? List.of("$0") : parts.subList(1, parts.size());
  }

  /** Sets the commonest remedy: rewriting the region, with a message that says how. */
  private void write(String text) {
    if (arguments.isEmpty() && problem == ParseProblem.FOREIGN_SIGN) {
      arguments = List.of("$0", text);
    }
    edits.add(new Change.Replace("0", text));
  }

  private interface Edit {
    Change of(String where, String text);
  }

  private void edit(String rest, Edit edit) {
    String[] words = rest.split(" ", 2);
    edits.add(edit.of(words[0], unquoted(words[1])));
  }

  private void example(List<String> parts) {
    String[] words = parts.getFirst().split(" ", 2);
    examples.add(new Example(words[0], words[1], parts.size() == 1 ? null : parts.get(1)));
  }

  private void endVariant() {
    if (pattern != null) {
      variants.add(new Variant(pattern, new AdviceRemedy(problem, arguments, List.copyOf(edits))));
      pattern = null;
      problem = ParseProblem.FOREIGN_SIGN;
      arguments = List.of();
      edits.clear();
    }
  }

  private void endPattern() {
    endVariant();
    if (!variants.isEmpty()) {
      patterns.add(
          new AdvicePattern(
              name, stage, context, yieldsTo, List.copyOf(variants), List.copyOf(examples)));
      variants.clear();
      examples.clear();
      stage = Stage.FIRST;
      context = AdviceContext.ANYWHERE;
      yieldsTo = Set.of();
    }
  }

  private static List<String> parts(String text, String separator) {
    return Stream.of(text.split(separator, -1)).map(AdviceTable::unquoted).toList();
  }

  /** Removes the quotes, which keep spaces at the ends; {@code \n} becomes a line break. */
  private static String unquoted(String text) {
    String inner =
        text.length() > 1 && text.startsWith("'") && text.endsWith("'")
            ? text.substring(1, text.length() - 1)
            : text;
    return inner.replace("\\n", "\n");
  }
}
