package tricksmith.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HarmlessWriterTest {
  private final StringWriter written = new StringWriter();
  private final PrintWriter writer = new PrintWriter(new HarmlessWriter(written));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001b",
        "\u0007",
        "\b",
        "\r",
        "\u0000",
        "\u007f",
        "\u009b",
        "\u0085",
        "\u202e",
        "\u2066",
        "\u200e",
        "\ufeff",
        "\u2028",
        "\udb40\udc41"
      })
  void replacesWhatIsNotMerelyShown(String sign) {
    writer.print("a" + sign + "b");
    assertThat(written).hasToString("a\uFFFDb");
  }

  @Test
  void leavesTheRestAlone() {
    String text = "a\tb\n日本語 ♠ 👩‍👧 e\u0301\r\n";
    writer.print(text);
    assertThat(written).hasToString(text);
  }

  @Test
  void keepsCharactersWholeThatComeInHalves() {
    writer.print("\uD83C");
    writer.print("\uDCA1\n");
    assertThat(written).hasToString("\uD83C\uDCA1\n");
  }
}
