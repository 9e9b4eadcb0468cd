package tricksmith.editor.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tricksmith.language.Analysis;
import tricksmith.language.ColouredWord;
import tricksmith.language.OutlineItem;
import tricksmith.language.QuickFix;
import tricksmith.source.Diagnostic;

/**
 * What is shown of a text as a whole.
 *
 * @param fixes of those diagnostics that have any
 */
public record Overview(
    List<OutlineItem> outline, List<ColouredWord> colours, Map<Diagnostic, List<QuickFix>> fixes) {

  public Overview {
    outline = List.copyOf(outline);
    colours = List.copyOf(colours);
    fixes = Map.copyOf(fixes);
  }

  /** That of an analysis, in a language. */
  public static Overview of(Analysis analysis, Locale language) {
    Map<Diagnostic, List<QuickFix>> fixes = new LinkedHashMap<>();
    for (Diagnostic diagnostic : analysis.diagnostics()) {
      List<QuickFix> found = analysis.fixes(diagnostic, language);
      if (!found.isEmpty()) {
        fixes.put(diagnostic, found);
      }
    }
    return new Overview(analysis.outline(), analysis.colours(), fixes);
  }
}
