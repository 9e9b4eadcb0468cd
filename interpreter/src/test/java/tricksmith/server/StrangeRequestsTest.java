package tricksmith.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests as no editor makes them: each has its error, and what follows is answered as ever. */
@Timeout(300)
class StrangeRequestsTest {
  private static final String INITIALIZE = request(1, "initialize", "{\"capabilities\":{}}");
  private static final String OPEN =
      notification(
          "textDocument/didOpen",
          "{\"textDocument\":{\"uri\":\"file:///a.trick\",\"languageId\":\"trick\",\"version\":1,"
              + "\"text\":\"game \\\"A\\\"\\nmatch { new deal }\\n\"}}");
  private static final String HOVER =
      request(
          99,
          "textDocument/hover",
          "{\"textDocument\":{\"uri\":\"file:///a.trick\"},\"position\":{\"line\":1,\"character\":9}}");
  private static final long PATIENCE = 60;

  private static String request(int id, String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\"" + with(params);
  }

  private static String notification(String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\"" + with(params);
  }

  private static String with(String params) {
    return (params == null ? "" : ",\"params\":" + params) + "}\u0000";
  }

  private static final String LAST = "\"id\":99,";

  /** What the server answers, until all of this is among it. */
  private static String answers(String messages, String... awaited) throws IOException {
    try (PipedOutputStream editor = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(editor, 1 << 20);
        Answers out = new Answers(List.of(awaited))) {
      Thread.ofPlatform().daemon().start(() -> ScriptServer.serve(in, out, Optional.empty()));
      for (String message : messages.split("\u0000", -1)) {
        if (message.isEmpty()) {
          continue;
        }
        byte[] content = message.getBytes(UTF_8);
        editor.write(("Content-Length: " + content.length + "\r\n\r\n").getBytes(UTF_8));
        editor.write(content);
      }
      editor.flush();
      out.last.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
      return out.text();
    }
  }

  /** Keeps what is answered, and knows when the last answer has come. */
  private static final class Answers extends ByteArrayOutputStream {
    private final CompletableFuture<Boolean> last = new CompletableFuture<>();
    private final List<String> awaited;

    Answers(List<String> awaited) {
      this.awaited = awaited;
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) {
      super.write(bytes, from, count);
      if (awaited.stream().allMatch(text()::contains)) {
        last.complete(true);
      }
    }

    synchronized String text() {
      return toString(UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":null}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":[]}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":3}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":"
            + "{\"textDocument\":{\"uri\":\"file:///a.trick\"}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/rename\",\"params\":"
            + "{\"textDocument\":{\"uri\":\"file:///a.trick\"},"
            + "\"position\":{\"line\":0,\"character\":0}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/references\",\"params\":"
            + "{\"textDocument\":{\"uri\":\"file:///a.trick\"},"
            + "\"position\":{\"line\":0,\"character\":0}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/codeAction\",\"params\":"
            + "{\"textDocument\":{\"uri\":\"file:///a.trick\"}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"no/such/method\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/formatting\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"initialize\"}",
      })
  void haveTheirErrorAndNoStackTrace(String request) throws IOException {
    String all = answers(INITIALIZE + OPEN + request + "\u0000" + HOVER, LAST, "\"id\":7,");

    assertThat(all).contains("\"id\":7,\"error\"", "\"id\":99,\"result\"");
    assertThat(all).doesNotContain("\\tat ", "Exception", "tricksmith.server");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{}}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didClose\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"no/such/method\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":3}",
        "{\"jsonrpc\":\"2.0\"}",
        "{}",
        "[]",
        "3",
        "null",
        "{",
        "not json at all",
        "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"textDocument/hover\"}",
      })
  void doNotSpoilWhatFollows(String message) throws IOException {
    String all = answers(INITIALIZE + OPEN + message + "\u0000" + HOVER, LAST);

    assertThat(all).contains("\"id\":99,\"result\"");
    assertThat(all).doesNotContain("\\tat ", "tricksmith.server");
  }

  @Test
  void aDocumentThatIsWrongInEveryWayDoesNotSpoilOthers() throws IOException {
    String deep = "game \\\"B\\\"\\ndefine a = " + "(".repeat(40_000);
    String wrong = OPEN.replace("a.trick", "b.trick").replace("game \\\"A\\\"", deep);

    String all = answers(INITIALIZE + wrong + OPEN + HOVER, LAST, "TS171");

    assertThat(all).contains("TS171", "\"id\":99,\"result\"");
  }
}
