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

/** Converts diagnostics and quick fixes to the protocol. */
record DiagnosticMapper(Analysis analysis, PositionMapper positions, Locale locale) {

  List<org.eclipse.lsp4j.Diagnostic> all() {
    return analysis.diagnostics().stream().map(this::diagnostic).toList();
  }

  private org.eclipse.lsp4j.Diagnostic diagnostic(Diagnostic found) {
    DiagnosticText text = DiagnosticText.in(locale);
    String message = text.message(found) + text.hint(found).map(hint -> "\n" + hint).orElse("");
    org.eclipse.lsp4j.Diagnostic diagnostic =
        new org.eclipse.lsp4j.Diagnostic(
            positions.range(analysis.source().beginning(found.span())),
            message,
            found.isError() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
            "tricksmith");
    diagnostic.setCode(found.problem().code());
    return diagnostic;
  }

  List<CodeAction> fixes(Span place, String uri) {
    List<CodeAction> actions = new ArrayList<>();
    analysis
        .fixes(analysis.diagnosticsAt(place), locale)
        .forEach(
            (found, fixes) ->
                fixes.forEach(
                    fix -> actions.add(action(fix, found, uri, fix.equals(fixes.getFirst())))));
    return actions;
  }

  private CodeAction action(QuickFix fix, Diagnostic fixed, String uri, boolean likeliest) {
    CodeAction action = new CodeAction(fix.label());
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnostic(fixed)));
    action.setEdit(new WorkspaceEdit(Map.of(uri, positions.edits(fix.edits()))));
    action.setIsPreferred(likeliest);
    return action;
  }
}
