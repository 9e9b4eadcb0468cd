package tricksmith.server;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves one client for the length of a session. */
public final class ScriptServer implements LanguageServer {
  private static final Logger LOG = LoggerFactory.getLogger(ScriptServer.class);

  /**
   * The library's logger, which would print stack traces for vanished clients and malformed
   * messages.
   */
  private static final java.util.logging.Logger LIBRARY =
      java.util.logging.Logger.getLogger("org.eclipse.lsp4j");

  private final Optional<Locale> language;
  private final Workers workers;
  private final OpenScripts scripts;
  private final CompletableFuture<Boolean> end = new CompletableFuture<>();
  private boolean shutDown;

  private ScriptServer(Optional<Locale> language, Workers workers) {
    this.language = language;
    this.workers = workers;
    this.scripts = new OpenScripts(workers);
  }

  /**
   * Serves a client until it exits or disconnects.
   *
   * @param language the language of messages; empty to use the client's
   * @return whether the client shut down as the protocol requires
   */
  public static boolean serve(InputStream in, OutputStream out, Optional<Locale> language) {
    LIBRARY.setLevel(Level.OFF);
    Workers workers = new Workers();
    ExecutorService reader =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("reader").factory());
    ScriptServer server = new ScriptServer(language, workers);
    Launcher<LanguageClient> launcher =
        new LSPLauncher.Builder<LanguageClient>() {
          @Override
          protected MessageJsonHandler createJsonHandler() {
            return new WholeMessages(getSupportedMethods());
          }

          @Override
          protected MessageConsumer wrapMessageConsumer(MessageConsumer consumer) {
            return RequestFailures.evenUnidentified(consumer, super.wrapMessageConsumer(consumer));
          }
        }.setLocalService(server)
            .setRemoteInterface(LanguageClient.class)
            .setInput(in)
            .setOutput(out)
            .setExecutorService(reader)
            .setExceptionHandler(RequestFailures::of)
            .validateMessages(true)
            .wrapMessages(
                next -> RequestFailures.asInTheProtocol(RequestFailures.withoutInternals(next)))
            .create();
    server.scripts.connect(launcher.getRemoteProxy());
    try {
      return server.untilTheEnd(launcher.startListening());
    } finally {
      workers.endNow();
      reader.shutdownNow();
    }
  }

  private boolean untilTheEnd(Future<Void> listening) {
    Thread.ofVirtual().start(() -> endsWith(listening));
    return end.join();
  }

  private void endsWith(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (CancellationException | ExecutionException gone) {
      LOG.warn("The connection to the editor broke off: {}", gone.getMessage());
    }
    end.complete(false);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams asked) {
    Locale spoken =
        language.orElseGet(
            () -> asked.getLocale() == null ? Locale.ENGLISH : locale(asked.getLocale()));
    scripts.speak(spoken, Capabilities.takesSnippets(asked));
    return CompletableFuture.completedFuture(
        new InitializeResult(Capabilities.offered(), new ServerInfo("Tricksmith")));
  }

  private static Locale locale(String tag) {
    return Locale.forLanguageTag(tag.replace('_', '-'));
  }

  @Override
  public void initialized(InitializedParams none) {
    // Nothing to ask of the client.
  }

  @Override
  public void setTrace(SetTraceParams none) {
    // Tracing is not supported.
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    workers.end();
    return CompletableFuture.completedFuture(new Object());
  }

  @Override
  public void exit() {
    end.complete(shutDown);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return scripts;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return new NoWorkspace();
  }

  /**
   * Ignores workspace events: each script stands alone, so neither settings nor other files matter.
   */
  private static final class NoWorkspace implements WorkspaceService {

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams none) {
      // There are no settings.
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams none) {
      // Only open documents matter.
    }
  }
}
