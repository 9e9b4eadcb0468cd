package tricksmith.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Golden;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Each snippet passes all checks, and has a golden file with what stops its first matches. */
class FirstMatchesTest {

  static List<Path> snippets() throws IOException {
    return Golden.scripts("tricksmith/trial");
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void stopsAsExpected(Path snippet) throws IOException {
    Source source = Golden.source(snippet);
    GameScript script = WellKnownScripts.script(source);
    List<Diagnostic> found = FirstMatches.of(script);
    DiagnosticRenderer english = DiagnosticRenderer.in(Locale.ENGLISH);
    assertThat(script.found()).as(() -> english.render(source, script.found())).isEmpty();
    Golden.assertExpected(snippet, english.render(source, found));
    Golden.assertSaidInJapanese(snippet, found);
  }

  /** Where there are no commands, the match is seen again by other means. */
  @Test
  void theHintCanDoWithoutTheCommandThatShowsTheMatchAgain() {
    Diagnostic stopped =
        Diagnostic.of(StopProblem.NOT_WHOLE, new Span(0, 1), "3", "-n 1 --players 3", "deck");
    DiagnosticText english = DiagnosticText.in(Locale.ENGLISH);

    assertThat(english.hint(stopped).orElseThrow())
        .endsWith("3 players; to see it: `tricksmith simulate FILE -n 1 --players 3`.");
    assertThat(english.hintWithoutCommand(stopped).orElseThrow())
        .endsWith("It happened with 3 players.")
        .doesNotContain("tricksmith");
  }

  /** That nobody scores says nothing about a line that ends the match. */
  @Test
  void whatStopsAMatchIsToldBesideAWarningOfSomethingElse() {
    GameScript script =
        GameScript.read(
            new Source(
                "ends.trick",
                """
                game "Ends"
                  players 2
                match {
                  new deal
                  shuffle deck
                  deal 5 to each player
                  play tricks from seat 1 until hands are empty { before each trick { new deal } }
                }
                """));
    assertThat(script.found())
        .extracting(Diagnostic::problem)
        .contains(ReviewProblem.NOBODY_SCORES);
    assertThat(FirstMatches.of(script))
        .extracting(Diagnostic::problem)
        .containsExactly(StopProblem.NOBODY_TO_LEAD);
  }

  /** The condition around the tricks is the cause, and not how they end. */
  @Test
  void nothingIsSaidOfTricksUnderAConditionThatIsReported() {
    GameScript script =
        GameScript.read(
            new Source(
                "dealer.trick",
                """
                game "Dealer"
                  players 4
                match {
                  repeat 3 times {
                    new deal
                    shuffle deck
                    deal 8 to each player
                    if dealer == seat 1 {
                      play tricks from dealer until hands are empty { winner scores 1 }
                    }
                    dealer = left of dealer
                  }
                }
                """));
    assertThat(script.found())
        .extracting(Diagnostic::problem)
        .contains(ReviewProblem.READ_BEFORE_SET);
    assertThat(FirstMatches.of(script)).isEmpty();
  }

  @Test
  void noFurtherMatchBeginsAfterOneThatShufflesWithoutEnd() {
    GameScript script =
        GameScript.read(
            new Source(
                "shuffles.trick",
                """
                game "Shuffles"
                  players 2..4
                deck { suits C D H S; ranks 2..10 J Q K A; copies 4 }
                match {
                  repeat 60000 times { new deal; shuffle deck }
                  deal 5 to each player
                  play tricks from seat 1 until hands are empty { winner scores 1 }
                }
                """));
    assertThat(begun(script)).isLessThan(8);
  }

  @Test
  void noFurtherMatchBeginsAfterTwoThatComputeTooMuch() {
    GameScript script =
        GameScript.read(
            new Source(
                "computes.trick",
                """
                game "Computes"
                  players 2..4
                state { n: number = 0 }
                match {
                  new deal
                  shuffle deck
                  deal 5 to each player
                  repeat 20 times { n = number of (x in 1..90000 where x * 3 > n + x) }
                  play tricks from seat 1 until hands are empty { winner scores 1 }
                }
                """));
    assertThat(begun(script)).isLessThan(4);
  }

  /** Returns how often another match was wanted. */
  private static int begun(GameScript script) {
    assertThat(script.isPlayable()).isTrue();
    AtomicInteger asked = new AtomicInteger();
    FirstMatches.of(
        script,
        () -> {
          asked.incrementAndGet();
          return true;
        });
    return asked.get();
  }
}
