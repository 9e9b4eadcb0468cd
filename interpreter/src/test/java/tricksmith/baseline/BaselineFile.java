package tricksmith.baseline;

import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A file of lines {@code key: value}, made when the program was as it should be. */
record BaselineFile(Path path) {
  private static final Path FOLDER = Path.of("src", "test", "resources", "baseline");
  private static final String COLON = ": ";

  /**
   * A line that is not as it was.
   *
   * @param before null where there was no such line
   * @param now null where there is none any more
   */
  record Difference(String key, @Nullable String before, @Nullable String now) {
    @Override
    public String toString() {
      return "%s%n  before: %s%n  now:    %s".formatted(key, before, now);
    }
  }

  static BaselineFile named(String name) {
    return new BaselineFile(FOLDER.resolve(name));
  }

  /** The lines that differ, in order. Writes the file instead if it is to be rewritten. */
  List<Difference> differences(Map<String, String> now) throws IOException {
    if (Boolean.getBoolean("baseline.rewrite")) {
      write(now);
    }
    Map<String, String> before = Files.exists(path) ? read() : Map.of();
    Set<String> keys = new LinkedHashSet<>(before.keySet());
    keys.addAll(now.keySet());
    return keys.stream()
        .map(key -> new Difference(key, before.get(key), now.get(key)))
        .filter(line -> line.before() == null || !line.before().equals(line.now()))
        .toList();
  }

  private Map<String, String> read() throws IOException {
    return Files.readAllLines(path).stream()
        .map(line -> line.split(COLON, 2))
        .collect(toMap(parts -> parts[0], parts -> parts[1], (a, _) -> a, LinkedHashMap::new));
  }

  private void write(Map<String, String> lines) throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(
        path,
        lines.entrySet().stream()
            .map(line -> line.getKey() + COLON + line.getValue() + "\n")
            .collect(Collectors.joining()));
  }
}
