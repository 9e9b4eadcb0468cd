package tricksmith.messages;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.Golden;
import tricksmith.ShippedClasses;
import tricksmith.source.Problem;

/** Every code is shown by a golden file in each language and listed in the index of codes. */
class MessagesTest {
  private static final Path INDEX = Path.of("..", "docs", "messages.md");
  private static final Pattern ENTRY =
      Pattern.compile("(?m)^### (TS\\d{3})\\n\\n\\*\\*(.*)\\*\\*  \\n(.*)\\n");
  private static final Pattern EXAMPLE = Pattern.compile("(?ms)^```text\\n(.*?)^```$");

  private static final Pattern SECTION = Pattern.compile("(?m)^## (.*)$");
  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| (?<from>TS\\d+)(?:(?<more>…)|–(?<to>TS\\d+))? \\| \\[(?<title>.*)]\\(");

  private static final String INDEXED = read(INDEX);
  private static final List<MatchResult> ENTRIES = ENTRY.matcher(INDEXED).results().toList();

  private static final Pattern CODE = Pattern.compile(" (TS\\d{3}): ");

  /** The codes in all golden files of an ending. */
  private static final Map<String, Set<String>> SHOWN =
      Stream.of(".expected", ".expected.ja")
          .collect(Collectors.toUnmodifiableMap(ending -> ending, MessagesTest::codes));

  /** The problems of all enums there are. */
  private static final List<Problem> PROBLEMS =
      ShippedClasses.ALL.stream()
          .filter(each -> each.isAssignableTo(Problem.class) && each.isEnum())
          .flatMap(MessagesTest::constants)
          .toList();

  private static Stream<Problem> constants(JavaClass type) {
    return Stream.of(type.reflect().getEnumConstants()).map(Problem.class::cast);
  }

  @Test
  void thereAreProblems() {
    assertThat(PROBLEMS).hasSizeGreaterThan(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {".expected", ".expected.ja"})
  void isShownInEachLanguage(String ending) {
    assertThat(SHOWN.get(ending)).containsAll(PROBLEMS.stream().map(Problem::code).toList());
  }

  @Test
  void theIndexHasEveryCodeOnceInOrder() {
    List<String> codes = ENTRIES.stream().map(entry -> entry.group(1)).toList();
    assertThat(codes).isEqualTo(PROBLEMS.stream().map(Problem::code).sorted().toList());
  }

  @Test
  void theIndexHasTheMessages() {
    assertThat(ENTRIES.stream().map(entry -> entry.group(1) + entry.group(2) + entry.group(3)))
        .containsAll(
            PROBLEMS.stream()
                .map(
                    problem ->
                        problem.code()
                            + title(problem, Locale.ROOT)
                            + title(problem, Locale.JAPANESE))
                .toList());
  }

  @Test
  void examplesOfTheIndexAreWhatIsSaid() {
    String golden = golden(".expected").replaceAll("(?m)^  Also in .*\\R", "");
    assertThat(EXAMPLE.matcher(INDEXED).results().map(each -> each.group(1)))
        .isNotEmpty()
        .allSatisfy(example -> assertThat(golden).contains(example));
  }

  @Test
  void theTableOfTheIndexSaysWhereEveryCodeIs() {
    List<MatchResult> rows = ROW.matcher(INDEXED).results().toList();
    NavigableMap<Integer, String> sections = new TreeMap<>();
    SECTION.matcher(INDEXED).results().forEach(each -> sections.put(each.start(), each.group(1)));

    assertThat(ENTRIES)
        .isNotEmpty()
        .allSatisfy(
            entry -> {
              String section = sections.floorEntry(entry.start()).getValue();
              assertThat(rows)
                  .as("%s under %s", entry.group(1), section)
                  .filteredOn(row -> row.group("title").equals(section))
                  .singleElement()
                  .matches(row -> covers(row, entry.group(1)));
            });
  }

  private static boolean covers(MatchResult row, String code) {
    String from = row.group("from");
    String to = row.group("to");
    return row.group("more") != null
        ? code.startsWith(from)
        : code.compareTo(from) >= 0 && code.compareTo(to == null ? from : to) <= 0;
  }

  /** The message with dots where something is filled in. */
  private static String title(Problem problem, Locale locale) {
    Class<?> type = ((Enum<?>) problem).getDeclaringClass();
    ResourceBundle.Control control =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    return ResourceBundle.getBundle(type.getName(), locale, control)
        .getString(problem.code())
        .replaceAll("\\{\\d}", "…")
        .replace("'{'", "{")
        .replace("'}'", "}")
        .replace("''", "'");
  }

  private static Set<String> codes(String ending) {
    return CODE.matcher(golden(ending))
        .results()
        .map(each -> each.group(1))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** All golden files of an ending, one after the other. */
  private static String golden(String ending) {
    try (Stream<Path> files = Files.walk(Golden.folder("."))) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .sorted()
          .map(MessagesTest::read)
          .collect(Collectors.joining("\n"));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
