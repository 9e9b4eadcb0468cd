package tricksmith.server;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import tricksmith.service.Analysis;
import tricksmith.service.Formatting;
import tricksmith.service.Renaming;
import tricksmith.source.Span;

/** The documents open in the client, and requests about them. */
final class OpenScripts implements TextDocumentService {
  /** As many as a hundred large games have: about 150 MB of analyses. */
  private static final long MOST_CHARACTERS = 4_000_000;

  private final Workers workers;
  private final KeptAnalyses kept = new KeptAnalyses(MOST_CHARACTERS);
  private final Map<String, OpenScript> open = new ConcurrentHashMap<>();
  private volatile @Nullable LanguageClient editor;
  private volatile Locale locale = Locale.ENGLISH;
  private volatile boolean snippets;

  OpenScripts(Workers workers) {
    this.workers = workers;
  }

  void connect(LanguageClient client) {
    editor = client;
  }

  /** Sets the language and features to use with this client. */
  void speak(Locale language, boolean withSnippets) {
    locale = language;
    snippets = withSnippets;
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams opened) {
    var document = opened.getTextDocument();
    read(document.getUri(), document.getVersion(), document.getText());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams changed) {
    var document = changed.getTextDocument();
    if (!changed.getContentChanges().isEmpty()) {
      String text = changed.getContentChanges().getLast().getText();
      read(document.getUri(), document.getVersion(), text);
    }
  }

  private void read(String uri, int version, String text) {
    OpenScript before = open.get(uri);
    if (before != null) {
      before.forget();
    }
    OpenScript script = OpenScript.of(uri, version, text);
    open.put(uri, script);
    var _ =
        script
            .analysis()
            .thenAccept(
                analysis -> {
                  publish(script, analysis);
                  script.later(() -> playFirstMatches(uri, version), workers);
                  use(script);
                });
    script.read(workers);
  }

  /** Publishes the findings again if the first matches add to them. */
  private void playFirstMatches(String uri, int version) {
    OpenScript script = open.get(uri);
    if (script == null || script.version() != version) {
      return;
    }
    Analysis analysis = script.readNow();
    Analysis played = analysis.withFirstMatches();
    if (!played.diagnostics().equals(analysis.diagnostics())) {
      publish(script, played);
    }
    use(script);
  }

  /** Keeps an analysis, for which others may have to go. */
  private void use(OpenScript script) {
    kept.use(script.uri(), script.text().length())
        .forEach(
            uri ->
                open.computeIfPresent(
                    uri, (_, other) -> other.analysis().isDone() ? other.unread() : other));
  }

  private void publish(OpenScript script, Analysis analysis) {
    if (isOpen(script)) {
      var found =
          new DiagnosticMapper(analysis, new PositionMapper(analysis.source()), locale).all();
      send(new PublishDiagnosticsParams(script.uri(), found, script.version()));
    }
  }

  private boolean isOpen(OpenScript script) {
    OpenScript now = open.get(script.uri());
    return now != null && now.version() == script.version() && now.text().equals(script.text());
  }

  private void send(PublishDiagnosticsParams diagnostics) {
    LanguageClient client = editor;
    if (client != null) {
      client.publishDiagnostics(diagnostics);
    }
  }

  @Override
  public void didClose(DidCloseTextDocumentParams closed) {
    String uri = closed.getTextDocument().getUri();
    OpenScript script = open.remove(uri);
    if (script != null) {
      script.forget();
      kept.forget(uri);
    }
    send(new PublishDiagnosticsParams(uri, List.of()));
  }

  @Override
  public void didSave(DidSaveTextDocumentParams saved) {
    // The open text counts, not the file on disk.
  }

  /** An analysed text and a place in it. */
  private record Asked(Analysis analysis, PositionMapper positions, int offset) {}

  /** Answers a request about a document; null if it is not open. */
  private <T> CompletableFuture<@Nullable T> about(
      TextDocumentIdentifier document, Function<Asked, @Nullable T> answer) {
    OpenScript script = open.get(document.getUri());
    if (script == null) {
      return CompletableFuture.completedFuture(null);
    }
    use(script);
    return script.answer(
        analysis -> answer.apply(new Asked(analysis, new PositionMapper(analysis.source()), 0)),
        workers);
  }

  private <T> CompletableFuture<@Nullable T> at(
      TextDocumentPositionParams place, Function<Asked, @Nullable T> answer) {
    return about(
        place.getTextDocument(),
        asked -> {
          int offset = asked.positions.offset(place.getPosition());
          return answer.apply(new Asked(asked.analysis, asked.positions, offset));
        });
  }

  @Override
  public CompletableFuture<@Nullable Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams place) {
    return at(
        place,
        asked ->
            Either.forRight(
                new CompletionMapper(asked.positions, snippets)
                    .of(asked.analysis.completion(asked.offset, locale))));
  }

  @Override
  public CompletableFuture<@Nullable Hover> hover(HoverParams place) {
    return at(
        place,
        asked ->
            asked
                .analysis
                .hover(asked.offset, locale)
                .map(new HelpMapper(asked.positions)::hover)
                .orElse(null));
  }

  @Override
  public CompletableFuture<@Nullable SignatureHelp> signatureHelp(SignatureHelpParams place) {
    return at(
        place,
        asked ->
            asked
                .analysis
                .signature(asked.offset, locale)
                .map(new HelpMapper(asked.positions)::signature)
                .orElse(null));
  }

  @Override
  public CompletableFuture<@Nullable Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams place) {
    String uri = place.getTextDocument().getUri();
    return at(
        place,
        asked ->
            Either.forLeft(
                asked.analysis.definition(asked.offset).stream()
                    .map(span -> new Location(uri, asked.positions.range(span)))
                    .toList()));
  }

  @Override
  public CompletableFuture<@Nullable List<? extends Location>> references(ReferenceParams place) {
    String uri = place.getTextDocument().getUri();
    boolean all = place.getContext().isIncludeDeclaration();
    return at(
        place,
        asked -> {
          Span declared = asked.analysis.definition(asked.offset).orElse(null);
          return asked.analysis.uses(asked.offset).stream()
              .filter(span -> all || !span.equals(declared))
              .map(span -> new Location(uri, asked.positions.range(span)))
              .toList();
        });
  }

  @Override
  public CompletableFuture<@Nullable List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams place) {
    return at(
        place,
        asked ->
            asked.analysis.uses(asked.offset).stream()
                .map(span -> new DocumentHighlight(asked.positions.range(span)))
                .toList());
  }

  @Override
  public CompletableFuture<
          @Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams place) {
    return at(
        place,
        asked -> {
          Span name =
              asked
                  .analysis
                  .renameable(asked.offset)
                  .orElseThrow(() -> refused(asked.analysis.rename(asked.offset, "")));
          return Either3.forFirst(asked.positions.range(name));
        });
  }

  @Override
  public CompletableFuture<@Nullable WorkspaceEdit> rename(RenameParams place) {
    String uri = place.getTextDocument().getUri();
    return at(
        place,
        asked -> {
          Renaming renaming = asked.analysis.rename(asked.offset, place.getNewName());
          if (renaming instanceof Renaming.Possible(var edits)) {
            return new WorkspaceEdit(Map.of(uri, asked.positions.edits(edits)));
          }
          throw refused(renaming);
        });
  }

  private ResponseErrorException refused(Renaming renaming) {
    String why = renaming instanceof Renaming.Refused refused ? refused.message(locale) : "";
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, why, null));
  }

  @Override
  @SuppressWarnings("deprecation") // The method's type has the protocol's older form.
  public CompletableFuture<@Nullable List<Either<SymbolInformation, DocumentSymbol>>>
      documentSymbol(DocumentSymbolParams document) {
    return about(
        document.getTextDocument(),
        asked ->
            new SymbolMapper(asked.analysis, asked.positions)
                .outline().stream()
                    .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                    .toList());
  }

  @Override
  public CompletableFuture<@Nullable List<FoldingRange>> foldingRange(
      FoldingRangeRequestParams document) {
    return about(
        document.getTextDocument(),
        asked -> new SymbolMapper(asked.analysis, asked.positions).folds());
  }

  /**
   * Formats a document. Returns no edits if it has errors, since clients also format on every save.
   */
  @Override
  public CompletableFuture<@Nullable List<? extends TextEdit>> formatting(
      DocumentFormattingParams document) {
    return about(
        document.getTextDocument(),
        asked ->
            switch (asked.analysis.format()) {
              case Formatting.Possible(var edits) -> asked.positions.edits(edits);
              case Formatting.Refused _ -> List.of();
            });
  }

  @Override
  public CompletableFuture<@Nullable List<Either<Command, CodeAction>>> codeAction(
      CodeActionParams place) {
    String uri = place.getTextDocument().getUri();
    return about(
        place.getTextDocument(),
        asked -> {
          Span span = asked.positions.span(place.getRange());
          Stream<CodeAction> fixes =
              new DiagnosticMapper(asked.analysis, asked.positions, locale)
                  .fixes(span, uri).stream();
          return fixes.map(Either::<Command, CodeAction>forRight).toList();
        });
  }

  @Override
  public CompletableFuture<@Nullable SemanticTokens> semanticTokensFull(
      SemanticTokensParams document) {
    return about(document.getTextDocument(), asked -> TokenMapper.of(asked.analysis));
  }
}
