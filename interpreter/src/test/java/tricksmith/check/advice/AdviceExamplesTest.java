package tricksmith.check.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.check.Checker;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/** Each row of the tables of advice gives the advice of its example. */
class AdviceExamplesTest {
  @ParameterizedTest
  @EnumSource
  void guessesTheName(NameGuess guess) {
    Diagnostic found = onlyDiagnostic(guess.wrong());
    assertThat(found.problem()).isEqualTo(CheckProblem.UNKNOWN_NAME_LIKE);
    assertThat(fixed(guess.wrong(), found)).isEqualTo(script(guess.right()));
    assertThat(diagnostics(guess.right())).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void advisesOnTheType(TypeAdvice advice) {
    Diagnostic found = onlyDiagnostic(advice.wrong());
    assertThat(found.problem()).isEqualTo(advice.problem());
    assertThat(fixed(advice.wrong(), found)).isEqualTo(script(advice.right()));
  }

  private static Diagnostic onlyDiagnostic(String line) {
    List<Diagnostic> found = diagnostics(line);
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  private static List<Diagnostic> diagnostics(String line) {
    Source source = new Source("example", script(line));
    return Checker.check(ScriptParser.parse(source).script(), source).diagnostics();
  }

  private static String script(String line) {
    return """
    game "Example"
    state {
      a cell is a1 | a2 | a3
      a call is [number, suit]
      each deal { trump: suit; call: call }
    }
    match {
      %s
    }
    """
        .formatted(line);
  }

  private static String fixed(String line, Diagnostic diagnostic) {
    StringBuilder text = new StringBuilder(script(line));
    List<Edit> edits = new ArrayList<>();
    diagnostic.fixes().stream().limit(1).forEach(fix -> edits.addAll(fix.edits()));
    edits.sort(Comparator.comparingInt((Edit edit) -> edit.span().start()).reversed());
    edits.forEach(edit -> text.replace(edit.span().start(), edit.span().end(), edit.text()));
    return text.toString();
  }
}
