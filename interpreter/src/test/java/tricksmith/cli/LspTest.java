package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The command as editors start it: a process of its own. */
class LspTest {
  private static final Pattern HEAD = Pattern.compile("Content-Length: (\\d+)\r\n\r\n");

  @Test
  void nothingButTheProtocolIsOnStandardOutput() throws Exception {
    Process process = started();
    try (var in = process.getOutputStream()) {
      send(
          in,
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"locale\":\"ja\"}}");
      send(in, "{\"jsonrpc\":\"2.0\",\"method\":\"no/such\",\"params\":{}}");
      send(
          in,
          "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":"
              + "{\"uri\":\"file:///切り札.trick\",\"languageId\":\"trick\",\"version\":1,"
              + "\"text\":\"game \\\"切り札\\\"\"}}}");
      InputStream out = process.getInputStream();
      assertThat(message(out) + message(out))
          .contains("\"id\":1", "publishDiagnostics", "切り札.trick", "TS");
      send(in, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}");
      send(in, "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
      assertThat(message(out)).contains("\"id\":2");
      assertThat(out.readAllBytes()).isEmpty();
      assertThat(process.waitFor()).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void anEditorThatGoesWithoutAWordLeavesNothingBehind() throws Exception {
    Process process = started();
    process.getOutputStream().close();
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(process.getInputStream().readAllBytes()).isEmpty();
  }

  private static Process started() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new ProcessBuilder(
            java.toString(),
            "-Duser.language=en",
            "-cp",
            System.getProperty("java.class.path"),
            "tricksmith.cli.Main",
            "lsp")
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static void send(OutputStream to, String message) throws IOException {
    byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
    to.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    to.write(bytes);
    to.flush();
  }

  private static String message(InputStream from) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = from.read();
      assertThat(next).as(head.toString()).isNotNegative();
      head.append((char) next);
    }
    Matcher length = HEAD.matcher(head);
    assertThat(length.matches()).as(head.toString()).isTrue();
    return new String(from.readNBytes(Integer.parseInt(length.group(1))), StandardCharsets.UTF_8);
  }
}
