package tricksmith.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * An editor that speaks the protocol with a server of its own, over sockets: a pipe of Java breaks
 * if the thread that wrote last has ended, and for two seconds nobody else writes.
 */
final class Client implements LanguageClient, AutoCloseable {
  private static final long PATIENCE = 600;

  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CompletableFuture<Boolean> served;
  private final Socket toServer;
  private final LanguageServer server;

  Client(Optional<Locale> language) throws IOException {
    Socket toClient;
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      toServer = new Socket(door.getInetAddress(), door.getLocalPort());
      toClient = door.accept();
    }
    InputStream serverIn = toClient.getInputStream();
    OutputStream serverOut = toClient.getOutputStream();
    served =
        CompletableFuture.supplyAsync(
            () -> ScriptServer.serve(serverIn, serverOut, language), threads);
    Launcher<LanguageServer> launcher =
        LSPLauncher.createClientLauncher(
            this,
            toServer.getInputStream(),
            toServer.getOutputStream(),
            threads,
            messages -> messages);
    server = launcher.getRemoteProxy();
    var _ = launcher.startListening();
  }

  LanguageServer server() {
    return server;
  }

  InitializeResult initialize(String locale, boolean snippets) {
    CompletionItemCapabilities item = new CompletionItemCapabilities(snippets);
    TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
    text.setCompletion(new CompletionCapabilities(item));
    ClientCapabilities capabilities = new ClientCapabilities();
    capabilities.setTextDocument(text);
    InitializeParams asked = new InitializeParams();
    asked.setCapabilities(capabilities);
    asked.setLocale(locale);
    InitializeResult result = answer(server.initialize(asked));
    server.initialized(new InitializedParams());
    return result;
  }

  PublishDiagnosticsParams open(String uri, String text) {
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "trick", 1, text)));
    return diagnostics(uri, 1);
  }

  PublishDiagnosticsParams change(String uri, int version, String text) {
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version),
                List.of(new TextDocumentContentChangeEvent(text))));
    return diagnostics(uri, version);
  }

  /** The next diagnostics, which must be of that text. */
  PublishDiagnosticsParams diagnostics(String uri, Integer version) {
    try {
      PublishDiagnosticsParams next = published.poll(PATIENCE, TimeUnit.SECONDS);
      assertThat(next).isNotNull();
      assertThat(next.getUri()).isEqualTo(uri);
      assertThat(next.getVersion()).isEqualTo(version);
      return next;
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  static <T> T answer(CompletableFuture<T> question) {
    return question.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  /** Takes its leave; whether the server is content with how. */
  boolean leave(boolean politely) {
    if (politely) {
      answer(server.shutdown());
    }
    server.exit();
    return answer(served);
  }

  /** Goes without a word. */
  boolean vanish() throws IOException {
    toServer.close();
    return answer(served);
  }

  @Override
  public void close() throws IOException {
    toServer.close();
    threads.shutdownNow();
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void telemetryEvent(Object event) {
    throw new AssertionError(event);
  }

  @Override
  public void showMessage(MessageParams message) {
    throw new AssertionError(message);
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams asked) {
    throw new AssertionError(asked);
  }

  @Override
  public void logMessage(MessageParams message) {
    throw new AssertionError(message);
  }
}
