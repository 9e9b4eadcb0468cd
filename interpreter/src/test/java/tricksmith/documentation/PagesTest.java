package tricksmith.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Source;

/** Pages lead somewhere, and say the same in both languages. */
class PagesTest {

  /** The anchors of each page that a link leads to: many lead into the same one. */
  private static final Map<Path, Set<String>> ANCHORS = new ConcurrentHashMap<>();

  static Stream<Page> all() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..", "docs"))) {
      List<Path> pages = files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
      return Stream.concat(Stream.of(Path.of("..", "README.md")), pages.stream()).map(Page::read);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void linksLeadSomewhere(Page page) {
    assertThat(page.links()).allSatisfy(link -> assertThat(isFound(page, link)).as(link).isTrue());
  }

  private static boolean isFound(Page page, String link) {
    if (link.contains("://")) {
      return true;
    }
    String[] parts = URLDecoder.decode(link, StandardCharsets.UTF_8).split("#", 2);
    Path target = parts[0].isEmpty() ? page.path() : page.path().resolveSibling(parts[0]);
    return Files.exists(target)
        && (parts.length == 1
            || ANCHORS.computeIfAbsent(target.normalize(), PagesTest::anchors).contains(parts[1]));
  }

  private static Set<String> anchors(Path page) {
    return Page.read(page).headings().stream()
        .map(Page.Heading::anchor)
        .collect(Collectors.toSet());
  }

  static Stream<Arguments> translated() {
    Map<String, Page> english = new HashMap<>();
    Page.english().forEach(page -> english.put(page.path().getFileName().toString(), page));
    return Page.japanese().stream()
        .map(page -> Arguments.of(english.get(page.path().getFileName().toString()), page));
  }

  /** So that a section found in one language is found in the other. */
  @ParameterizedTest
  @MethodSource("translated")
  void haveTheSameHeadings(Page english, Page japanese) {
    List<String> expected = levels(english);
    List<String> found = levels(japanese);
    assertThat(found.stream().map(PagesTest::level))
        .as(() -> firstDifference(expected, found))
        .isEqualTo(expected.stream().map(PagesTest::level).toList());
  }

  private static List<String> levels(Page page) {
    return page.headings().stream()
        .map(heading -> "#".repeat(heading.level()) + " " + heading.title())
        .toList();
  }

  private static String level(String heading) {
    return heading.substring(0, heading.indexOf(' '));
  }

  private static String firstDifference(List<String> expected, List<String> found) {
    return IntStream.range(0, Math.min(expected.size(), found.size()))
        .filter(index -> !level(expected.get(index)).equals(level(found.get(index))))
        .mapToObj(index -> expected.get(index) + " beside " + found.get(index))
        .findFirst()
        .orElse("one is longer");
  }

  /**
   * The same scripts word by word: only texts, comments and the names that a script gives may be
   * translated, each name in one way throughout an example.
   */
  @ParameterizedTest
  @MethodSource("translated")
  void haveTheSameExamples(Page english, Page japanese) {
    assertThat(japanese.examples()).hasSameSizeAs(english.examples());
    for (int index = 0; index < english.examples().size(); index++) {
      assertSame(english.examples().get(index), japanese.examples().get(index));
    }
  }

  /** The grammar in short, and whatever else is neither a script nor what a program prints. */
  @ParameterizedTest
  @MethodSource("translated")
  void haveTheSameBlocksOfOtherKinds(Page english, Page japanese) {
    assertThat(japanese.plainBlocks()).isEqualTo(english.plainBlocks());
  }

  private static void assertSame(Example english, Example japanese) {
    List<ScriptWord> expected = words(english);
    List<ScriptWord> found = words(japanese);
    Map<String, String> names = new HashMap<>();
    Map<String, String> back = new HashMap<>();
    for (int index = 0; index < Math.min(expected.size(), found.size()); index++) {
      ScriptWord one = expected.get(index);
      ScriptWord other = found.get(index);
      boolean same =
          switch (one.kind()) {
            case TEXT -> other.kind() == ScriptWord.Kind.TEXT;
            case NAME ->
                other.kind() == ScriptWord.Kind.NAME
                    && isEither(names.putIfAbsent(one.text(), other.text()), other.text())
                    && isEither(back.putIfAbsent(other.text(), one.text()), one.text());
            default -> one.text().equals(other.text());
          };
      assertThat(same)
          .as("%s and %s: %s beside %s", english, japanese, one.text(), other.text())
          .isTrue();
    }
    assertThat(found).as("%s and %s", english, japanese).hasSameSizeAs(expected);
  }

  private static boolean isEither(@Nullable String known, String word) {
    return known == null || known.equals(word);
  }

  private static List<ScriptWord> words(Example example) {
    return ScriptWord.of(new Source(example.toString(), example.text())).stream()
        .filter(word -> word.kind() != ScriptWord.Kind.COMMENT)
        .toList();
  }

  @Test
  void everyPageHasItsHeadingsForItself() {
    assertThat(Stream.concat(Page.english().stream(), Page.japanese().stream()))
        .allSatisfy(
            page ->
                assertThat(page.headings().stream().map(Page.Heading::title))
                    .as(page.name())
                    .doesNotHaveDuplicates());
  }
}
