package tricksmith.editor.session;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tricksmith.service.Analysis;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;

/**
 * The quick fixes of a text. Finding them may take as long as checking, so they are requested
 * separately from what a typing user waits for.
 *
 * @param fixes of the diagnostics that have any
 * @param beginning what makes a game that can be played of a text that has only begun
 */
public record QuickFixes(Map<Diagnostic, List<QuickFix>> fixes, Optional<QuickFix> beginning) {

  public static final QuickFixes NONE = new QuickFixes(Map.of(), Optional.empty());

  public QuickFixes {
    fixes = Map.copyOf(fixes);
  }

  public static QuickFixes of(Analysis analysis, Locale language) {
    return new QuickFixes(
        analysis.fixes(analysis.diagnostics(), language), analysis.beginning(language));
  }
}
