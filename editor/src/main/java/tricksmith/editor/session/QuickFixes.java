package tricksmith.editor.session;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tricksmith.service.Analysis;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;

/**
 * The quick fixes of a text. Finding them may take as long as checking, so they are requested
 * separately from what a typing user waits for.
 *
 * @param fixes of the diagnostics that have any
 */
public record QuickFixes(Map<Diagnostic, List<QuickFix>> fixes) {

  public static final QuickFixes NONE = new QuickFixes(Map.of());

  public QuickFixes {
    fixes = Map.copyOf(fixes);
  }

  public static QuickFixes of(Analysis analysis, Locale language) {
    return new QuickFixes(analysis.fixes(analysis.diagnostics(), language));
  }
}
