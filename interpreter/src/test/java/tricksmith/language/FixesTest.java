package tricksmith.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/** Ways to mend what is wrong. */
class FixesTest {

  static List<Source> snippets() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "resources"))) {
      return files
          .filter(file -> file.toString().endsWith(".trick"))
          .sorted()
          .map(Marked::read)
          .toList();
    }
  }

  private static List<QuickFix> fixes(String script, String code) {
    Analysis analysis = Analysis.of(new Source("wrong.trick", script));
    Diagnostic wrong =
        analysis.diagnostics().stream()
            .filter(each -> each.problem().code().equals(code))
            .findFirst()
            .orElseThrow(() -> new AssertionError(analysis.diagnostics()));
    return analysis.fixes(wrong, Locale.ENGLISH);
  }

  private static String mended(String script, String code) {
    return Edit.applied(script, fixes(script, code).getFirst().edits());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TS113 | match { new deel }                         | match { new deal }",
        "TS162 | match { x ＝ 3 }                            | match { x = 3 }",
        "TS162 | match { x = ３ }                            | match { x = 3 }",
        "TS161 | game 「題」                                  | game \"題\"",
        "TS141 | trick { must card.suit = led.suit }        | trick { must card.suit == led.suit }",
        "TS151 | match { x = (1 + 2 }                       | match { x = (1 + 2) }",
        "TS153 | match { x = (1 + 2] }                      | match { x = (1 + 2) }",
        "TS152 | match { x = 1 + 2) }                       | match { x = 1 + 2 }",
        "TS148 | match { winner chooses a from suits or pass } | match { winner chooses a from"
            + " suits, or pass }",
        "TS131 | match { if 1 == 2 then score }             | match { if 1 == 2 : score }",
        "TS147 | match { x = 3-2 }                          | match { x = 3 - 2 }",
        "TS163 | match { new # deal }                       | match { new  deal }",
        "TS211 | options { limit 1..9 = 1 }; match { winner scores limt } | options { limit 1..9 ="
            + " 1 }; match { winner scores limit }",
        "TS218 | trick { must card.siut == H }              | trick { must card.suit == H }",
        "TS272 | options { limit 9..1 = 1 }                 | options { limit 1..9 = 1 }"
      })
  void isMendedSo(String code, String wrong, String right) {
    assertThat(mended(wrong, code)).isEqualTo(right);
  }

  @Test
  void aMissingBraceIsPutWhereItsBlockEnds() {
    assertThat(mended("game \"x\"\nmatch {\n  new deal\n\ntrick {\n}\n", "TS150"))
        .isEqualTo("game \"x\"\nmatch {\n  new deal\n\n}\ntrick {\n}\n");
  }

  @Test
  void sectionsThatAreNeededCanBeAdded() {
    String mended = mended("game \"x\"\n", "TS202");
    assertThat(Analysis.of(new Source("mended", mended)).diagnostics()).isEmpty();
    assertThat(mended("match { new deal }", "TS201")).startsWith("game \"New game\"\n\nmatch");
  }

  @Test
  void anUnknownNameCanBeDeclaredAsWhatIsExpected() {
    String script = "game \"x\"\nmatch { winner scores bonus }\n";
    List<QuickFix> fixes = fixes(script, "TS210");
    assertThat(fixes)
        .extracting(QuickFix::label)
        .containsExactly("Declare `bonus` as a variable", "Declare `bonus` as an option");
    assertThat(fixes)
        .allSatisfy(
            fix ->
                assertThat(
                        Analysis.of(new Source("m", Edit.applied(script, fix.edits())))
                            .diagnostics())
                    .noneMatch(Diagnostic::isError));
    String inSection = "game \"x\"\nstate {\n  a: number\n}\nmatch { winner scores bonus }\n";
    assertThat(mended(inSection, "TS210")).contains("state {\n  a: number\n  bonus: number\n}");
  }

  @Test
  void labelsSayWhatChanges() {
    assertThat(fixes("match { new deel }", "TS113"))
        .extracting(QuickFix::label)
        .containsExactly("Replace `deel` by `deal`");
    Analysis analysis = Analysis.of(new Source("wrong", "game \"x\"; match { x = (1 + 2 }"));
    assertThat(analysis.fixes(analysis.diagnostics().getFirst(), Locale.JAPANESE))
        .extracting(QuickFix::label)
        .contains("`)` を入れる");
  }

  /** A law: a way to mend something mends it. */
  @ParameterizedTest
  @MethodSource("snippets")
  void whatIsMendedIsNotWrongInTheSameWayAgain(Source source) {
    Analysis analysis = Analysis.of(source);
    for (Diagnostic wrong : analysis.diagnostics()) {
      for (QuickFix fix : analysis.fixes(wrong, Locale.ENGLISH)) {
        Source mended = new Source("mended", Edit.applied(source.text(), fix.edits()));
        long before = count(analysis, wrong);
        assertThat(count(Analysis.of(mended), wrong))
            .as(wrong.problem() + " " + wrong.span() + ": " + fix.label() + "\n" + mended.text())
            .isLessThan(before);
      }
    }
  }

  private static long count(Analysis analysis, Diagnostic wrong) {
    return analysis.diagnostics().stream()
        .filter(each -> each.problem().equals(wrong.problem()))
        .filter(each -> each.arguments().equals(wrong.arguments()))
        .count();
  }
}
