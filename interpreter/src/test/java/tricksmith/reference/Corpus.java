package tricksmith.reference;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The scripts that there are: the games, and the examples of the language page. */
final class Corpus {

  /** A script with a name by which a failing test is found again. */
  record Named(String name, String text) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final Path GAMES = Path.of("../games");
  private static final Path PAGE = Path.of("../docs/language.md");
  private static final Pattern EXAMPLE = Pattern.compile("```trick\n(.*?)```", Pattern.DOTALL);

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

  /** Blocks that begin a game of their own; the others are parts. */
  private static Stream<Named> examples() {
    Matcher matcher = EXAMPLE.matcher(read(PAGE));
    return matcher
        .results()
        .map(result -> result.group(1))
        .map(Corpus::whole)
        .map(text -> new Named("language.md: " + text.lines().findFirst().orElseThrow(), text));
  }

  private static String whole(String text) {
    return text.contains("game \"") ? text : "game \"Example\"\n" + text;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
