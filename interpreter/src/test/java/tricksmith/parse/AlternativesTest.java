package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.grammar.TrickParser;

/**
 * The alternatives that the grammar names all reach the syntax tree. Java cannot demand it, since
 * ANTLR's classes are not sealed: one that is forgotten would become unreadable without an error.
 */
class AlternativesTest {
  private static final Path BUILDERS = Path.of("src/main/java/tricksmith/parse/tree");

  @Test
  void everyOneIsBuilt() throws IOException {
    Set<String> built = namedByBuilders();
    assertThat(alternatives()).isNotEmpty();
    assertThat(alternatives().filter(name -> !built.contains(name))).as("never built").isEmpty();
  }

  private static Stream<String> alternatives() {
    return Arrays.stream(TrickParser.class.getDeclaredClasses())
        .filter(type -> type.getSuperclass().getEnclosingClass() == TrickParser.class)
        .map(Class::getSimpleName);
  }

  private static Set<String> namedByBuilders() throws IOException {
    Set<String> names = new HashSet<>();
    try (Stream<Path> files = Files.list(BUILDERS)) {
      for (Path file : files.toList()) {
        Collections.addAll(names, Files.readString(file).split("\\W+"));
      }
    }
    return names;
  }
}
