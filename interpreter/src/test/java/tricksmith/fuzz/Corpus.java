package tricksmith.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.Golden;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

/** What there is to be spoilt. */
final class Corpus {
  private static final Path GAMES = Path.of("..", "games");

  private final List<String> scripts;
  private final List<Recorded> matches;

  private Corpus(List<String> scripts, List<Recorded> matches) {
    this.scripts = scripts;
    this.matches = matches;
  }

  /** A match file and the script that it was played by. */
  record Recorded(String text, Path script) {}

  /** All scripts and match files of the project, those with mistakes included. */
  static Corpus ofTheProject() throws IOException {
    List<Path> mistaken =
        Stream.of("parse", "check", "review", "tricksmith/expectation")
            .flatMap(folder -> in(Golden.folder(folder), ".trick"))
            .toList();
    List<String> scripts =
        Stream.concat(WellKnownScripts.all().map(Source::text), mistaken.stream().map(Corpus::read))
            .toList();
    return new Corpus(
        scripts,
        in(GAMES, ".match.jsonl").map(file -> new Recorded(read(file), of(file))).toList());
  }

  /** The script of an example lies above it. */
  private static Path of(Path example) {
    String name = example.getFileName().toString().replace(".match.jsonl", ".trick");
    return example.resolveSibling("..").resolve(name).normalize();
  }

  private static Stream<Path> in(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  String script(Lots lots) {
    return lots.of(scripts);
  }

  Recorded match(Lots lots) {
    return lots.of(matches);
  }
}
