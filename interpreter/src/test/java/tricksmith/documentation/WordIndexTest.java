package tricksmith.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Vocabulary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.grammar.TrickLexer;
import tricksmith.service.script.LanguageWords;

/**
 * The index of words has every word of the language, with what the editor says about it and the
 * sections of the reference that explain it. Which sections these are is kept by hand, in the
 * English page; {@code -Dindex.rewrite=true} writes all else, in both languages, and proposes a
 * section for words that are new.
 */
class WordIndexTest {
  private static final Page ENGLISH = Page.named("words.md");
  private static final String REFERENCE = "reference.md";
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(?<word>[^`]+)` \\| .* \\| (?<links>[^|]*) \\|$");
  private static final Pattern LINK = Pattern.compile("\\(reference\\.md#([^)]+)\\)");

  /** The words stand in a table of their own, under this heading of the page. */
  private static final int WORDS = 1;

  @Test
  void isComplete() throws IOException {
    assertIs(index(ENGLISH, Locale.ENGLISH), ENGLISH);
  }

  @Test
  void isTheSameInJapanese() throws IOException {
    Page japanese = Page.read(ENGLISH.path().resolveSibling("ja").resolve("words.md"));
    assertIs(index(japanese, Locale.JAPANESE), japanese);
  }

  private static void assertIs(String expected, Page page) throws IOException {
    if (Boolean.getBoolean("index.rewrite")) {
      Files.writeString(page.path(), expected);
    }
    assertThat(Files.readString(page.path()))
        .as("-Dindex.rewrite=true writes " + page.name())
        .isEqualTo(expected);
  }

  /** The page with its table of words rewritten. */
  private static String index(Page page, Locale locale) {
    List<Page.Section> reference = reference(page);
    Map<String, List<Integer>> sections = sections();
    String under = page.sections().get(WORDS).text();
    String head = under.substring(0, under.indexOf("|---|"));
    String table =
        LanguageWords.all().stream()
            .map(word -> row(word, sections.get(word), reference, locale))
            .collect(Collectors.joining("\n", head + "|---|---|---|\n", "\n\n"));
    return page.text().replace(under, table);
  }

  private static List<Page.Section> reference(Page page) {
    return Page.read(page.path().resolveSibling(REFERENCE)).sections();
  }

  private static String row(
      String word, List<Integer> sections, List<Page.Section> reference, Locale locale) {
    String links =
        sections.stream()
            .map(section -> reference.get(section).heading())
            .map(heading -> "[" + heading.title() + "](" + REFERENCE + "#" + heading.anchor() + ")")
            .collect(Collectors.joining(locale.equals(Locale.JAPANESE) ? "、" : ", "));
    String meaning = LanguageWords.in(locale).explanation(word).orElseThrow().replace("|", "\\|");
    return "| `" + word + "` | " + meaning + " | " + links + " |";
  }

  /** Where the English page leads from each word: the places of these sections in the reference. */
  private static Map<String, List<Integer>> sections() {
    List<Page.Section> reference = reference(ENGLISH);
    List<String> anchors = reference.stream().map(section -> section.heading().anchor()).toList();
    Map<String, List<String>> links = links();
    Map<String, List<Integer>> sections = new TreeMap<>();
    for (String word : LanguageWords.all()) {
      List<Integer> kept =
          links.getOrDefault(word, List.of()).stream()
              .map(anchors::indexOf)
              .filter(index -> index >= 0)
              .toList();
      sections.put(word, kept.isEmpty() ? List.of(proposed(reference, word)) : kept);
    }
    return sections;
  }

  private static Map<String, List<String>> links() {
    Map<String, List<String>> links = new TreeMap<>();
    Matcher row = ROW.matcher(ENGLISH.sections().get(WORDS).text());
    while (row.find()) {
      links.put(
          row.group("word"),
          LINK.matcher(row.group("links")).results().map(found -> found.group(1)).toList());
    }
    return links;
  }

  /** The first section in which the word begins a piece of code, or else stands in one. */
  private static int proposed(List<Page.Section> reference, String word) {
    String quoted = Pattern.quote(word);
    for (String beginning : List.of("`" + quoted, "`[^`\n]*(?<![\\w-])" + quoted)) {
      Pattern code = Pattern.compile(beginning + "(?![\\w-])");
      for (int index = 1; index < reference.size(); index++) {
        if (code.matcher(reference.get(index).text()).find()) {
          return index;
        }
      }
    }
    throw new AssertionError("the reference does not say what `" + word + "` means");
  }

  /** What is not a word: brackets, operators, separators. */
  @ParameterizedTest
  @ValueSource(strings = {"words.md", "ja/words.md"})
  void hasEverySign(String name) {
    Set<String> signs = new TreeSet<>();
    Vocabulary vocabulary = TrickLexer.VOCABULARY;
    for (int type = 1; type <= vocabulary.getMaxTokenType(); type++) {
      String literal = vocabulary.getLiteralName(type);
      if (literal != null && !Character.isLetter(literal.charAt(1))) {
        signs.add(literal.substring(1, literal.length() - 1));
      }
    }
    String text = Page.named(name).text().replace("\\|", "|");

    assertThat(signs).hasSizeGreaterThan(20);
    assertThat(signs).allSatisfy(sign -> assertThat(text).contains("`" + sign + "`"));
  }

  /** Who comes from a word finds it there. */
  @Test
  void theSectionsShowTheWord() {
    Map<String, String> texts = new TreeMap<>();
    reference(ENGLISH).forEach(each -> texts.put(each.heading().anchor(), each.text()));
    links()
        .forEach(
            (word, anchors) ->
                assertThat(anchors)
                    .as(word)
                    .isNotEmpty()
                    .allSatisfy(anchor -> assertThat(texts.get(anchor)).contains(word)));
  }
}
