package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.review.diagnostic.ReviewProblem;

class ShortlistTest {

  private static Diagnostic error(int at) {
    return Diagnostic.of(CheckProblem.MISSING_MATCH, new Span(at, at + 1));
  }

  private static Diagnostic warning(int at) {
    return Diagnostic.of(ReviewProblem.NO_TRICK_YET, new Span(at, at + 1));
  }

  /** At even places errors, at odd ones warnings. */
  private static List<Diagnostic> mixed(int errors, int warnings) {
    List<Diagnostic> all = new ArrayList<>();
    for (int i = 0; i < Math.max(errors, warnings); i++) {
      if (i < errors) {
        all.add(error(2 * i));
      }
      if (i < warnings) {
        all.add(warning(2 * i + 1));
      }
    }
    return all;
  }

  @Test
  void allIsToldOfWhatSomebodyReads() {
    List<Diagnostic> all = mixed(101, 901);

    assertThat(Shortlist.of(all)).isEqualTo(all);
  }

  @Test
  void ofVeryManyErrorsTheFirstAreToldAndHowManyMoreThereAre() {
    List<Diagnostic> told = Shortlist.of(mixed(60_000, 3));

    assertThat(told).hasSize(100 + 1 + 3);
    assertThat(told.getLast())
        .isEqualTo(Diagnostic.of(TruncationProblem.MORE_ERRORS, error(200), "59900"));
    assertThat(told.stream().filter(Diagnostic::isError).mapToInt(Shortlist::number).sum())
        .isEqualTo(60_000);
  }

  @Test
  void errorsAreToldHoweverManyWarningsComeBeforeThem() {
    List<Diagnostic> all = new ArrayList<>(mixed(0, 5_000));
    all.add(error(20_000));

    List<Diagnostic> told = Shortlist.of(all);

    assertThat(told).hasSize(900 + 1 + 1).contains(error(20_000));
    assertThat(told)
        .contains(Diagnostic.of(TruncationProblem.MORE_WARNINGS, warning(1801), "4100"));
  }

  @Test
  void isInTheOrderOfTheText() {
    assertThat(Shortlist.of(mixed(5_000, 5_000)))
        .isSortedAccordingTo((one, other) -> one.span().start() - other.span().start());
  }
}
