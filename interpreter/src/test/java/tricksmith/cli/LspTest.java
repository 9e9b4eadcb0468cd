package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
      String opened = until(process, "publishDiagnostics");
      send(in, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}");
      send(in, "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
      String rest = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).isZero();
      assertThat(messages(opened + rest)).isEqualTo(3);
      assertThat(opened).contains("切り札.trick").contains("TS");
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

  private static String until(Process process, String awaited) throws IOException {
    StringBuilder read = new StringBuilder();
    byte[] some = new byte[8192];
    while (read.indexOf(awaited) < 0 || !read.toString().endsWith("}")) {
      int count = process.getInputStream().read(some);
      assertThat(count).as(read.toString()).isPositive();
      read.append(new String(some, 0, count, StandardCharsets.UTF_8));
    }
    return read.toString();
  }

  /** How many messages there are, with nothing between, before and after them. */
  private static int messages(String output) {
    byte[] bytes = output.getBytes(StandardCharsets.UTF_8);
    int at = 0;
    int count = 0;
    while (at < bytes.length) {
      String rest = new String(bytes, at, bytes.length - at, StandardCharsets.UTF_8);
      Matcher head = HEAD.matcher(rest);
      assertThat(head.lookingAt()).as(rest).isTrue();
      at += head.group().length() + Integer.parseInt(head.group(1));
      count++;
    }
    return count;
  }
}
