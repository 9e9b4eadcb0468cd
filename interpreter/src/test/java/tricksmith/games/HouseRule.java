package tricksmith.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A house rule from a published variant, as it stands in {@code house-rules/list.txt}.
 *
 * @param title what it says
 * @param game the script, as {@link GameFiles#script(String)} takes it
 * @param seen what somebody points at who misses it
 * @param changes of the script's lines
 */
record HouseRule(String title, String game, Seen seen, List<Change> changes) {
  private static final Path LIST = Path.of("src/test/resources/house-rules/list.txt");

  /** What can be pointed at. */
  enum Seen {
    TRICK,
    CARD,
    CHOICE,
    SCORE
  }

  /** A line, and those in its place. */
  record Change(String line, List<String> instead) {
    String in(String text) {
      List<String> lines = text.lines().toList();
      if (lines.stream().filter(each -> each.strip().equals(line)).count() != 1) {
        throw new AssertionError("not exactly one line: " + line);
      }
      return lines.stream()
          .map(each -> each.strip().equals(line) ? String.join("\n", instead) : each)
          .collect(Collectors.joining("\n"));
    }
  }

  static List<HouseRule> all() throws IOException {
    return Arrays.stream(Files.readString(LIST).split("(?m)^== ", -1))
        .skip(1)
        .map(HouseRule::read)
        .toList();
  }

  private static HouseRule read(String paragraph) {
    List<String> lines = paragraph.lines().toList();
    List<Change> changes = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("- ")) {
        changes.add(new Change(line.substring(2), new ArrayList<>()));
      } else if (line.startsWith("+")) {
        changes.getLast().instead().add(line.substring(1));
      }
    }
    Seen seen = Seen.valueOf(value(lines, "seen ").toUpperCase(Locale.ROOT));
    return new HouseRule(lines.getFirst(), value(lines, "game "), seen, changes);
  }

  private static String value(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key))
        .findFirst()
        .orElseThrow()
        .substring(key.length());
  }

  /** The script with the rule. */
  String in(String text) {
    String changed = text;
    for (Change change : changes) {
      changed = change.in(changed);
    }
    return changed;
  }

  @Override
  public String toString() {
    return game + ": " + title;
  }
}
