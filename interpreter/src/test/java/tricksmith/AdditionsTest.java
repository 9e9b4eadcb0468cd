package tricksmith;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An addition touches the files that {@code docs/architecture.md} lists. */
class AdditionsTest {

  private static final Path PAGE = Path.of("../docs/architecture.md");

  /** Where an addition counts: what is shipped, and the second engine. */
  private static final Set<Path> SOURCES =
      Set.of(
          Path.of("src/main/java"),
          Path.of("../editor/src/main/java"),
          Path.of("src/test/java/tricksmith/reference"));

  /**
   * What works without knowing an addition: altering scripts, classifying games, telling what
   * happened, making it faster, and findings about that very construct.
   */
  private static final Set<Path> OPTIONAL =
      Set.of(
          Path.of("src/main/java/tricksmith/proposal"),
          Path.of("src/main/java/tricksmith/mechanism"),
          Path.of("src/main/java/tricksmith/bytecode/WordWriter.java"),
          Path.of("src/main/java/tricksmith/engine/observe/Chronicle.java"),
          Path.of("src/main/java/tricksmith/review/cards/DeckContents.java"),
          Path.of("src/main/java/tricksmith/review/expressions/NumbersMissing.java"),
          Path.of("src/main/java/tricksmith/review/tricks/IncompleteOrders.java"));

  private static final Map<Path, String> TEXTS = new HashMap<>();

  @BeforeAll
  static void readSources() throws IOException {
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !file.toString().endsWith("Test.java"))
            .filter(file -> OPTIONAL.stream().noneMatch(file::startsWith))
            .forEach(file -> TEXTS.put(file, text(file)));
      }
    }
  }

  @AfterAll
  static void forgetSources() {
    TEXTS.clear();
  }

  @Test
  void anOperatorTouchesFourFiles() throws IOException {
    assertThat(filesThatSay("REMAINDER", "\\bREMAINDER\\b")).hasSize(4).isEqualTo(listed(1));
  }

  @Test
  void anExpressionTouchesSevenFiles() throws IOException {
    assertThat(
            filesThatSay("PlaceInList", "(Term|Expression)\\.PlaceInList\\b|record PlaceInList\\b"))
        .hasSize(7)
        .isEqualTo(listed(2));
  }

  @Test
  void aStatementTouchesNineFiles() throws IOException {
    assertThat(filesThatSay("PlayFor", "(Statement|Action|Step)\\.PlayFor\\b|\\bPlayFor[( ]"))
        .hasSize(9)
        .isEqualTo(listed(3));
  }

  /** An expression with a node of its own, which is printed and optimized. */
  @Test
  void anExpensiveExpressionTouchesTwelveFiles() throws IOException {
    assertThat(
            filesThatSay(
                "Run",
                "(Term|Expression)\\.Run\\b|record Run\\b|expression\\.Run;|permits .*\\bRun\\b"))
        .hasSize(12)
        .isEqualTo(listed("| an expensive expression (", 1));
  }

  /** Each of the two engines has a class {@code CardMoves}. */
  @Test
  void anExpensiveStatementTouchesTwelveFiles() throws IOException {
    assertThat(filesThatSay("Draw", "(Statement|Action|Step)\\.Draw\\b|\\brecord Draw\\b"))
        .hasSize(11)
        .isEqualTo(listed("| an expensive expression (", 2));
  }

  /** The tenth file determines whether the last trick was given away. */
  @Test
  void takingTricksTouchesTenFiles() throws IOException {
    Set<String> files = new HashSet<>(listed(3));
    files.add("TrickEnding");
    assertThat(filesThatSay("Take", "(Statement|Action|Step)\\.Take\\b|\\bTake[( ]"))
        .isEqualTo(files);
  }

  private static Set<String> listed(int column) throws IOException {
    return listed("| an operator (", column);
  }

  /** The simple names of the classes in a column of the table with this head. */
  private static Set<String> listed(String head, int column) throws IOException {
    String page = Files.readString(PAGE);
    int table = page.indexOf(head);
    return page.substring(table, page.indexOf("\n\n", table))
        .lines()
        .skip(2)
        .map(row -> row.split("\\|", -1)[column])
        .flatMap(cell -> Pattern.compile("`([\\w.]+)`").matcher(cell).results())
        .map(name -> name.group(1).replaceFirst(".*\\.", ""))
        .collect(toSet());
  }

  private static Set<String> filesThatSay(String name, String expression) {
    Pattern pattern = Pattern.compile(expression);
    return TEXTS.entrySet().stream()
        .filter(file -> file.getValue().contains(name) && pattern.matcher(file.getValue()).find())
        .map(file -> file.getKey().getFileName().toString().replace(".java", ""))
        .collect(toSet());
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
