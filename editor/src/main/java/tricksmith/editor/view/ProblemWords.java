package tricksmith.editor.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.SessionState;
import tricksmith.expectation.TestResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Place;
import tricksmith.source.Span;

/** What is wrong with a script, in the reader's words, for the list and for the text. */
final class ProblemWords {
  private final Texts texts;
  private final DiagnosticText words;

  ProblemWords(Texts texts) {
    this.texts = texts;
    words = DiagnosticText.in(texts.language());
  }

  /** What is to be said of places; those that have been edited since are left out. */
  List<Remark> remarks(SessionState state) {
    return Stream.concat(
            state.diagnostics().stream()
                .flatMap(
                    diagnostic ->
                        state.inText(diagnostic).stream()
                            .map(
                                span ->
                                    new Remark(span, style(diagnostic), explanation(diagnostic)))),
            state.playtest().tests().stream().flatMap(result -> remarks(state, result)))
        .toList();
  }

  /** Beside each expectation whether it holds. */
  private Stream<Remark> remarks(SessionState state, TestResult result) {
    String met = texts.say("test.met");
    return Stream.concat(
        result.met().stream().flatMap(span -> remark(state, span, Remark.MET, met)),
        result.failures().stream()
            .flatMap(
                failure -> remark(state, failure.span(), Remark.NOT_MET, explanation(failure))));
  }

  private static Stream<Remark> remark(SessionState state, Span place, String style, String words) {
    return state.inText(place).stream().map(span -> new Remark(span, style, words));
  }

  /** The list: what is wrong in the text, then what stands against the wishes of the designer. */
  List<ProblemList.Entry> entries(SessionState state) {
    return Stream.concat(
            state.diagnostics().stream().map(diagnostic -> entry(state, diagnostic)),
            state.wishesNotMet().stream()
                .map(wish -> new ProblemList.Entry(wish, explanation(wish))))
        .toList();
  }

  private ProblemList.Entry entry(SessionState state, Diagnostic diagnostic) {
    return new ProblemList.Entry(
        diagnostic, texts.say("problem", line(state, diagnostic), explanation(diagnostic)));
  }

  /** The line of the first error, in words; null if there is none. */
  @Nullable String firstErrorLine(SessionState state) {
    Optional<Diagnostic> first =
        state.diagnostics().stream().filter(Diagnostic::isError).findFirst();
    return first.map(error -> texts.say("line", line(state, error))).orElse(null);
  }

  private static int line(SessionState state, Diagnostic diagnostic) {
    return state.placeOf(diagnostic).map(Place::line).orElse(1);
  }

  String explanation(Diagnostic diagnostic) {
    return words
        .hint(diagnostic)
        .map(hint -> texts.say("problem.with-hint", words.message(diagnostic), hint))
        .orElseGet(() -> words.message(diagnostic));
  }

  private static String style(Diagnostic diagnostic) {
    return diagnostic.isError() ? Remark.ERROR : Remark.WARNING;
  }
}
