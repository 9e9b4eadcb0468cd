package tricksmith.editor.proposals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds the lines of one text that another lacks. */
final class NewLines {

  /** Fewer lines that are the same everywhere are read sooner where they belong. */
  private static final int MANY = 3;

  private NewLines() {}

  /** Returns the new lines, in the order of the text; those that only moved are not new. */
  static List<String> of(String text, String than) {
    return without(
        text.lines().filter(Predicate.not(String::isBlank)).toList(), than.lines().toList());
  }

  /** Returns the lines that several lists have in common if these are many; otherwise none. */
  static List<String> shared(List<List<String>> lists) {
    if (lists.size() < 2) {
      return List.of();
    }
    List<String> shared = lists.getFirst();
    for (List<String> other : lists) {
      shared = without(shared, without(shared, other));
    }
    return shared.size() < MANY ? List.of() : shared;
  }

  /** Returns lines except others, whatever their indentation. */
  static List<String> without(List<String> lines, List<String> others) {
    List<String> known = new ArrayList<>(others.stream().map(String::strip).toList());
    return lines.stream().filter(line -> !known.remove(line.strip())).toList();
  }

  /** Returns lines without the indentation that all of them have. */
  static List<String> outdented(List<String> lines) {
    return String.join("\n", lines).stripIndent().lines().toList();
  }
}
