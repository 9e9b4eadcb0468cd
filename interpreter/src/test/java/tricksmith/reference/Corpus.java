package tricksmith.reference;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.documentation.Page;

/** The scripts that there are: the games, and the examples of the reference. */
final class Corpus {

  /** A script with a name by which a failing test is found again. */
  record Named(String name, String text) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final Path GAMES = Path.of("../games");

  private Corpus() {}

  /** All of them. */
  static List<Named> scripts() {
    return Stream.concat(games(), examples()).toList();
  }

  private static Stream<Named> games() {
    if (!Files.exists(GAMES)) {
      return Stream.of();
    }
    try (Stream<Path> files = Files.walk(GAMES)) {
      return files
          .filter(file -> file.toString().endsWith(".trick"))
          .sorted()
          .map(file -> new Named(GAMES.relativize(file).toString(), read(file)))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Named> examples() {
    return Page.named("reference.md").examples().stream()
        .map(example -> new Named(example.toString(), example.text()));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
