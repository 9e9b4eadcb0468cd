package tricksmith.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** A script with a place in it, which is written as {@code ‸}. */
record Marked(Analysis analysis, int place) {
  private static final Path GAMES = Path.of("..", "games");

  static Marked of(String script) {
    int place = script.indexOf('‸');
    return new Marked(
        Analysis.of(new Source("marked.trick", script.replace("‸", ""))), Math.max(place, 0));
  }

  /** The text of a place. */
  String text(Span span) {
    return analysis.source().text(span);
  }

  /** The line of a place, counted from 1. */
  int line(Span span) {
    return analysis.source().place(span.start()).line();
  }

  /** All scripts that are shipped. */
  static List<Source> bundled() throws IOException {
    try (Stream<Path> files = Files.walk(GAMES)) {
      return files
          .filter(file -> file.toString().endsWith(".trick"))
          .sorted()
          .map(Marked::read)
          .toList();
    }
  }

  static Source read(Path file) {
    try {
      return new Source(file.getFileName().toString(), Files.readString(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
