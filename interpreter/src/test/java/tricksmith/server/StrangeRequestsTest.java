package tricksmith.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests as no editor makes them: each has its error, and what follows is answered as ever. */
@Timeout(600)
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
  private static final String LAST_HOVER = HOVER.replace("99", "98");
  private static final String DOCUMENT = "\"textDocument\":{\"uri\":\"file:///a.trick\"}";
  private static final String PLACE = DOCUMENT + ",\"position\":{\"line\":1,\"character\":9}";

  private static final List<String> STRANGE =
      List.of("null", "-3", "\"a\"", "[{}]", "[null]", "{}", "1e99", "0.5", "true");

  private static final long PATIENCE = 120;

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
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/didChange\",\"params\":"
            + "{\"textDocument\":{\"uri\":\"file:///a.trick\",\"version\":2}}}",
      })
  void haveTheirErrorAndNoStackTrace(String request) throws IOException {
    String all = answers(INITIALIZE + OPEN + request + "\u0000" + HOVER, LAST, "\"id\":7,");

    assertThat(all).contains("\"id\":7,\"error\"", "\"id\":99,\"result\"");
    assertThat(all).doesNotContain("\\tat ", "Exception", "tricksmith.server");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ",\"params\":3",
        ",\"params\":[]",
        ",\"params\":{}",
        ",\"params\":{\"textDocument\":{\"uri\":[]}}",
        ",\"params\":{\"textDocument\":null,\"position\":{\"line\":\"a\"}}",
      })
  void areToldThatTheirParametersAreWrong(String params) throws IOException {
    String request =
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\"" + params + "}";

    String all = answers(INITIALIZE + OPEN + request + "\u0000" + HOVER, LAST, "\"id\":7,");

    assertThat(all).contains("\"code\":-32602");
    assertThat(all).doesNotContain("accessor", "gson", "Expected ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":4294967296,\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":1e999999,\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/hover\",\"id\":[]}",
        "{\"jsonrpc\":{},\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":true}",
        "{\"jsonrpc\":\"2.0\"}",
        "{}",
        "[]",
        "3",
        "null",
      })
  void thatAreNoneAreRefusedWithoutAnIdentifier(String message) throws IOException {
    String all = answers(INITIALIZE + message + "\u0000", "\"id\":null,");

    assertThat(all).contains("\"id\":null,\"error\":{\"code\":-32600,");
    assertThat(all).doesNotContain("Exception", "Expected ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" ", "{", "not json at all", "{\"jsonrpc\":\"2.0\",\"method\":\"a", "{}{}"})
  void thatAreNotEvenJsonAreCalledThat(String message) throws IOException {
    String all = answers(INITIALIZE + message + "\u0000", "\"id\":null,");

    assertThat(all).contains("\"id\":null,\"error\":{\"code\":-32700,");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":{},\"id\":7,\"method\":\"textDocument/hover\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":{},\"id\":\"7\"}",
      })
  void haveTheirIdentifierInTheRefusalIfItCanBeRead(String request) throws IOException {
    String all = answers(INITIALIZE + request + "\u0000", "-32600");

    assertThat(all).containsPattern("\"id\":\"?7\"?,\"error\":\\{\"code\":-32600,");
  }

  /** The library has not yet seen who waits when it stops reading. */
  @ParameterizedTest
  @ValueSource(strings = {"7", "\"7\""})
  void mayHaveTheirIdentifierAfterTheirParameters(String id) throws IOException {
    String request =
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/hover\",\"params\":3,\"id\":" + id + "}";

    String all = answers(INITIALIZE + request + "\u0000", "-32602");

    assertThat(all).contains("\"id\":" + id + ",\"error\":{\"code\":-32602,");
  }

  /** Nobody waits for an answer to them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":3}",
        "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"result\":null}",
        "{\"jsonrpc\":{},\"id\":7,\"error\":{\"code\":1,\"message\":\"a\"}}",
      })
  void areNotAnsweredIfTheyAreNotificationsOrAnswers(String message) throws IOException {
    String all = answers(INITIALIZE + OPEN + message + "\u0000" + HOVER, LAST);

    assertThat(all).doesNotContain("\"error\"");
  }

  /** More than the library reads at once. */
  @Test
  void areReadToTheirEndHoweverLong() throws IOException {
    String request = request(7, "textDocument/hover", "\"" + "a".repeat(100_000) + "\"");

    String all = answers(INITIALIZE + OPEN + request + HOVER, LAST);

    assertThat(all).contains("\"id\":7,\"error\"", "\"id\":99,\"result\"");
  }

  @Test
  void areNotAskedForParametersWhereNobodyKnowsThem() throws IOException {
    String all =
        answers(
            INITIALIZE + request(7, "no/such", "{}") + request(8, "no/other", null),
            "\"id\":7,",
            "\"id\":8,");

    assertThat(all).contains("\"code\":-32601").doesNotContain("-32602");
  }

  /** The library declares them all, and those that nobody implements are no bug. */
  @ParameterizedTest
  @ValueSource(strings = {"codeLens", "inlayHint", "selectionRange"})
  void thatAreNotAnsweredAreNotCalledABug(String question) throws IOException {
    String place = PLACE + ",\"positions\":[],\"range\":{\"start\":%s,\"end\":%s}";
    String origin = "{\"line\":0,\"character\":0}";
    String request = asked(question, place.formatted(origin, origin));

    String all = answers(INITIALIZE + OPEN + request + HOVER, LAST, "\"id\":7,");

    assertThat(all).contains("\"code\":-32601", "\"id\":99,\"result\"");
    assertThat(all).doesNotContain("bug", "Exception");
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

  /** Messages as editors send them. */
  static List<String> whole() {
    return List.of(
        OPEN,
        notification(
            "textDocument/didChange",
            "{\"textDocument\":{\"uri\":\"file:///a.trick\",\"version\":2},"
                + "\"contentChanges\":[{\"text\":\"game \\\"A\\\"\"}]}"),
        notification("textDocument/didClose", "{" + DOCUMENT + "}"),
        HOVER,
        asked("completion", PLACE),
        asked("signatureHelp", PLACE),
        asked("definition", PLACE),
        asked("references", PLACE + ",\"context\":{\"includeDeclaration\":true}"),
        asked("documentHighlight", PLACE),
        asked("prepareRename", PLACE),
        asked("rename", PLACE + ",\"newName\":\"b\""),
        asked("documentSymbol", DOCUMENT),
        asked("foldingRange", DOCUMENT),
        asked("semanticTokens/full", DOCUMENT),
        asked("formatting", DOCUMENT + ",\"options\":{\"tabSize\":2,\"insertSpaces\":true}"),
        asked(
            "codeAction",
            DOCUMENT
                + ",\"range\":{\"start\":{\"line\":0,\"character\":0},"
                + "\"end\":{\"line\":1,\"character\":0}},\"context\":{\"diagnostics\":[]}"));
  }

  private static String asked(String question, String params) {
    return request(7, "textDocument/" + question, "{" + params + "}");
  }

  /** Leaves out each of their parameters in turn, or gives it a value of another type. */
  @ParameterizedTest
  @MethodSource("whole")
  void withAParameterThatIsWrongDoNotSpoilWhatFollows(String whole) throws IOException {
    JsonObject message = JsonParser.parseString(whole.replace("\u0000", "")).getAsJsonObject();
    List<String> wrong = new ArrayList<>();
    spoil(message.get("params"), () -> wrong.add(message.toString()));
    String everything = String.join("\u0000" + OPEN, wrong) + "\u0000";

    String all = answers(INITIALIZE + OPEN + everything + OPEN + LAST_HOVER, "\"id\":98,");

    assertThat(all).contains("\"id\":98,\"result\"");
    assertThat(all).doesNotContain("\\tat ", "Exception", "tricksmith.server", "bug in");
  }

  private static void spoil(JsonElement parent, Runnable then) {
    if (parent instanceof JsonObject object) {
      for (String name : List.copyOf(object.keySet())) {
        JsonElement value = object.remove(name);
        then.run();
        for (String strange : STRANGE) {
          object.add(name, JsonParser.parseString(strange));
          then.run();
        }
        object.add(name, value);
        spoil(value, then);
      }
    } else if (parent instanceof JsonArray array) {
      for (int place = 0; place < array.size(); place++) {
        JsonElement value = array.get(place);
        for (String strange : STRANGE) {
          array.set(place, JsonParser.parseString(strange));
          then.run();
        }
        array.set(place, value);
        spoil(value, then);
      }
    }
  }
}
