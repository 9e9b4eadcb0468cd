package tricksmith.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class WrappingWriterTest {

  private final StringWriter shown = new StringWriter();
  private final PrintWriter out = new PrintWriter(new WrappingWriter(shown, 20), true);

  @Test
  void breaksLinesBetweenWords() {
    out.print(
        "Hearts may not be led before a heart was played.\n\n  54 | must follow the suit led\n");
    assertThat(shown.toString())
        .isEqualTo(
            """
            Hearts may not be
                led before a
                heart was
                played.

              54 | must follow
                  the suit led
            """);
  }

  @Test
  void keepsLinesThatFitAsTheyAre() {
    out.print("  a   table    1.00 \r\nx  y\n");
    assertThat(shown.toString()).isEqualTo("  a   table    1.00 \r\nx  y\n");
  }

  @Test
  void breaksTextWithoutSpacesButNotBeforePunctuation() {
    out.print("この札は出せません。先に出されたスートです。\n");
    assertThat(shown.toString())
        .isEqualTo(
            """
            この札は出せません。
                先に出されたスー
                トです。
            """);
  }

  @Test
  void cutsWordsThatAreTooLong() {
    out.print("x ".repeat(3) + "a".repeat(45) + " b\n");
    assertThat(shown.toString().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(21));
    assertThat(shown.toString().replaceAll("\\s", "")).isEqualTo("xxx" + "a".repeat(45) + "b");
  }

  @Test
  void breaksNoNamesAtHyphensAndSlashes() {
    out.print("games/classics/jass and --set-after\n");
    assertThat(shown.toString()).isEqualTo("games/classics/jass\n    and --set-after\n");
  }

  @Test
  void keepsIndentationFromFillingTheLine() {
    out.print(" ".repeat(30) + "far to the right\n");
    assertThat(shown.toString()).isEqualTo(" ".repeat(10) + "far to the\n          right\n");
  }

  @Test
  void countsAPromptAsPartOfTheLine() {
    out.print("> ");
    out.flush();
    assertThat(shown.toString()).isEqualTo("> ");
    out.print("nineteen signs here\nand so on\n");
    assertThat(shown.toString()).isEqualTo("> nineteen signs\n      here\nand so on\n");
  }

  @Test
  void breaksLikeTheLineItself() {
    out.print("a line that is too long\r\n");
    assertThat(shown.toString()).isEqualTo("a line that is too\r\n    long\r\n");
  }
}
