package tricksmith.editor.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.service.Analysis;
import tricksmith.service.Hover;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** What there is to say about a place of a script: what is wrong there, and what its word means. */
public record Meaning(List<Mendable> problems, Optional<Hover> word) {

  /** Something that is wrong, with ways to mend it. */
  public record Mendable(Diagnostic diagnostic, List<QuickFix> fixes) {

    public Mendable {
      fixes = List.copyOf(fixes);
    }
  }

  public Meaning {
    problems = List.copyOf(problems);
  }

  /** What there is to say about a place, in a language. */
  public static Meaning at(Analysis analysis, int offset, Locale language) {
    return new Meaning(
        mendable(analysis, new Span(offset, offset), language), analysis.hover(offset, language));
  }

  /** What is wrong at a place. */
  public static List<Mendable> mendable(Analysis analysis, Span place, Locale language) {
    return analysis.diagnosticsAt(place).stream()
        .map(diagnostic -> new Mendable(diagnostic, analysis.fixes(diagnostic, language)))
        .toList();
  }

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return problems.isEmpty() && word.isEmpty();
  }
}
