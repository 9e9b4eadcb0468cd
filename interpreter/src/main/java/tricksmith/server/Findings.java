package tricksmith.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.WorkspaceEdit;
import tricksmith.service.Analysis;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Span;

/** What is wrong with a script and what mends it, in the words of the protocol. */
record Findings(Analysis analysis, Places places, Locale locale) {

  List<org.eclipse.lsp4j.Diagnostic> all() {
    return analysis.diagnostics().stream().map(this::diagnostic).toList();
  }

  private org.eclipse.lsp4j.Diagnostic diagnostic(Diagnostic found) {
    DiagnosticText text = DiagnosticText.in(locale);
    String message = text.message(found) + text.hint(found).map(hint -> "\n" + hint).orElse("");
    org.eclipse.lsp4j.Diagnostic diagnostic =
        new org.eclipse.lsp4j.Diagnostic(
            places.range(analysis.source().beginning(found.span())),
            message,
            found.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
            "tricksmith");
    diagnostic.setCode(found.problem().code());
    return diagnostic;
  }

  /** Ways to mend what is wrong at a place. */
  List<CodeAction> fixes(Span place, String uri) {
    List<CodeAction> actions = new ArrayList<>();
    for (Diagnostic found : analysis.diagnosticsAt(place)) {
      List<QuickFix> fixes = analysis.fixes(found, locale);
      for (QuickFix fix : fixes) {
        actions.add(action(fix, found, uri, fix.equals(fixes.getFirst())));
      }
    }
    return actions;
  }

  private CodeAction action(QuickFix fix, Diagnostic mended, String uri, boolean likeliest) {
    CodeAction action = new CodeAction(fix.label());
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnostic(mended)));
    action.setEdit(new WorkspaceEdit(Map.of(uri, places.edits(fix.edits()))));
    action.setIsPreferred(likeliest);
    return action;
  }
}
