package tricksmith.editor.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tricksmith.service.Analysis;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;

/**
 * What mends a text. To find that out may take as long as checking it, so it is not asked for
 * together with what somebody waits for who types.
 *
 * @param fixes of those diagnostics that have any
 */
public record Remedies(Map<Diagnostic, List<QuickFix>> fixes) {

  public Remedies {
    fixes = Map.copyOf(fixes);
  }

  /** Those of an analysis, in a language. */
  public static Remedies of(Analysis analysis, Locale language) {
    Map<Diagnostic, List<QuickFix>> fixes = new LinkedHashMap<>();
    for (Diagnostic diagnostic : analysis.diagnostics()) {
      List<QuickFix> found = analysis.fixes(diagnostic, language);
      if (!found.isEmpty()) {
        fixes.put(diagnostic, found);
      }
    }
    return new Remedies(fixes);
  }
}
