package tricksmith.editor.view.panes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.TextAnnotation;
import tricksmith.expectation.TestResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Edit;
import tricksmith.source.Place;
import tricksmith.source.Span;

/** Words the problems of a script, for the list and for the text. */
public final class ProblemMessages {
  private final Texts texts;
  private final DiagnosticText words;

  /** Messages of the latest annotations; the list repeats them. */
  private final Map<Diagnostic, String> explanations = new HashMap<>();

  public ProblemMessages(Texts texts) {
    this.texts = texts;
    words = DiagnosticText.in(texts.language());
  }

  /** Returns annotations for the text; places edited since are left out. */
  public List<TextAnnotation> annotations(SessionState state) {
    explanations.clear();
    List<TextAnnotation> annotations = new ArrayList<>();
    state.sinceReading().ifPresent(change -> addProblems(state, change, annotations));
    state
        .sinceInForce()
        .ifPresent(change -> addTests(state.playtest().tests(), change, annotations));
    return List.copyOf(annotations);
  }

  private void addProblems(SessionState state, Edit change, List<TextAnnotation> annotations) {
    for (Diagnostic diagnostic : state.diagnostics()) {
      change
          .carry(state.pointedAt(diagnostic))
          .map(span -> new TextAnnotation(span, style(diagnostic), explanation(diagnostic)))
          .ifPresent(annotations::add);
    }
  }

  /** Marks each expectation as met or not. */
  private void addTests(List<TestResult> results, Edit change, List<TextAnnotation> annotations) {
    String met = texts.say("test.met");
    for (TestResult result : results) {
      for (Span place : result.met()) {
        change
            .carry(place)
            .map(span -> new TextAnnotation(span, TextAnnotation.MET, met))
            .ifPresent(annotations::add);
      }
      for (Diagnostic failure : result.failures()) {
        change
            .carry(failure.span())
            .map(span -> new TextAnnotation(span, TextAnnotation.NOT_MET, explanation(failure)))
            .ifPresent(annotations::add);
      }
    }
  }

  /**
   * Returns entries for the list: problems of the text, then objections to the designer's settings.
   */
  public List<ProblemList.Entry> entries(SessionState state) {
    return Stream.concat(
            state.diagnostics().stream().map(diagnostic -> entry(state, diagnostic)),
            state.settingsNotMet().stream()
                .map(configure -> new ProblemList.Entry(configure, explanation(configure), false)))
        .toList();
  }

  private ProblemList.Entry entry(SessionState state, Diagnostic diagnostic) {
    return new ProblemList.Entry(
        diagnostic,
        texts.say("problem", line(state, diagnostic), explanation(diagnostic)),
        state.stop(diagnostic).isPresent());
  }

  /** Returns the line and message of the first error; null if there is none. */
  public @Nullable String firstErrorLine(SessionState state) {
    Optional<Diagnostic> first =
        state.diagnostics().stream().filter(Diagnostic::isError).findFirst();
    return first.map(error -> texts.say("line", line(state, error))).orElse(null);
  }

  private static int line(SessionState state, Diagnostic diagnostic) {
    return state.placeOf(diagnostic).map(Place::line).orElse(1);
  }

  public String explanation(Diagnostic diagnostic) {
    return explanations.computeIfAbsent(diagnostic, this::explained);
  }

  private String explained(Diagnostic diagnostic) {
    return words
        .hintWithoutCommand(diagnostic)
        .map(hint -> texts.say("problem.with-hint", words.message(diagnostic), hint))
        .orElseGet(() -> words.message(diagnostic));
  }

  private static String style(Diagnostic diagnostic) {
    return diagnostic.isError() ? TextAnnotation.ERROR : TextAnnotation.WARNING;
  }
}
