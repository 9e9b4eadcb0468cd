package tricksmith.server;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;

/** What this server and its client support. */
final class Capabilities {
  private Capabilities() {}

  static ServerCapabilities offered() {
    ServerCapabilities offered = new ServerCapabilities();
    offered.setPositionEncoding(PositionEncodingKind.UTF16);
    offered.setTextDocumentSync(TextDocumentSyncKind.Full);
    offered.setCompletionProvider(new CompletionOptions(false, List.of(".")));
    offered.setHoverProvider(true);
    offered.setSignatureHelpProvider(new SignatureHelpOptions(List.of("(", "[", ",")));
    offered.setDefinitionProvider(true);
    offered.setReferencesProvider(true);
    offered.setDocumentHighlightProvider(true);
    offered.setRenameProvider(new RenameOptions(true));
    offered.setDocumentSymbolProvider(true);
    offered.setFoldingRangeProvider(true);
    offered.setDocumentFormattingProvider(true);
    offered.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    offered.setSemanticTokensProvider(
        new SemanticTokensWithRegistrationOptions(TokenMapper.legend(), true));
    return offered;
  }

  /** Whether the client supports snippets in completions. */
  static boolean takesSnippets(InitializeParams asked) {
    return Optional.ofNullable(asked.getCapabilities())
        .map(ClientCapabilities::getTextDocument)
        .map(TextDocumentClientCapabilities::getCompletion)
        .map(CompletionCapabilities::getCompletionItem)
        .map(CompletionItemCapabilities::getSnippetSupport)
        .orElse(false);
  }
}
