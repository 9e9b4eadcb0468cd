package tricksmith.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tricksmith.documentation.Page;
import tricksmith.source.Source;
import tricksmith.trial.FirstMatches;

/** All scripts that the project has: the bundled ones, those of the reference, the golden files. */
public final class WellKnownScripts {
  private static final Path GAMES = Path.of("..", "games");
  private static final Path GOLDEN = Path.of("src/test/resources/tricksmith/format");

  /** What has been read, by name and text: many tests of one JVM ask for the same scripts. */
  private static final Map<List<String>, GameScript> READ = new ConcurrentHashMap<>();

  private static final Map<List<String>, GameScript> PLAYED = new ConcurrentHashMap<>();

  private WellKnownScripts() {}

  /** A well-known script, which is read once. */
  public static GameScript script(Source source) {
    return READ.computeIfAbsent(
        List.of(source.name(), source.text()), _ -> GameScript.read(source));
  }

  /** A well-known script with what its first matches show, which are played once. */
  public static GameScript played(Source source) {
    return PLAYED.computeIfAbsent(
        List.of(source.name(), source.text()), _ -> FirstMatches.played(script(source)));
  }

  public static Stream<Source> all() throws IOException {
    return Stream.concat(forReaders(), files(GOLDEN).stream());
  }

  /** Those that people read to learn from: the bundled ones, and those of the reference. */
  public static Stream<Source> forReaders() throws IOException {
    return Stream.concat(bundled(), documented());
  }

  public static Stream<Source> bundled() throws IOException {
    return files(GAMES).stream();
  }

  private static List<Source> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".trick"))
          .sorted()
          .map(WellKnownScripts::read)
          .toList();
    }
  }

  private static Stream<Source> documented() {
    return Page.named("reference.md").examples().stream()
        .map(example -> new Source(example.toString(), example.text()));
  }

  public static Source read(Path file) {
    try {
      return new Source(file.getFileName().toString(), Files.readString(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
