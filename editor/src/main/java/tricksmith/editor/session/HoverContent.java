package tricksmith.editor.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.service.Analysis;
import tricksmith.service.QuickFix;
import tricksmith.service.hover.Hover;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** What to show about a place of a script: its problems, and the meaning of its word. */
public record HoverContent(List<Mendable> problems, Optional<Hover> word) {

  /** A problem and its quick fixes. */
  public record Mendable(Diagnostic diagnostic, List<QuickFix> fixes) {

    public Mendable {
      fixes = List.copyOf(fixes);
    }
  }

  public HoverContent {
    problems = List.copyOf(problems);
  }

  /** Collects what to show about a place, in a language. */
  public static HoverContent at(Analysis analysis, int offset, Locale language) {
    return new HoverContent(
        mendable(analysis, new Span(offset, offset), language), analysis.hover(offset, language));
  }

  /** The problems at a place. */
  public static List<Mendable> mendable(Analysis analysis, Span place, Locale language) {
    return analysis.diagnosticsAt(place).stream()
        .map(diagnostic -> new Mendable(diagnostic, analysis.fixes(diagnostic, language)))
        .toList();
  }

  public boolean isEmpty() {
    return problems.isEmpty() && word.isEmpty();
  }
}
