package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.HashSet;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.expectation.ExpectationProblem;
import tricksmith.format.FormatProblem;
import tricksmith.lower.setup.SetupProblem;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.review.diagnostic.ReviewProblem;

/** Every problem has words in every language, and patterns that mean what they seem to mean. */
class ProblemBundlesTest {
  private static final Pattern FOREIGN =
      Pattern.compile(
          ": |\\?$|\"\\{|(?<!UTF-)[\\d}] [\\p{IsHiragana}\\p{IsHan}]|。 |[\\p{IsHiragana}\\p{IsHan}]"
              + " \\{");

  static Stream<Problem> problems() {
    return Stream.<Problem[]>of(
            ReadingProblem.values(),
            ParseProblem.values(),
            CheckProblem.values(),
            MisreadingProblem.values(),
            ReviewProblem.values(),
            SetupProblem.values(),
            ExpectationProblem.values(),
            FormatProblem.values(),
            TruncationProblem.values())
        .flatMap(Stream::of);
  }

  /** First matches do not report again what a warning has already said. */
  @ParameterizedTest
  @EnumSource
  void problemsThatSayAMatchEndsAreKnownToEndMatches(ReviewProblem problem) {
    ResourceBundle english = bundle(ReviewProblem.class, Locale.ROOT);
    String said = english.getString(problem.code()) + english.getString(problem.code() + ".hint");
    assertThat(problem.endsMatches() || problem.severity() == Severity.ERROR)
        .as(said)
        .isEqualTo(
            problem == ReviewProblem.FEWER_CARDS_THAN_TRICKS
                || problem.severity() == Severity.ERROR
                || said.contains("ends the match with an error")
                || said.contains("match ends with an error")
                || said.contains("match stops with an error")
                || said.contains("match ends here with an error"));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void hasWords(Problem problem) {
    Class<?> type = ((Enum<?>) problem).getDeclaringClass();
    ResourceBundle english = bundle(type, Locale.ROOT);
    ResourceBundle japanese = bundle(type, Locale.JAPANESE);
    assertThat(japanese.getLocale()).isEqualTo(Locale.JAPANESE);
    for (String key : new String[] {problem.code(), problem.code() + ".hint"}) {
      assertThat(english.containsKey(key)).as(key).isTrue();
      assertThat(
              japanese.getString(key).isBlank()
                  || !japanese.getString(key).equals(english.getString(key)))
          .as("translation of " + key)
          .isTrue();
      assertThat(formats(japanese.getString(key))).isEqualTo(formats(english.getString(key)));
    }
    assertThat(english.getString(problem.code())).isNotBlank();
  }

  /** Colons are wide, quotation marks are corner brackets, and numbers need no spaces. */
  @ParameterizedTest
  @MethodSource("problems")
  void japaneseIsPunctuatedAsInJapanese(Problem problem) {
    ResourceBundle japanese = bundle(((Enum<?>) problem).getDeclaringClass(), Locale.JAPANESE);
    for (String key : new String[] {problem.code(), problem.code() + ".hint"}) {
      String[] parts = japanese.getString(key).split("`", -1);
      for (int prose = 0; prose < parts.length; prose += 2) {
        assertThat(parts[prose]).as(key).doesNotContainPattern(FOREIGN);
      }
    }
  }

  @Test
  void codesAreUnique() {
    Set<String> codes = new HashSet<>();
    assertThat(problems()).allSatisfy(problem -> assertThat(codes.add(problem.code())).isTrue());
  }

  /** How many arguments a pattern has. */
  private static int formats(String pattern) {
    return new MessageFormat(pattern, Locale.ROOT).getFormatsByArgumentIndex().length;
  }

  private static ResourceBundle bundle(Class<?> type, Locale locale) {
    return DiagnosticText.bundle(type.getName(), locale, type.getClassLoader()).orElseThrow();
  }
}
