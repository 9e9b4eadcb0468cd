package tricksmith.editor.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.service.Analysis;
import tricksmith.service.QuickFix;
import tricksmith.service.hover.Hover;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** The content of a hover at a place of a script: its problems, and the meaning of its word. */
public record HoverContent(List<Problem> problems, Optional<Hover> word) {

  public record Problem(Diagnostic diagnostic, List<QuickFix> fixes) {

    public Problem {
      fixes = List.copyOf(fixes);
    }
  }

  public HoverContent {
    problems = List.copyOf(problems);
  }

  /** Collects what to show about a place, in a language. */
  public static HoverContent at(Analysis analysis, int offset, Locale language) {
    return new HoverContent(
        problemsAt(analysis, new Span(offset, offset), language), analysis.hover(offset, language));
  }

  public static List<Problem> problemsAt(Analysis analysis, Span place, Locale language) {
    return analysis.diagnosticsAt(place).stream()
        .map(diagnostic -> new Problem(diagnostic, analysis.fixes(diagnostic, language)))
        .toList();
  }

  public boolean isEmpty() {
    return problems.isEmpty() && word.isEmpty();
  }
}
