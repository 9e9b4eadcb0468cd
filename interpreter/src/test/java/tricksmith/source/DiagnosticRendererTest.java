package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("one test changes the language of the process")
class DiagnosticRendererTest {
  private final DiagnosticRenderer english = DiagnosticRenderer.in(Locale.ENGLISH);

  @Test
  void showsThePlaceTheLineAndTheHint() {
    assertThat(english.render(new Source("a.trick", "one\ntwo three\n"), List.of(missing(8, 13))))
        .isEqualTo(
            """
            a.trick:2:5: error TS001: There is no such file.
              2 | two three
                |     ^^^^^
              Hint: Check the spelling, including capitals and folders.
            """);
  }

  @Test
  void speaksJapanese() {
    assertThat(
            DiagnosticRenderer.in(Locale.JAPAN)
                .render(new Source("a.trick", "x"), List.of(missing(0, 1))))
        .contains("エラー TS001: ファイルがありません。")
        .contains("ヒント: ");
  }

  @Test
  void speaksEnglishWhereItIsNotTranslatedWhateverTheMachineSpeaks() {
    Locale machine = Locale.getDefault();
    try {
      Locale.setDefault(Locale.JAPAN);
      assertThat(english.render("a.trick", missing(0, 0))).contains("error TS001: There is no");
      assertThat(DiagnosticRenderer.in(Locale.GERMAN).render("a.trick", missing(0, 0)))
          .contains("error TS001: There is no");
    } finally {
      Locale.setDefault(machine);
    }
  }

  @Test
  void underlinesWhatIsWide() {
    assertThat(underlined("ab切札cd", 2, 4)).isEqualTo("ab切札cd\n  ^^^^");
    assertThat(underlined("切札 = H", 5, 6)).isEqualTo("切札 = H\n       ^");
    assertThat(underlined("\uD83C\uDCA1 x", 3, 4)).isEqualTo("\uD83C\uDCA1 x\n  ^");
    assertThat(underlined("か\u3099x", 2, 3)).isEqualTo("か\u3099x\n  ^");
  }

  @Test
  void underlinesAfterTabs() {
    assertThat(underlined("\ta\tb", 3, 4)).isEqualTo("    a   b\n        ^");
    assertThat(underlined("\ta", 0, 2)).isEqualTo("    a\n^^^^^");
  }

  @Test
  void marksPlacesWithoutExtentAndAtTheEnd() {
    assertThat(underlined("abc", 1, 1)).isEqualTo("abc\n ^");
    assertThat(underlined("abc", 3, 3)).isEqualTo("abc\n   ^");
    assertThat(underlined("", 0, 0)).isEqualTo("\n^");
    assertThat(underlined("abc   ", 6, 6)).isEqualTo("abc\n      ^");
  }

  @Test
  void showsThePartOfAVeryLongLine() {
    Underlined underlined =
        Underlined.of("x".repeat(5000) + "yyy" + "z".repeat(5000), 5000, 5003, 200);
    assertThat(underlined.line()).startsWith("…x").endsWith("z…").hasSizeLessThan(200);
    assertThat(underlined.line().indexOf("yyy")).isEqualTo(underlined.underline().indexOf("^^^"));
  }

  @Test
  void neverFailsHoweverOddTheSpan() {
    Source source = new Source("odd.trick", "one\r\n\ttwo \uD83C\uDCA1\rthree\n\n\uD83C\u0000");
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 2000; round++) {
      int start = random.nextInt(40);
      assertThat(english.render(source, List.of(missing(start, start + random.nextInt(40)))))
          .contains("^");
    }
    assertThat(english.render(source, List.of(missing(Integer.MAX_VALUE, Integer.MAX_VALUE))))
        .contains("^");
  }

  @Test
  void sortsByPlace() {
    Source source = new Source("a.trick", "one\ntwo\n");
    assertThat(english.render(source, List.of(missing(4, 5), missing(0, 1))))
        .startsWith("a.trick:1:1");
    assertThat(DiagnosticRenderer.sorted(List.of(missing(4, 5), missing(0, 2), missing(0, 1))))
        .containsExactly(missing(0, 1), missing(0, 2), missing(4, 5));
  }

  @Test
  void showsAnErrorOfANameOnceWithAllItsPlaces() {
    Source source = new Source("a.trick", "pot\nbid pot\n  pot\n");
    assertThat(english.render(source, List.of(named("pot", 0), named("pot", 8))))
        .isEqualTo(
            """
            a.trick:1:1: error TS001: There is no such file.
              1 | pot
                | ^^^
              Also in 1 more place: 2:5
              Hint: Check the spelling, including capitals and folders.
            """);
    List<Diagnostic> everywhere = List.of(named("pot", 14), named("pot", 0), named("pot", 8));
    assertThat(english.render(source, everywhere))
        .startsWith("a.trick:1:1: ")
        .contains("  Also in 2 more places: 2:5, 3:3\n")
        .containsOnlyOnce("TS001");
    assertThat(DiagnosticRenderer.in(Locale.JAPAN).render(source, everywhere))
        .contains("  ほかに2か所: 2:5、3:3\n");
  }

  @Test
  void listsSomeOfVeryManyPlaces() {
    List<Diagnostic> many = IntStream.range(0, 1500).mapToObj(at -> named("x", 2 * at)).toList();
    assertThat(english.render(new Source("a.trick", "x ".repeat(1500)), many))
        .containsOnlyOnce("TS001")
        .containsPattern("Also in 1,499 more places: 1:3, .* 1:39, 1:41, …\n");
  }

  @Test
  void showsErrorsOfOtherNamesAndOfMereSignsAgain() {
    Source source = new Source("a.trick", "pot bid { {");
    assertThat(english.render(source, List.of(named("pot", 0), named("bid", 4))))
        .contains("a.trick:1:1: ", "a.trick:1:5: ");
    assertThat(english.render(source, List.of(named("{", 8), named("{", 10))))
        .contains("a.trick:1:9: ", "a.trick:1:11: ");
  }

  @Test
  void quotesTheTextOnOneLineWithSingleSpaces() {
    assertThat(
            Diagnostic.of(ReadingProblem.MISSING, new Span(0, 0), "pot   = 2", "a  \n  b")
                .arguments())
        .containsExactly("pot = 2", "a b");
  }

  private static String underlined(String line, int start, int end) {
    Underlined underlined = Underlined.of(line, start, end, 200);
    return underlined.line() + "\n" + underlined.underline();
  }

  private static Diagnostic named(String name, int start) {
    return Diagnostic.of(ReadingProblem.MISSING, new Span(start, start + name.length()), name);
  }

  private static Diagnostic missing(int start, int end) {
    return Diagnostic.of(ReadingProblem.MISSING, new Span(start, end));
  }
}
