package tricksmith.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One thing has one name in everything that is said in Japanese: the one in the list of terms. */
class JapaneseTermsTest {
  private static final Path ROOT = Path.of("..");
  private static final Path TERMS = ROOT.resolve(Path.of("docs", "japanese-terms.md"));
  private static final Pattern ROW = Pattern.compile("^\\| (.+?) \\| (.+?) \\| ?(`.+`) \\|$");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  private static final Pattern JAPANESE = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");

  /** A word that is not said, and what is said instead. */
  private record Rejected(Pattern word, String instead) {}

  private static final List<Rejected> REJECTED = rejected();

  private static List<Rejected> rejected() {
    return lines(TERMS).stream()
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .flatMap(
            row ->
                QUOTED
                    .matcher(row.group(3))
                    .results()
                    .map(
                        word ->
                            new Rejected(
                                Pattern.compile(word.group(1).replace("\\|", "|")), row.group(2))))
        .toList();
  }

  /** What people may look for, in whatever words. */
  private static final Path SEARCHED = Path.of("SearchTerms_ja.properties");

  static Stream<Path> texts() throws IOException {
    return Stream.of(
            files(Path.of("interpreter", "src", "main", "resources"), "_ja.properties"),
            files(Path.of("editor", "src", "main", "resources"), "_ja.properties"),
            files(Path.of("editor", "src", "main", "resources"), "_ja.trick"),
            files(Path.of("games"), ".trick"),
            files(Path.of("docs", "language", "ja"), ".md"),
            List.of(ROOT.resolve(Path.of("docs", "messages.md"))))
        .flatMap(List::stream)
        .filter(file -> !file.endsWith(SEARCHED));
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unread) {
      throw new UncheckedIOException(unread);
    }
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everythingHasTheNameOfTheList(Path file) {
    List<String> lines = lines(file);

    assertThat(IntStream.range(0, lines.size()).boxed().flatMap(line -> found(line, lines)))
        .isEmpty();
  }

  private static Stream<String> found(int line, List<String> lines) {
    String text = lines.get(line);
    if (!JAPANESE.matcher(text).find()) {
      return Stream.of();
    }
    return REJECTED.stream()
        .filter(each -> each.word().matcher(text).find())
        .map(each -> "%d: %s: %s".formatted(line + 1, each.instead(), text.strip()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"新しい試合", "台札のスート", "プレイオフで決める", "同じ組の人", "フォルダを開く", "だれもいない", "わかりません", "一つの値"})
  void whatIsNotSaidIsFound(String text) {
    assertThat(found(0, List.of(text))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "手札、山札、切り札、捨て札",
        "決勝戦（プレイオフ）",
        "フォルダーを開く",
        "不規則",
        "2つの値の組",
        "誰もいない",
        "分かりません",
        "一つひとつの値"
      })
  void whatIsSaidIsNot(String text) {
    assertThat(found(0, List.of(text))).isEmpty();
  }
}
