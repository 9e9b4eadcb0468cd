package tricksmith.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tricksmith.server.Client.answer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/** What the server answers an editor, message by message. */
class ScriptServerTest {
  private static final String URI = "file:///games/places.trick";

  /** Signs outside of the basic plane count as two columns. */
  private static final String SCRIPT =
      """
      game "🂡 Places"
        players 4
      options {
        limit 1..9 = 3 "How far it goes"
      }
      // 🂡 What is far.
      define far(card, steps: number) = card.number > steps + limit
      match {
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty {
          winner scores 1 if far(top of deck, 2)
        }
      }
      """;

  private final TextDocumentIdentifier document = new TextDocumentIdentifier(URI);
  private Client client;

  @BeforeEach
  void connect() throws IOException {
    client = new Client(Optional.empty());
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  private TextDocumentService texts() {
    return client.server().getTextDocumentService();
  }

  private void openScript() {
    client.initialize("en", true);
    assertThat(client.open(URI, SCRIPT).getDiagnostics()).isEmpty();
  }

  /** Returns the position {@code further} characters after the beginning of {@code text}. */
  private static Position at(String text, String within, int further) {
    int offset = within.indexOf(text) + further;
    String before = within.substring(0, offset);
    int line = (int) before.chars().filter(sign -> sign == '\n').count();
    return new Position(line, offset - before.lastIndexOf('\n') - 1);
  }

  private static Position at(String text) {
    return at(text, SCRIPT, 0);
  }

  private static Range range(String text, int length) {
    Position start = at(text);
    return new Range(start, new Position(start.getLine(), start.getCharacter() + length));
  }

  private static String edited(String text, List<? extends TextEdit> edits) {
    PositionMapper places = new PositionMapper(new Source("edited.trick", text));
    return Edit.applied(
        text,
        edits.stream()
            .map(edit -> new Edit(places.span(edit.getRange()), edit.getNewText()))
            .toList());
  }

  @Test
  void saysWhatItDoes() {
    ServerCapabilities offered = client.initialize("en", true).getCapabilities();
    assertThat(offered.getTextDocumentSync().getLeft()).isEqualTo(TextDocumentSyncKind.Full);
    assertThat(offered.getPositionEncoding()).isEqualTo("utf-16");
    assertThat(offered.getRenameProvider().getRight().getPrepareProvider()).isTrue();
    assertThat(offered.getSemanticTokensProvider().getLegend().getTokenTypes()).contains("keyword");
  }

  @Test
  void complainsWhileSomebodyTypes() {
    openScript();
    String broken = SCRIPT.replace("steps + limit", "steps + limti");
    Diagnostic found = client.change(URI, 2, broken).getDiagnostics().getFirst();
    assertThat(found.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
    assertThat(found.getSource()).isEqualTo("tricksmith");
    assertThat(found.getCode().getLeft()).startsWith("TS");
    assertThat(found.getMessage().getLeft()).contains("limti").contains("limit");
    Position start = at("limti", broken, 0);
    assertThat(found.getRange())
        .isEqualTo(new Range(start, new Position(start.getLine(), start.getCharacter() + 5)));
    assertThat(client.change(URI, 3, SCRIPT).getDiagnostics()).isEmpty();
  }

  @Test
  void mendsWhatIsWrong() {
    client.initialize("en", true);
    String broken = SCRIPT.replace("steps + limit", "steps + limti");
    List<Diagnostic> found = client.open(URI, broken).getDiagnostics();
    Range place = found.getFirst().getRange();
    CodeAction action =
        answer(
                texts()
                    .codeAction(
                        new CodeActionParams(document, place, new CodeActionContext(found))))
            .getFirst()
            .getRight();
    assertThat(action.getTitle()).isEqualTo("Replace `limti` with `limit`");
    assertThat(action.getKind()).isEqualTo("quickfix");
    assertThat(action.getIsPreferred()).isTrue();
    assertThat(action.getDiagnostics()).isEqualTo(found);
    assertThat(edited(broken, action.getEdit().getChanges().get(URI))).isEqualTo(SCRIPT);
  }

  @Test
  void completesWhatIsBegun() {
    client.initialize("en", true);
    String begun =
        SCRIPT.replace("winner scores 1 if far(top of deck, 2)", "winner scores 1 if fa");
    client.open(URI, begun);
    Position caret = at("if fa", begun, 5);
    var list = answer(texts().completion(new CompletionParams(document, caret))).getRight();
    CompletionItem item = list.getItems().getFirst();
    assertThat(item.getLabel()).isEqualTo("far(card, steps: number)");
    assertThat(item.getDetail()).isEqualTo("yes/no");
    assertThat(item.getDocumentation().getRight().getValue()).isEqualTo("🂡 What is far.");
    assertThat(item.getInsertTextFormat()).isEqualTo(InsertTextFormat.Snippet);
    assertThat(item.getTextEdit().getLeft().getNewText()).isEqualTo("far(${1:card}, ${0:steps})");
    assertThat(edited(begun, List.of(item.getTextEdit().getLeft()))).contains("if far(${1:card}");
  }

  @Test
  void completesWithoutPlacesWhereTheEditorKnowsNone() {
    client.initialize("en", false);
    String begun = SCRIPT.replace("if far(top of deck, 2)", "if fa");
    client.open(URI, begun);
    CompletionItem item =
        answer(texts().completion(new CompletionParams(document, at("if fa", begun, 5))))
            .getRight()
            .getItems()
            .getFirst();
    assertThat(item.getInsertTextFormat()).isEqualTo(InsertTextFormat.PlainText);
    assertThat(item.getTextEdit().getLeft().getNewText()).isEqualTo("far(card, steps)");
  }

  @Test
  void explainsWords() {
    openScript();
    Hover hover = answer(texts().hover(new HoverParams(document, at("limit\nmatch"))));
    assertThat(hover.getContents().getRight().getValue())
        .isEqualTo("```trick\nlimit: number = 3\n```\n*option*\n\nHow far it goes");
    assertThat(hover.getRange()).isEqualTo(range("limit\nmatch", 5));
    assertThat(answer(texts().hover(new HoverParams(document, new Position(900, 3))))).isNull();
  }

  @Test
  void speaksTheLanguageOfTheEditor() {
    client.initialize("ja-JP", true);
    client.open(URI, SCRIPT);
    Hover hover = answer(texts().hover(new HoverParams(document, at("limit\nmatch"))));
    assertThat(hover.getContents().getRight().getValue()).contains("*オプション*");
  }

  @Test
  void speaksTheLanguageThatWasAskedFor() throws IOException {
    try (Client japanese = new Client(Optional.of(Locale.JAPANESE))) {
      japanese.initialize("en", true);
      List<Diagnostic> found = japanese.open(URI, "game \"x\"").getDiagnostics();
      assertThat(found.getFirst().getMessage().getLeft()).containsPattern("[ぁ-ん]");
    }
  }

  @Test
  void showsTheOperandThatIsWritten() {
    openScript();
    SignatureHelp help =
        answer(texts().signatureHelp(new SignatureHelpParams(document, at("2)\n"))));
    assertThat(help.getActiveParameter()).isEqualTo(1);
    assertThat(help.getSignatures().getFirst().getLabel())
        .isEqualTo("far(card, steps: number): yes/no");
    assertThat(help.getSignatures().getFirst().getParameters().getLast().getLabel().getRight())
        .extracting(two -> List.of(two.getFirst(), two.getSecond()))
        .isEqualTo(List.of(10, 23));
  }

  @Test
  void leadsToDeclarationsAndUses() {
    openScript();
    assertThat(
            answer(texts().definition(new DefinitionParams(document, at("limit\nmatch"))))
                .getLeft())
        .singleElement()
        .satisfies(
            found -> {
              assertThat(found.getUri()).isEqualTo(URI);
              assertThat(found.getRange()).isEqualTo(range("limit 1", 5));
            });
    assertThat(references(true)).containsExactly(range("limit 1", 5), range("limit\nmatch", 5));
    assertThat(references(false)).containsExactly(range("limit\nmatch", 5));
    assertThat(
            answer(texts().documentHighlight(new DocumentHighlightParams(document, at("limit 1")))))
        .hasSize(2);
  }

  private List<Range> references(boolean declaration) {
    var asked = new ReferenceParams(document, at("limit 1"), new ReferenceContext(declaration));
    List<Range> ranges = new ArrayList<>();
    answer(texts().references(asked)).forEach(found -> ranges.add(found.getRange()));
    return ranges;
  }

  @Test
  void givesAnotherNameEverywhere() {
    openScript();
    assertThat(
            answer(texts().prepareRename(new PrepareRenameParams(document, at("limit 1"))))
                .getFirst())
        .isEqualTo(range("limit 1", 5));
    var edit = answer(texts().rename(new RenameParams(document, at("limit\nmatch"), "限度")));
    assertThat(edited(SCRIPT, edit.getChanges().get(URI))).isEqualTo(SCRIPT.replace("limit", "限度"));
  }

  @Test
  void refusesNamesThatClashAndSaysWhy() {
    openScript();
    CompletableFuture<?> clash =
        texts().rename(new RenameParams(document, at("steps: number"), "limit"));
    assertThatThrownBy(() -> answer(clash)).hasMessageContaining("would change its meaning");
    CompletableFuture<?> word =
        texts().prepareRename(new PrepareRenameParams(document, at("scores")));
    assertThatThrownBy(() -> answer(word)).hasMessageContaining("word of the language");
  }

  @Test
  void listsSectionsAndWhatIsInThem() {
    openScript();
    List<DocumentSymbol> symbols =
        answer(texts().documentSymbol(new DocumentSymbolParams(document))).stream()
            .map(each -> each.getRight())
            .toList();
    assertThat(symbols)
        .extracting(DocumentSymbol::getName)
        .containsExactly("game", "players", "options", "far", "match");
    assertThat(symbols.get(2).getChildren())
        .extracting(DocumentSymbol::getName)
        .containsExactly("limit");
    assertThat(symbols).allMatch(ScriptServerTest::selectionIsInside);
  }

  private static boolean selectionIsInside(DocumentSymbol symbol) {
    PositionMapper places = new PositionMapper(new Source("x", SCRIPT));
    return places.offset(symbol.getRange().getStart())
            <= places.offset(symbol.getSelectionRange().getStart())
        && places.offset(symbol.getSelectionRange().getEnd())
            <= places.offset(symbol.getRange().getEnd());
  }

  @Test
  void foldsBlocks() {
    openScript();
    List<FoldingRange> folds =
        answer(texts().foldingRange(new FoldingRangeRequestParams(document)));
    assertThat(folds)
        .extracting(fold -> fold.getStartLine() + "-" + fold.getEndLine())
        .contains("2-3", "7-12", "10-11");
  }

  @Test
  void laysOutAndLeavesWhatIsBrokenAlone() {
    client.initialize("en", true);
    client.open(URI, "game   \"x\"\nmatch {\nnew deal\n    }\n");
    assertThat(edited("game   \"x\"\nmatch {\nnew deal\n    }\n", formatting()))
        .isEqualTo("game \"x\"\n\nmatch {\n  new deal\n}\n");
    client.change(URI, 2, "game   \"x\"\nmatch { new deeal }\n");
    assertThat(formatting()).isEmpty();
  }

  private List<? extends TextEdit> formatting() {
    return answer(
        texts().formatting(new DocumentFormattingParams(document, new FormattingOptions(2, true))));
  }

  @Test
  void coloursWords() {
    client.initialize("en", true);
    client.open(URI, "match { 🂡 = 1; winner scores 🂡 } // x");
    List<Integer> numbers =
        answer(texts().semanticTokensFull(new SemanticTokensParams(document))).getData();
    // match {, 🂡 declared, = 1 ; winner scores 🂡 } and the comment
    assertThat(numbers.subList(0, 15))
        .containsExactly(0, 0, 5, 11, 0, 0, 6, 1, 3, 0, 0, 2, 2, 6, 1);
    assertThat(numbers.size() % 5).isZero();
    int length =
        Stream.iterate(1, index -> index < numbers.size(), index -> index + 5)
            .mapToInt(numbers::get)
            .sum();
    assertThat(length).isEqualTo("match { 🂡 = 1; winner scores 🂡 } ".length());
  }

  @Test
  void textsOutlastQuickTyping() {
    openScript();
    for (int version = 2; version < 40; version++) {
      String text = SCRIPT.substring(0, SCRIPT.length() - version);
      texts()
          .didChange(
              new DidChangeTextDocumentParams(
                  new VersionedTextDocumentIdentifier(URI, version),
                  List.of(new TextDocumentContentChangeEvent(text))));
    }
    Hover hover = answer(texts().hover(new HoverParams(document, at("limit 1"))));
    assertThat(hover.getContents().getRight().getValue()).contains("limit: number = 3");
  }

  @Test
  void forgetsWhatIsClosed() {
    openScript();
    texts().didClose(new DidCloseTextDocumentParams(document));
    assertThat(client.diagnostics(URI, null).getDiagnostics()).isEmpty();
    assertThat(answer(texts().hover(new HoverParams(document, at("limit 1"))))).isNull();
  }

  @Test
  void endsWhenTheEditorTakesItsLeave() {
    openScript();
    assertThat(client.leave(true)).isTrue();
  }

  @Test
  void endsWhenTheEditorIsGone() throws IOException {
    openScript();
    assertThat(client.vanish()).isFalse();
  }

  @Test
  void knowsWhenTheEditorLeavesWithoutAnnouncement() {
    openScript();
    assertThat(client.leave(false)).isFalse();
  }
}
